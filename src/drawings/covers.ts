import { COVER_COLOURWAYS, inColours } from './covers/colourway.ts';
import { motifOf, type Subject } from './covers/subject.ts';
import { svgDocument } from './drawing.ts';
import { hash, mulberry32 } from './random.ts';

/** The size of a post cover. */
export const COVER = { width: 1200, height: 750 };

/** The fields of a post that its cover is drawn from. */
export interface CoverPost extends Subject {
  readonly slug: string;
}

/** The markup of the motifs, by name (scripts/read-drawing.ts). */
export type Motifs = Readonly<Record<string, string>>;

/** Any text would do. With this one, the covers of the first posts differ in ground from those beside and below them. */
const SALT = 'c16668';

/**
 * Keeps lines thin at every size of the picture. Lines of 3 or 4 units, such as a level line, are the strong ones. Dashes of
 * 9 units with gaps of 8 show what is hidden, planned or past; all other dashed lines are drawn as axes.
 */
const HAIRLINES = [
  'path,circle{vector-effect:non-scaling-stroke;stroke-width:1.25}',
  '[stroke-width="3"]{stroke-width:1.75}[stroke-width="4"]{stroke-width:2}',
  '[stroke-dasharray]{stroke-dasharray:14 4 2 4}[stroke-dasharray="9 8"]{stroke-dasharray:4 4}',
].join('');

/**
 * The cover of a post as an SVG document, 1200 x 750. A post has the same cover in lists, on its page and on its share card: its
 * title and categories decide what the cover shows, or its slug if they name no known subject, and the slug decides the ground.
 *
 * @throws Error if a motif has no file
 */
export function postCover(post: CoverPost, motifs: Motifs): string {
  const { width, height } = COVER;
  const { ground, body } = coverParts(post, motifs);
  const groundRect = `<path d="M0 0H${width}V${height}H0z" fill="${ground}"/>`;
  return svgDocument({ width, height, body: groundRect + body }, HAIRLINES);
}

/** The cover in parts, for pictures of another shape: the colour of the ground, and the drawing on it. */
export function coverParts(
  { slug, ...subject }: CoverPost,
  motifs: Motifs,
): { ground: string; body: string } {
  const random = mulberry32(hash(SALT + slug));
  const [fallback] = COVER_COLOURWAYS;
  const colourway = COVER_COLOURWAYS[Math.floor(random() * COVER_COLOURWAYS.length)] ?? fallback;
  const motif = motifOf(subject, random());
  const file = motifs[motif];
  if (file === undefined) throw new Error(`There is no drawing covers/${motif}.svg`);
  return { ground: colourway.ground, body: inColours(file, colourway) };
}
