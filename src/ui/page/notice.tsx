import type { ReactNode } from 'react';
import { classNames } from '#ui/controls/class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly tone?: 'plain' | 'error' | 'success';
  /** With `alert` or `status` it is announced when it appears. */
  readonly role?: 'alert' | 'status';
  readonly 'aria-relevant'?: 'additions';
  /** Buttons or links below the message. */
  readonly children?: ReactNode;
}

/** A message in the page, above what it is about. */
export function Notice({ title, text, tone = 'plain', children, ...live }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} {...live}>
      <strong>{title}</strong>
      {text && <span>{text}</span>}
      {children && <div className="button-row">{children}</div>}
    </div>
  );
}
