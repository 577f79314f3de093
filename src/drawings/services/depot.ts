import { box, fitted, frontFace, ghostBox, levelFace, type Projection, type Span } from '../axonometry.ts';
import type { Drawing } from '../drawing.ts';
import { insulationLoops } from '../insulation.ts';
import { aroundCircle, polygon, strokes } from '../path.ts';

const DEPTH = 66;
const LENGTH = 184;
const HEIGHT = 214;
const BAY = 92;
const POSTS = [184, 92, 0];
const BOARD_TOP = 8;

/** Racking with objects, one of them pulled out. */
export function depotDrawing(): Drawing {
  const { body } = fitted(drawDepot, { left: 18, top: 14, width: 284, height: 292 });
  return { width: 320, height: 320, body };
}

/** Draws an object on the shelf of the bay that starts at `x`; `z` is the top of the shelf. */
type ShelfObject = (project: Projection, x: number, z: number) => string;

interface Shelf {
  readonly height: number;
  readonly left: ShelfObject;
  readonly right: ShelfObject;
}

const SHELVES: readonly Shelf[] = [
  { height: 0, left: hollowBlock, right: pipes },
  { height: 74, left: windowUnit, right: panels },
  { height: 148, left: bricks, right: emptyPlace },
];

function drawDepot(project: Projection): string {
  const post = (x: number, y: number) => box(project, [x - 3, x + 3], [y - 3, y + 3], [0, HEIGHT]);
  const posts = (y: number) => POSTS.map((x) => post(x, y)).join('');
  const shelves = SHELVES.map(({ height, left, right }) => {
    const board = box(project, [0, LENGTH], [0, DEPTH], [height + 2, height + BOARD_TOP]);
    const objects = right(project, BAY, height + BOARD_TOP) + left(project, 0, height + BOARD_TOP);
    const beam = box(project, [0, LENGTH], [DEPTH - 2, DEPTH + 2], [height, height + BOARD_TOP]);
    return board + objects + beam;
  });
  return posts(0) + shelves.join('') + posts(DEPTH) + takenObject(project);
}

function hollowBlock(project: Projection, x: number, z: number): string {
  const cores = [20, 39, 58].map((start) =>
    polygon(levelFace(project, [x + start, x + start + 13], [20, 46], z + 38), 'hole'),
  );
  return box(project, [x + 14, x + 78], [12, 54], [z, z + 38]) + cores.join('');
}

function pipes(project: Projection, x: number, z: number): string {
  const circle = (centre: number, y: number, radius: number, points: number) =>
    aroundCircle(points, (cosine, sine) => project(x + centre + radius * cosine, y, z + 14 + radius * sine));
  return [24, 52]
    .map((centre) => {
      const back = circle(centre, 8, 13, 24);
      const front = circle(centre, 58, 13, 24);
      // The lateral surface touches the end circles at these two of their points.
      const mantle = [back[4], front[4], front[18], back[18]].filter((point) => point !== undefined);
      const bore = circle(centre, 58, 8, 20);
      return polygon(back, 'f') + polygon(mantle, 'e') + polygon(front, 'f') + polygon(bore, 'hole');
    })
    .join('');
}

function windowUnit(project: Projection, x: number, z: number): string {
  const pane = ([from, to]: Span) =>
    polygon(frontFace(project, [x + from, x + to], 36, [z + 7, z + 51]), 'hole');
  return box(project, [x + 16, x + 76], [26, 36], [z, z + 58]) + pane([23, 43.5]) + pane([48.5, 69]);
}

function panels(project: Projection, x: number, z: number): string {
  return [0, 8, 16, 24, 32]
    .map((height) => box(project, [x + 10, x + 80], [10, 56], [z + height, z + height + 7]))
    .join('');
}

/** Three, two and one, set back on the left. */
function bricks(project: Projection, x: number, z: number): string {
  return [0, 1, 2]
    .flatMap((course) =>
      [0, 1, 2].slice(0, 3 - course).map((column) => {
        const start = x + 12 + (2 - column) * 22;
        return box(project, [start, start + 20], [14, 50], [z + course * 15, z + course * 15 + 13]);
      }),
    )
    .join('');
}

const OBJECT = { from: 16, to: 76, back: 10, front: 56, height: 44 };
/** How far the removed object is in front of its place. */
const PULLED_OUT = 118;

function emptyPlace(project: Projection, x: number, z: number): string {
  const { from, to, back, front, height } = OBJECT;
  return ghostBox(project, [x + from, x + to], [back, front], [z, z + height]);
}

function takenObject(project: Projection): string {
  const { from, to, back, front, height } = OBJECT;
  const [x0, x1] = [BAY + from, BAY + to];
  const z = 148 + BOARD_TOP;
  const corners = [
    [x0, z],
    [x1, z],
    [x1, z + height],
    [x0, z + height],
  ] as const;
  const way = corners.map(([x, level]) => [project(x, front, level), project(x, back + PULLED_OUT, level)]);
  const object = box(project, [x0, x1], [back + PULLED_OUT, front + PULLED_OUT], [z, z + height], 'real');
  const hatch = insulationLoops((along, across) => project(x0, back + PULLED_OUT + along, z + 3 + across), {
    length: front - back,
    pitch: 9,
    thickness: height - 6,
  });
  return `${strokes(way, 'dash')}${object}<path class="d real-d" d="${hatch}"/>`;
}
