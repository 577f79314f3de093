import { ICONS, type IconName } from '#drawings/icons.ts';
import { useMarkup } from '#ui/article/use-markup.ts';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** A 20-unit icon, hidden from assistive technology: the control around it has the name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const { markup, solid } = ICONS[name];
  return (
    <svg
      className={classNames(styles.icon, solid && styles.solid, className)}
      viewBox="0 0 20 20"
      data-icon={name}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a constant of this project
      dangerouslySetInnerHTML={useMarkup(markup)}
    />
  );
}
