import type { Drawing } from './drawing.ts';
import { toTenths } from './to-tenths.ts';

/** A step on a timeline. */
export interface TimelineMark {
  /** Its moment in years, such as 2026.5. */
  readonly at: number;
  /** One to three words. */
  readonly label: string;
  /** Its date as text. */
  readonly date: string;
}

type StepTexts = Pick<TimelineMark, 'label' | 'date'>;

/** A line of the timeline: an act with its steps. */
export interface TimelineLane {
  readonly name: string;
  readonly marks: readonly TimelineMark[];
  /** What has no date yet: written on the dashed part of the line. */
  readonly open?: StepTexts;
}

/** Sizes and places in units of the drawing. The years after the break in the line are narrower than those before it. */
const WIDTH = 1100;
const FIRST_YEAR = 2024;
const BREAK_YEAR = 2028;
const LAST_YEAR = 2041;
const LEFT = 116;
const BREAK_LEFT = 674;
const BREAK_RIGHT = 696;
const RIGHT = 1092;
const TOP = 58;
const TIER_HEIGHT = 34;
const LANE_HEIGHT = 62;
const CHARACTER_WIDTH = 7.4;
const YEARS_TOP = 30;
/** The gaps beside a label: to its step, to the next label, and to today's levelling staff. */
const [STEP_GAP, LABEL_GAP, STAFF_GAP] = [7, 12, 16];

/** The timeline of all acts, with time from left to right: to scale until 2028, then with narrower years. */
export function lawTimeline(lanes: readonly TimelineLane[], today: TimelineMark): Drawing {
  let y = TOP;
  const todayX = xOf(today.at);
  const drawn = lanes.map((lane) => {
    const placed = withTiers(lane.marks, todayX);
    y += LANE_HEIGHT + Math.max(0, ...placed.map(({ tier }) => tier)) * TIER_HEIGHT;
    return drawLane(lane, placed, y, todayX);
  });
  const height = y + 24;
  const body = drawYears(YEARS_TOP) + drawn.join('') + drawLevellingStaff(today, height);
  return { width: WIDTH, height, body };
}

function xOf(at: number): number {
  return at <= BREAK_YEAR
    ? LEFT + ((at - FIRST_YEAR) / (BREAK_YEAR - FIRST_YEAR)) * (BREAK_LEFT - LEFT)
    : BREAK_RIGHT + ((at - BREAK_YEAR) / (LAST_YEAR - BREAK_YEAR)) * (RIGHT - BREAK_RIGHT);
}

interface PlacedMark extends TimelineMark {
  readonly x: number;
  /** Whether its label ends left of the step, instead of beginning right of it. */
  readonly isLeft: boolean;
  /** How many labels are below its own. */
  readonly tier: number;
}

/**
 * Labels are right of their step, or left where they would cross today's levelling staff or the border. Each label is raised
 * above those that it would touch: left labels in order of time, then right ones in reverse, so that no leader crosses a label.
 */
function withTiers(marks: readonly TimelineMark[], todayX: number): PlacedMark[] {
  const placed = marks.map((mark) => {
    const x = xOf(mark.at);
    const width = Math.max(mark.label.length, mark.date.length) * CHARACTER_WIDTH;
    const isLeft = (x <= todayX && x + width + STAFF_GAP > todayX) || x + width + STEP_GAP > WIDTH;
    const left = isLeft ? x - STEP_GAP - width : x + STEP_GAP;
    return { ...mark, x, left, right: left + width, isLeft, tier: 0 };
  });
  const ordered = [
    ...placed.filter(({ isLeft }) => isLeft),
    ...placed.filter(({ isLeft }) => !isLeft).toReversed(),
  ];
  for (const [i, mark] of ordered.entries()) {
    const touched = ordered
      .slice(0, i)
      .filter((other) => mark.left < other.right + LABEL_GAP && other.left < mark.right + LABEL_GAP)
      .map(({ tier }) => tier);
    while (touched.includes(mark.tier)) mark.tier += 1;
  }
  return placed;
}

function drawLane(
  { name, open }: TimelineLane,
  marks: readonly PlacedMark[],
  y: number,
  todayX: number,
): string {
  const ticks = YEARS.map(xOf).filter((x) => marks.length > 0 || x > todayX);
  const pastLine = marks.length > 0 ? `<path d="M${LEFT} ${y}H${toTenths(todayX)}"/>` : '';
  return (
    text(0, y + 4, name) +
    `${pastLine}<path class="dash" d="M${toTenths(todayX)} ${y}H${RIGHT}"/>` +
    `<path class="d" d="${ticks.map((x) => `M${toTenths(x)} ${y - 3}v6`).join('')}"/>` +
    // The break in the scale.
    `<path d="M${BREAK_LEFT + 4} ${y + 7}l5 -14M${BREAK_LEFT + 12} ${y + 7}l5 -14"/>` +
    marks.map((mark) => drawMark(mark, y, mark.x <= todayX)).join('') +
    marks
      .map((mark) =>
        label(mark.x + (mark.isLeft ? -STEP_GAP : STEP_GAP), y - 10 - mark.tier * TIER_HEIGHT, mark),
      )
      .join('') +
    (open ? label(todayX + STAFF_GAP, y - 10, { label: open.date, date: open.label }) : '') // Here the date is above the label.
  );
}

