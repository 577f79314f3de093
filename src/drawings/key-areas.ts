import { fitted, type Projection } from './axonometry.ts';
import { type Drawing, tightened } from './drawing.ts';
import { library, object, update } from './key-areas/depot.ts';
import { clash, levels, quantities } from './key-areas/optibuild.ts';
import { access, carrier, record } from './key-areas/passport.ts';
import { board, clock, map } from './key-areas/value.ts';
import { handbook, practice, tableTop } from './key-areas/workshop.ts';

const drawings = {
  record,
  carrier,
  access,
  object,
  library,
  update,
  'table-top': tableTop,
  practice,
  handbook,
  map,
  clock,
  board,
  levels,
  clash,
  quantities,
} satisfies Record<string, (project: Projection) => string>;

export type KeyAreaDrawing = keyof typeof drawings;

/** The names of all small drawings, three for each service. */
export const KEY_AREA_DRAWINGS = Object.keys(drawings) as readonly KeyAreaDrawing[];

const FRAME = { left: 4, top: 6, width: 212, height: 138 };

/** The small drawing of a service's key area, without an empty border. */
export function keyAreaDrawing(key: KeyAreaDrawing): Drawing {
  return tightened({ width: 220, height: 150, body: fitted(drawings[key], FRAME).body });
}
