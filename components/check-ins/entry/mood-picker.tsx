import { Angry, Frown, Laugh, Meh, Smile } from "lucide-react";

const MOODS = [
  { mood: 1, words: "Awful", Face: Angry },
  { mood: 2, words: "Low", Face: Frown },
  { mood: 3, words: "Okay", Face: Meh },
  { mood: 4, words: "Good", Face: Smile },
  { mood: 5, words: "Great", Face: Laugh },
] as const;

type MoodPickerProps = { name: string; value: number | null; onChange: (mood: number | null) => void };

/** How it felt, 1 to 5; pressing the chosen face again takes it back. */
export function MoodPicker({ name, value, onChange }: MoodPickerProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">How did it feel?</legend>
      <div className="flex gap-1.5">
        {MOODS.map(({ mood, words, Face }) => (
          <label
            key={mood}
            title={words}
            className="grid size-11 place-items-center rounded-full border-[1.5px] border-line text-ink-muted transition-colors duration-150 hover:border-ink has-checked:border-coach has-checked:bg-coach has-checked:text-coach-on has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={words}
              checked={value === mood}
              onChange={() => onChange(mood)}
              onClick={() => value === mood && onChange(null)}
            />
            <Face aria-hidden className="size-6" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const moodWords = (mood: number | null) => MOODS.find((known) => known.mood === mood)?.words ?? null;
