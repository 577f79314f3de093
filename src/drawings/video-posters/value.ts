import { arrow, plate } from '../drafting.ts';
import { standingFigure } from '../scale-figures.ts';

const MAP = { x: 318, y: 46, width: 292, height: 176 };
/** From one process to the next. */
const PITCH = 70;
/** Left edges of the processes on the map, from the map's. */
const STEPS = [0, 1, 2, 3].map((i) => 18 + i * PITCH);
const STEP = { y: 52, width: 44, height: 36 };

/** A value stream on a wall: four processes, the stock between them, and the ladder of times, of which one is real. */
export function valueScene(floor: number): string {
  return (
    map() +
    bench(floor) +
    standingFigure(286, floor, { arm: 'up' }) +
    standingFigure(196, floor, { arm: 'down' })
  );
}

function map(): string {
  const { x, y, width, height } = MAP;
  const top = y + STEP.y;
  const middle = top + STEP.height / 2;
  const steps = STEPS.map(
    (left) =>
      plate(x + left, top, STEP.width, STEP.height, 'sheet') +
      `<path class="d" d="M${x + left} ${top + 12}h${STEP.width}M${x + left + 6} ${top + 20}h18M${x + left + 6} ${top + 27}h26"/>`,
  );
  const flows = STEPS.slice(1).map((left) => {
    const from = x + left - (PITCH - STEP.width);
    return arrow([
      [from + 2, middle],
      [x + left - 2, middle],
    ]);
  });
  const stocks = STEPS.slice(1).map((left) => `M${x + left - 19} ${top - 8}h12l-6 -11z`);
  return (
    plate(x, y, width, height) +
    steps.join('') +
    flows.join('') +
    `<path class="d2" d="${stocks.join('')}"/>` +
    `<path class="d2" d="M${x + 18} ${y + 26}h${width - 36}M${x + 18} ${y + 20}v12M${x + width - 18} ${y + 20}v12"/>` +
    ladder()
  );
}

/** The times of waiting above, those of work below; the wait in the middle is the one that is dealt with. */
function ladder(): string {
  const [high, low] = [MAP.y + 128, MAP.y + 152];
  const path = STEPS.map((left, i) => {
    const x = MAP.x + left;
    return `${i === 0 ? `M${x} ${low}` : ''}H${x + STEP.width}${i < STEPS.length - 1 ? `V${high}H${x + PITCH}V${low}` : ''}`;
  });
  const wait = plate(MAP.x + 18 + PITCH + STEP.width, high, PITCH - STEP.width, low - high, 'real-fill');
  return `${wait}<path class="d2" d="${path.join('')}"/>`;
}

/** Two machines on the floor, from which the times are taken. */
function bench(floor: number): string {
  const machine = (x: number) =>
    `${plate(x, floor - 62, 54, 62)}<path class="d" d="M${x + 8} ${floor - 50}h38M${x + 8} ${floor - 42}h24M${x + 10} ${floor - 24}h34v14h-34z"/>`;
  const belt = `<path class="f" d="M94 ${floor - 34}h28v6h-28z"/><path class="d2" d="M108 ${floor - 28}V${floor}"/>`;
  return machine(40) + belt + machine(122);
}