/** A step: filled if its day has come, otherwise a ring. */
function drawMark(mark: PlacedMark, y: number, hasCome: boolean): string {
  const top = y - 32 - mark.tier * TIER_HEIGHT;
  return (
    `<path class="lead" d="M${toTenths(mark.x)} ${y}V${top}"/>` +
    `<circle class="${hasCome ? 'pin' : 'bub'}" cx="${toTenths(mark.x)}" cy="${y}" r="4.5"/>`
  );
}

/** The years with a mark: from the break on, every other one. The 1e-9 puts 2028 behind the break instead of before it. */
const YEARS = [2024, 2025, 2026, 2027, 2028 + 1e-9, 2030, 2032, 2034, 2036, 2038, 2040];

/** A mark for each year, beside its number. */
function drawYears(y: number): string {
  const marks = YEARS.map(xOf).map((x) => `M${toTenths(x)} ${y}v14`);
  const names = YEARS.map((year) => text(xOf(year) + 5, y + 10, year.toFixed(), 'note--sub'));
  return `<path class="d" d="${marks.join('')}"/>${names.join('')}`;
}

/** Today, as the texts state it: a levelling staff, the only coloured object. */
function drawLevellingStaff({ at, label: name, date }: TimelineMark, height: number): string {
  const x = xOf(at);
  const count = Math.round((height - YEARS_TOP) / 16);
  const field = (height - YEARS_TOP) / count;
  const fields = Array.from({ length: count }, (_, i) => {
    const left = i % 2 === 0 ? x - 3.5 : x;
    return `M${toTenths(left)} ${toTenths(YEARS_TOP + i * field)}h3.5v${toTenths(field)}h-3.5z`;
  });
  return (
    `<path class="real-fill" d="M${toTenths(x - 3.5)} ${YEARS_TOP}h7V${height}h-7z"/>` +
    `<path class="staff" d="${fields.join('')}"/>` +
    text(x, 8, name, 'note', 'middle') +
    text(x, 22, date, 'note--sub', 'middle')
  );
}

/** The sizes of the timeline for a narrow page. */
const ROW_HEIGHT = 54;
const NARROW_WIDTH = 340;
const LINE_X = 14;

/** The timeline for a narrow page, not to scale: one drawing down to today and one from today on, side by side on paper. */
export function lawTimelineDown(
  lanes: readonly TimelineLane[],
  today: TimelineMark,
): readonly [past: Drawing, ahead: Drawing] {
  const marks = lanes
    .flatMap(({ name, marks }) => marks.map((mark) => ({ ...mark, name })))
    .toSorted((a, b) => a.at - b.at);
  const past = marks.filter(({ at }) => at <= today.at);
  const open = lanes.flatMap(({ name, open }) => (open ? [{ ...open, name }] : []));
  const ahead = [...marks.filter(({ at }) => at > today.at), ...open];
  const y = (row: number) => 16 + row * ROW_HEIGHT;
  const todayY = y(past.length);
  const row = (index: number, mark: StepTexts & { name: string }, circleClass: string) =>
    `<circle class="${circleClass}" cx="${LINE_X}" cy="${y(index)}" r="5.5"/>` +
    text(40, y(index) + 1, mark.date, 'note--large') +
    text(40, y(index) + 20, `${mark.name}: ${mark.label}`, 'note--large note--sub');
  return [
    {
      width: NARROW_WIDTH,
      height: todayY + 38,
      body:
        `<path d="M${LINE_X} 4V${todayY}"/><path class="dash" d="M${LINE_X} ${todayY}v38"/>` +
        past.map((mark, i) => row(i, mark, 'pin')).join('') +
        `<path class="real-fill" d="M2 ${todayY - 9}H${NARROW_WIDTH - 2}v30H2z"/>` +
        `<text class="note--large note-on-real" x="40" y="${todayY + 11}">${today.label}: ${today.date}</text>`,
    },
    {
      width: NARROW_WIDTH,
      height: y(ahead.length),
      body:
        `<path class="dash" d="M${LINE_X} 0V${y(ahead.length) - 24}"/>` +
        ahead.map((mark, i) => row(i, mark, 'bub')).join(''),
    },
  ];
}

function label(x: number, y: number, mark: StepTexts & { isLeft?: boolean }): string {
  const anchor = mark.isLeft ? 'end' : 'start';
  return text(x, y - 13, mark.label, 'note', anchor) + text(x, y, mark.date, 'note--sub', anchor);
}

function text(x: number, y: number, content: string, className = 'note', anchor = 'start'): string {
  return `<text class="${className}" x="${toTenths(x)}" y="${toTenths(y)}" text-anchor="${anchor}">${content}</text>`;
}
