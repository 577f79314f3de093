import { Field } from '#ui/controls/field.tsx';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, values, nameOf, value, onChoose } = props;
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ currentTarget }) => onChoose(values[currentTarget.selectedIndex] ?? value)}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
