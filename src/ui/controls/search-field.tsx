import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly id: string;
  /** The accessible name; the placeholder is what is visible. */
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An input for a search, with a magnifying glass and without a visible label. */
export function SearchField({ id, label, ...input }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        {...input}
        className={classNames(fieldStyles.input, styles.input)}
        id={id}
        type="search"
        onFocus={(event) => {
          leaveRoomForKeyboard(event.currentTarget);
          input.onFocus?.(event);
        }}
      />
    </div>
  );
}

/** On touch screens, scrolls the field to the top, so that an on-screen keyboard leaves room for the results below it. */
function leaveRoomForKeyboard(field: HTMLElement): void {
  if (window.matchMedia('(pointer: coarse)').matches) field.scrollIntoView({ behavior: 'instant' });
}
