import { Field } from '#ui/controls/field.tsx';
import styles from './monday.module.css';

/** A number or a day to enter, or one of a few values to choose, by the texts that name them. */
export interface Input {
  readonly label: string;
  readonly type?: 'number' | 'date';
  readonly options?: Readonly<Record<string, string>>;
}

interface InputsProps<Name extends string> {
  readonly inputs: Readonly<Record<Name, Input>>;
  /** The initial values by name. */
  readonly values: Readonly<Record<Name, string>>;
  readonly onChange: (values: Record<Name, string>) => void;
}

/** The inputs of a calculation, which is made again with each change. */
export function Inputs<Name extends string>({ inputs, values, onChange }: InputsProps<Name>) {
  return (
    <form
      className={styles.inputs}
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) =>
        onChange(Object.fromEntries(new FormData(currentTarget)) as Record<Name, string>)
      }
    >
      {Object.entries<Input>(inputs).map(([name, { label, type, options }]) => (
        <Field key={name} label={label}>
          {(control) => {
            const input = { ...control, name, defaultValue: values[name as Name] };
            if (!options) return <input {...input} type={type} step="any" />;
            return (
              <select {...input}>
                {Object.entries(options).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            );
          }}
        </Field>
      ))}
    </form>
  );
}
