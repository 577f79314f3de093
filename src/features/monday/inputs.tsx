import { Field } from '#ui/controls/field.tsx';
import styles from './monday.module.css';

/** A field for a number or a day. With `options` it is a choice: the keys are the values, the texts are their labels. */
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

/** The inputs of a calculation. `onChange` gets all values whenever one of them changes. */
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
