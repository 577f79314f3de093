import type { ButtonHTMLAttributes } from 'react';
import type { IconName } from '#drawings/icons.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
  /** Whether it lacks a border. */
  readonly plain?: boolean;
}

/** A square button that shows only an icon. */
export function IconButton({ icon, label, plain = false, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(styles.button, plain && styles.plain)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
