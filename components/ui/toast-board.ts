export type Toast = {
  title: string;
  description?: string;
  variant?: "default" | "destructive" | "success";
  /** Milliseconds on screen; 5000 unless told (spec 1 §9). */
  duration?: number;
  action?: { label: string; onPress: () => void };
};

export type PinnedToast = Toast & { serial: number };

let pinned: PinnedToast | null = null;
let serial = 0;
const readers = new Set<() => void>();

const pin = (next: PinnedToast | null): void => {
  pinned = next;
  for (const read of readers) read();
};

/** Shows a toast from anywhere in the browser. There is one at a time: a new one takes the place of the last. */
export const toast = (words: Toast): void => {
  serial += 1;
  pin({ ...words, serial });
};

/** Takes that toast down, unless another has already taken its place. */
export const unpin = (which: number): void => {
  if (pinned?.serial === which) pin(null);
};

export const pinnedToast = (): PinnedToast | null => pinned;

export const watchToasts = (read: () => void): (() => void) => {
  readers.add(read);
  return () => readers.delete(read);
};
