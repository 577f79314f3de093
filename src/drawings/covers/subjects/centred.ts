import { fitted, type Projection } from '../../axonometry.ts';
import { COVER } from '../pen.ts';

/** An axonometric motif in the middle of the cover, as large as `size` allows. */
export function centred(
  draw: (project: Projection) => string,
  size: { readonly width: number; readonly height: number },
): string {
  const frame = { ...size, left: (COVER.width - size.width) / 2, top: (COVER.height - size.height) / 2 };
  return fitted(draw, frame);
}
