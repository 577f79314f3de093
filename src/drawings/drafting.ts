import { frontFace, type Projection, type Span } from './axonometry.ts';
import { insulationLoops } from './insulation.ts';
import { type Point, pathData, polygon, strokes, tenths } from './path.ts';

/** The width of all figures of articles: the margin beside the text at 1280 px. */
export const FIGURE_WIDTH = 240;

interface Lettering {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string;
}

/** A label of one to three words; `y` is its base line. */
export function label(x: number, y: number, text: string, lettering: Lettering = {}): string {
  const { anchor = 'start', className = 'note' } = lettering;
  return `<text class="${className}" x="${tenths(x)}" y="${tenths(y)}" text-anchor="${anchor}">${text}</text>`;
}

/** The corners of an upright rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A filled upright rectangle. */
export function plate(x: number, y: number, width: number, height: number, className = 'f'): string {
  return `<path class="${className}" d="${pathData(rectangle(x, y, width, height))}"/>`;
}

/** How far a dimension's lines pass its ends. */
const OVERSHOOT = 5;

/** A level dimension with oblique ticks, its text in the middle below. */
export function dimension(from: number, to: number, y: number, text: string): string {
  const ends = [from, to];
  const upright = ends.map((x): Point[] => [
    [x, y - OVERSHOOT],
    [x, y + OVERSHOOT],
  ]);
  const ticks = ends.map((x): Point[] => [
    [x - 3, y + 3],
    [x + 3, y - 3],
  ]);
  return (
    strokes(
      [
        [
          [from, y],
          [to, y],
        ],
        ...upright,
      ],
      'dim',
    ) +
    strokes(ticks, 'tick') +
    label((from + to) / 2, y + 15, text, { anchor: 'middle', className: 'note note--sub' })
  );
}

/** A triangle that stands on a level line. */
export function levelMark(x: number, y: number): string {
  return `<path class="pin" d="M${tenths(x - 5)} ${tenths(y - 7)}L${tenths(x + 5)} ${tenths(y - 7)}L${tenths(x)} ${tenths(y)}Z"/>`;
}

/** A line through the points with an open head at its end. */
export function arrow(points: readonly Point[], className = 'd2'): string {
  const [[fromX, fromY], [x, y]] = points.slice(-2) as [Point, Point];
  const turn = Math.atan2(y - fromY, x - fromX);
  const wing = (angle: number): Point => [x - 7 * Math.cos(turn + angle), y - 7 * Math.sin(turn + angle)];
  return strokes([points], className) + strokes([[wing(0.45), [x, y], wing(-0.45)]], 'd2');
}

/** The hatch for earth, below a ground line. */
export function earth(from: number, to: number, y: number): string {
  const groups = Math.floor((to - from) / 30);
  const lines = Array.from({ length: groups * 3 }, (_, i): Point[] => {
    const x = from + 12 + Math.floor(i / 3) * 30 + (i % 3) * 6;
    return [
      [x, y],
      [x - 9, y + 9],
    ];
  });
  return (
    strokes(
      [
        [
          [from, y],
          [to, y],
        ],
      ],
      'd2',
    ) + strokes(lines)
  );
}

/** The hatch for insulation in an upright rectangle, along its width. */
export function loops(x: number, y: number, width: number, height: number, pitch = 9): string {
  const size = { length: width - 4, pitch, thickness: height - 6 };
  const data = insulationLoops((along, across) => [x + 2 + along, y + 3 + across], size);
  return `<path class="d real-d" d="${data}"/>`;
}

/** The hatch for a real thing in section: lines at 45 degrees. */
export function hatch(x: number, y: number, width: number, height: number, step = 7): string {
  const count = Math.floor((width + height - 1) / step);
  const lines = Array.from({ length: count }, (_, i): Point[] => {
    const reach = (i + 1) * step;
    return [
      [x + Math.max(0, reach - height), y + Math.min(reach, height)],
      [x + Math.min(reach, width), y + Math.max(0, reach - width)],
    ];
  });
  return strokes(lines, 'd real-d');
}

/** How far up the front a sill reaches, for each unit of a wall's depth: seen in the house projection. */
const SILL = 0.8165;

/** An opening in a front at `y`, with the sill and the jamb that are seen through it. */
export function opening(project: Projection, x: Span, z: Span, y: number, depth: number): string {
  const [jamb, sill] = [x[1] - depth, z[0] + depth * SILL];
  const corner = project(jamb, y, sill);
  return (
    polygon(frontFace(project, x, y, z), 'hole') +
    strokes([
      [project(x[0], y, sill), corner, project(jamb, y, z[1])],
      [corner, project(x[1], y, z[0])],
    ])
  );
}
