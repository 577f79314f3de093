import { svgDocument } from './drawing.ts';
import { INK_PICTURE_STYLE } from './ink-picture-style.ts';
import { depotScene } from './video-posters/depot.ts';
import { optibuildScene } from './video-posters/optibuild.ts';
import { valueScene } from './video-posters/value.ts';
import { workshopScene } from './video-posters/workshop.ts';

const scenes = {
  depot: depotScene,
  workshop: workshopScene,
  value: valueScene,
  optibuild: optibuildScene,
} satisfies Record<string, (floor: number) => string>;

export type PosterSubject = keyof typeof scenes;

export const POSTER_SUBJECTS = Object.keys(scenes) as readonly PosterSubject[];

/** The factor at which a scene is drawn, so that its lines come out heavy enough: it has 640 x 360. */
const SCALE = 2;
const PICTURE = { width: 1280, height: 720 };
/** Top of the slab, on which everything is placed. */
const FLOOR = 678;

/**
 * The poster of a service's video as an SVG document: a scene on the slab, on ink, without text. Its upper left is empty
 * for a title and the button.
 */
export function videoPoster(subject: PosterSubject): string {
  const { width, height } = PICTURE;
  const ground = `<path class="ground" d="M0 0h${width}v${height}H0z"/>`;
  const slab = `<path class="poche" d="M0 ${FLOOR}h${width}v${height - FLOOR}H0z"/>`;
  const scene = `<g transform="scale(${SCALE})">${scenes[subject](FLOOR / SCALE)}</g>`;
  return svgDocument({ ...PICTURE, body: ground + slab + scene }, INK_PICTURE_STYLE);
}
