import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import type { IconName } from '#drawings/icons.ts';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { ExternalLink } from './external-link.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'cta';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** The class of an element that looks like a button. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
}: Pick<Look, 'variant' | 'size'>): string {
  return classNames(styles.button, styles[variant], styles[size]);
}

function Content({ icon, children }: Pick<Look, 'icon' | 'children'>) {
  return (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  );
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly busy?: boolean };

/** A button. `busy` shows a spinner and disables it. */
export function Button({ variant, size, icon, children, busy = false, disabled, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant: variant ?? 'primary', size: size ?? 'medium' })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <Content {...(icon && { icon })}>{children}</Content>
    </button>
  );
}

type LinkButtonProps = Look & {
  /** A path of this site, a URL of another site, which opens in a new tab, or a `mailto:` URL. */
  readonly to: string;
  readonly label?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, children, to, label, onClick }: LinkButtonProps) {
  const className = buttonClass({ variant: variant ?? 'primary', size: size ?? 'medium' });
  const content = <Content {...(icon && { icon })}>{children}</Content>;
  if (/^https?:/.test(to)) {
    return (
      <ExternalLink href={to} className={className} {...(label && { 'aria-label': label })}>
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
    <Link to={to} className={className} aria-label={label} {...(onClick && { onClick })}>
      {content}
    </Link>
  );
}
