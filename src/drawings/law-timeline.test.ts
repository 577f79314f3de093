import { expect, test } from 'vitest';
import { lawTimeline, lawTimelineDown, type TimelineLane, type TimelineMark } from './law-timeline.ts';

const mark = (at: number, label: string): TimelineMark => ({ at, label, date: `in ${Math.floor(at)}` });
const today = mark(2026.9, 'Today');
const lanes: TimelineLane[] = [
  {
    name: 'Act',
    marks: [mark(2025, 'In force'), mark(2026, 'Applied'), mark(2027, 'Penalties'), mark(2040, 'End')],
  },
  { name: 'Registry', marks: [mark(2026.5, 'Live')], open: { label: 'Passport', date: 'No date' } },
];

/** The texts of a drawing with their place. */
function textsOf(body: string): { x: number; y: number; text: string; anchor: string }[] {
  return [...body.matchAll(/<text [^>]*x="([\d.]+)" y="([\d.]+)"(?: text-anchor="(\w+)")?>([^<]*)</g)].map(
    ([, x, y, anchor = 'start', text = '']) => ({ x: Number(x), y: Number(y), anchor, text }),
  );
}

test.each([
  ['from left to right', [lawTimeline(lanes, today)]],
  ['from top to bottom', lawTimelineDown(lanes, today)],
])('the timeline %s names every step, today and what has no date yet', (_, drawings) => {
  const body = drawings.map((drawing) => drawing.body).join('');
  for (const label of ['In force', 'Applied', 'Penalties', 'End', 'Live', 'Passport', 'Today', 'No date']) {
    expect(body).toContain(label);
  }
  // Past steps are filled, future ones are rings.
  expect(body.match(/class="pin"/g)).toHaveLength(3);
  expect(body.match(/class="bub"/g)?.length).toBeGreaterThanOrEqual(2);
});

test('time runs to the right, and no label leaves the drawing or covers another one', () => {
  const crowded = [2030, 2031, 2032, 2033, 2040.9].map((at) => mark(at, 'A long label'));
  const { body, width, height } = lawTimeline([{ name: 'Act', marks: crowded }], today);
  const circleXs = [...body.matchAll(/<circle [^>]*cx="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(circleXs).toEqual(circleXs.toSorted((a, b) => a - b));
  const labelWidth = 12 * 7.4; // A label has 12 letters, each 7.4 units wide.
  const labels = textsOf(body)
    .filter(({ text }) => text === 'A long label')
    .map(({ x, y, anchor }) => ({ x: anchor === 'end' ? x - labelWidth : x, y }));
  expect(labels).toHaveLength(crowded.length);
  for (const [i, { x, y }] of labels.entries()) {
    expect(x + labelWidth).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
    const covered = labels.filter(
      (other, j) => j !== i && other.y === y && Math.abs(other.x - x) < labelWidth,
    );
    expect(covered).toEqual([]);
  }
});
