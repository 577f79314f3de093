import { type Point, tenths } from './path.ts';

/** Text beside a leader's end. `anchor` says which way the leader runs: `start` to the right, `end` to the left. */
export interface Note {
  readonly label: string;
  readonly detail?: string;
  readonly anchor?: 'start' | 'end';
}

const GAP = 8;

/** A level leader from a point of the object to the abscissa `endX`, with a label of one to three words. */
export function leaderNote([x, y]: Point, endX: number, { label, detail, anchor = 'start' }: Note): string {
  const textX = tenths(endX + (anchor === 'start' ? GAP : -GAP));
  const text = (className: string, dy: number, content: string) =>
    `<text class="${className}" x="${textX}" y="${tenths(y + dy)}" text-anchor="${anchor}">${content}</text>`;
  return (
    `<path class="lead" d="M${tenths(x)} ${tenths(y)}H${tenths(endX)}"/>` +
    `<circle class="pin" cx="${tenths(x)}" cy="${tenths(y)}" r="2.5"/>` +
    text('note', detail ? -3 : 4, label) +
    (detail ? text('note note--sub', 13, detail) : '')
  );
}

interface PointedNote extends Note {
  readonly point: Point;
}

/** Leaders from several points of an object, which all end at the abscissa `endX`. */
export function leaderNotes(endX: number, notes: readonly PointedNote[]): string {
  return notes.map(({ point, ...note }) => leaderNote(point, endX, note)).join('');
}
