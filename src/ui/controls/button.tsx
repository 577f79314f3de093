import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import type { IconName } from '#drawings/icons.ts';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { ExternalLink } from './external-link.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'cta';
export type ButtonSize = 'small' | 'medium' | 'large';

interface CommonProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** The class of an element that looks like a button. */
export function buttonClass(look: Pick<CommonProps, 'variant' | 'size'>): string {
  const { variant = 'primary', size = 'medium' } = look;
  return classNames(styles.button, styles[variant], styles[size]);
}

function ButtonContent({ icon, children }: Pick<CommonProps, 'icon' | 'children'>) {
  return (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  );
}

type ButtonProps = CommonProps & ButtonHTMLAttributes<HTMLButtonElement> & { readonly busy?: boolean };

/** A button. `busy` shows a spinner and disables it. */
export function Button({ variant, size, icon, children, busy = false, disabled, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant, size })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </button>
  );
}

type LinkButtonProps = CommonProps & {
  /** A path of this site, a `mailto:` URL, or a URL of another site. The last opens in a new tab. */
  readonly to: string;
  /** The accessible name, if it differs from the text. */
  readonly label?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, children, to, label, onClick }: LinkButtonProps) {
  const className = buttonClass({ variant, size });
  const content = <ButtonContent icon={icon}>{children}</ButtonContent>;
  if (/^https?:/.test(to)) {
    return (
      <ExternalLink href={to} className={className} aria-label={label}>
        {content}
      </ExternalLink>
    );
  }
  if (to.startsWith('mailto:')) {
    return (
      <a href={to} className={className}>
        {content}
      </a>
    );
  }
  return (
    <Link to={to} className={className} aria-label={label} onClick={onClick}>
      {content}
    </Link>
  );
}
