import type { ReactNode } from "react";

/** One numbered section. Its id is its address (`/privacy-policy#deletion`): never rename one that people may have linked. */
export type LegalSection = { readonly id: string; readonly title: string; readonly body: ReactNode };

/** A legal page as data; the frame numbers the sections and makes the table of contents. */
export type LegalText = {
  readonly title: string;
  /** The whole page in a few lines, for those who read nothing else. */
  readonly inShort: readonly ReactNode[];
  readonly sections: readonly LegalSection[];
};
