import type { ComponentProps } from 'react';
import { classNames } from '#ui/controls/class-names.ts';

interface PageSectionProps extends ComponentProps<'section'> {
  /** Whether it has less space above and below. */
  readonly tight?: boolean;
  /** For the full-width element: its background (`on-film`), and `screen-only` if it is not printed. */
  readonly className?: string | undefined;
  /** The class of its content, for instance `stack`. */
  readonly layout?: string | undefined;
}

/** A section of a page. Its background is as wide as the window, and its content as wide as that of all pages. */
export function PageSection({ tight = false, className, layout, children, ...section }: PageSectionProps) {
  return (
    <section {...section} className={classNames('section', tight && 'section--tight', className)}>
      <div className={classNames(layout, 'wrap')}>{children}</div>
    </section>
  );
}
