import type { Drawing as DrawingData } from '#drawings/drawing.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { useMarkup } from './use-markup.ts';

interface DrawingProps {
  readonly drawing: DrawingData;
  readonly className?: string | undefined;
  /** What the drawing shows; a drawing without a label is decoration, hidden from assistive technology. */
  readonly label?: string;
  readonly preserveAspectRatio?: string;
}

/** An illustration of the design system. It takes its colours from the surface it is on. */
export function Drawing({ drawing, className, label, ...svg }: DrawingProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={classNames('drawing', className)}
      viewBox={drawing.viewBox ?? `0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      {...svg}
      {...naming}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from src/drawings, not from data
      dangerouslySetInnerHTML={useMarkup(drawing.body)}
    />
  );
}
