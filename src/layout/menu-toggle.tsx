import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '#ui/controls/class-names.ts';
import { Icon } from '#ui/controls/icon.tsx';
import styles from './menu-toggle.module.css';

interface MenuToggleProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: 'menu' | 'close';
  readonly label: string;
}

/** The button at the right end of the bar that opens or closes the full-screen menu. */
export function MenuToggle({ icon, label, className, ...button }: MenuToggleProps) {
  return (
    <button type="button" {...button} className={classNames(styles.toggle, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
