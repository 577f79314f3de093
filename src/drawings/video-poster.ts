import { fitted, type Projection } from './axonometry.ts';
import { boundsOf, svgDocument } from './drawing.ts';
import { INK_PICTURE_STYLE } from './ink-picture-style.ts';
import { tenths } from './path.ts';
import { drawDepot } from './services/depot.ts';
import { drawOptibuild } from './services/optibuild.ts';
import { drawValue } from './services/value.ts';
import { drawWorkshop } from './services/workshop.ts';

const drawings = {
  depot: drawDepot,
  workshop: drawWorkshop,
  value: drawValue,
  optibuild: drawOptibuild,
} satisfies Record<string, (project: Projection) => string>;

export type PosterSubject = keyof typeof drawings;

export const POSTER_SUBJECTS = Object.keys(drawings) as readonly PosterSubject[];

/** The factor at which the picture is drawn, so that its lines come out heavy enough. */
const SCALE = 2;
const PICTURE = { width: 1280, height: 720 };
/** Top of the slab, on which everything is placed. */
const FLOOR = 678;
/** The upper left stays empty for a title. */
const FRAME = { left: 544, top: 44, width: 680, height: FLOOR - 44 };

/** The poster of a service's video as an SVG document: its drawing on the slab, on ink, without text. */
export function videoPoster(subject: PosterSubject): string {
  const frame = {
    left: FRAME.left / SCALE,
    top: FRAME.top / SCALE,
    width: FRAME.width / SCALE,
    height: FRAME.height / SCALE,
  };
  const { body } = fitted(drawings[subject], frame);
  const lift = FLOOR / SCALE - boundsOf(body).bottom;
  const { width, height } = PICTURE;
  const ground = `<path class="ground" d="M0 0h${width}v${height}H0z"/>`;
  const slab = `<path class="poche" d="M0 ${FLOOR}h${width}v${height - FLOOR}H0z"/>`;
  const drawing = `<g transform="scale(${SCALE}) translate(0 ${tenths(lift)})">${body}</g>`;
  return svgDocument({ ...PICTURE, body: ground + slab + drawing }, INK_PICTURE_STYLE);
}
