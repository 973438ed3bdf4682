import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { GOAL_CATEGORIES } from "@/lib/core/goals/goal";
import type { GoalInput } from "@/lib/core/goals/goal-draft";

/** A goal as its form holds it: numbers as typed. */
export type GoalForm = {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly targetValue: string;
  readonly unit: string;
  readonly deadline: string;
  readonly dailyTarget: string;
  readonly dailyTargetUnit: string;
};

export const blankGoal: GoalForm = {
  title: "",
  description: "",
  category: "personal",
  targetValue: "",
  unit: "",
  deadline: "",
  dailyTarget: "",
  dailyTargetUnit: "",
};

const number = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.replace(/,(?=\d{3}\b)/g, "")));

export const inputOf = (form: GoalForm): GoalInput => ({
  ...form,
  targetValue: number(form.targetValue),
  deadline: form.deadline || null,
  dailyTarget: form.dailyTarget.trim() === "" ? null : number(form.dailyTarget),
  dailyTargetUnit: form.dailyTargetUnit || null,
});

/** Takes the member to the first field that is not right, in the order in which they see them. */
export function focusProblem(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  const isWrong = (field: Element) => (field.getAttribute("name") ?? "") in errors;
  const field = [...form.elements].find(isWrong);
  if (field instanceof HTMLElement) field.focus();
}

type GoalFieldsProps = {
  form: GoalForm;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<GoalForm>) => void;
};

/** The fields that making a goal and changing one share (spec 1 §5 "Goal settings"). */
export function GoalFields({ form, errors, onChange }: GoalFieldsProps) {
  const bind = (name: keyof GoalForm) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label="Title" required error={errors.title}>
        {(wires) => <Input {...wires} {...bind("title")} maxLength={200} placeholder="Run a half marathon" />}
      </Field>
      <Field label="Description" error={errors.description}>
        {(wires) => (
          <Textarea {...wires} {...bind("description")} maxLength={2000} placeholder="Why it matters to you" />
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Target value" required error={errors.targetValue}>
          {(wires) => <Input {...wires} {...bind("targetValue")} inputMode="decimal" placeholder="21" />}
        </Field>
        <Field label="Unit" required error={errors.unit}>
          {(wires) => <Input {...wires} {...bind("unit")} maxLength={40} placeholder="miles" autoCapitalize="none" />}
        </Field>
        <Field label="Category" error={errors.category}>
          {(wires) => (
            <Select {...wires} {...bind("category")}>
              {GOAL_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {category.charAt(0).toUpperCase() + category.slice(1)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Deadline" error={errors.deadline}>
          {(wires) => <Input {...wires} {...bind("deadline")} type="date" />}
        </Field>
        <Field label="Daily target" hint="What one tap logs" error={errors.dailyTarget}>
          {(wires) => <Input {...wires} {...bind("dailyTarget")} inputMode="decimal" />}
        </Field>
        <Field label="Daily target unit" error={errors.dailyTargetUnit}>
          {(wires) => <Input {...wires} {...bind("dailyTargetUnit")} maxLength={40} autoCapitalize="none" />}
        </Field>
      </div>
    </>
  );
}
