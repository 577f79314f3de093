import type { Drawing } from './drawing.ts';
import { depotDrawing } from './services/depot.ts';
import { optibuildDrawing } from './services/optibuild.ts';
import { passportDrawing } from './services/passport.ts';
import { valueDrawing } from './services/value.ts';
import { workshopDrawing } from './services/workshop.ts';

const drawings = {
  passport: passportDrawing,
  depot: depotDrawing,
  workshop: workshopDrawing,
  value: valueDrawing,
  optibuild: optibuildDrawing,
} satisfies Record<string, () => Drawing>;

export type DrawnService = keyof typeof drawings;

/** The illustration of a service: 320 x 320, for passport and optibuild 640 x 320 with labels on the right half. */
export function serviceDrawing(id: DrawnService): Drawing {
  return drawings[id]();
}

/** Right edge of the labels in the two wide drawings, where a page head crops them. */
const HEAD_WIDTHS: Partial<Record<DrawnService, number>> = { passport: 540, optibuild: 490 };

/** The illustration of a service for a page head: the wide ones without the empty space behind their labels. */
export function serviceHeadDrawing(id: DrawnService): Drawing {
  const drawing = serviceDrawing(id);
  const width = HEAD_WIDTHS[id];
  return width ? { ...drawing, width, viewBox: `0 0 ${width} ${drawing.height}` } : drawing;
}
