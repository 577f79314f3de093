import { tenths } from './path.ts';

/** Plain silhouettes without faces, as architects draw them for scale: 92 high, on the floor line `y`. */

interface Stance {
  /** Defaults to right, as drawn; left mirrors the figure. */
  readonly facing?: 'right' | 'left';
  readonly arm?: 'up' | 'out' | 'down';
  readonly helmet?: boolean;
}

/** Returns a function that maps a point's abscissa, mirrored where the figure faces left. */
function mirrored(x: number, facing: 'right' | 'left') {
  const sign = facing === 'right' ? 1 : -1;
  return (offset: number) => tenths(x + offset * sign);
}

export function standingFigure(x: number, y: number, { facing = 'right', arm, helmet }: Stance = {}): string {
  const at = mirrored(x, facing);
  const arms = {
    up: `M${at(7)} ${y - 67}L${at(24)} ${y - 76}`,
    out: `M${at(7)} ${y - 66}L${at(14)} ${y - 52}L${at(26)} ${y - 55}`,
    down: `M${at(8)} ${y - 66}L${at(13)} ${y - 40}`,
  };
  const legs =
    `M${at(-8)} ${y}L${at(-7)} ${y - 42}H${at(7)}L${at(9)} ${y}` +
    `H${at(2)}L${at(0)} ${y - 34}L${at(-2)} ${y}Z`;
  const trunk =
    `M${at(-9)} ${y - 40}C${at(-12)} ${y - 62} ${at(-10)} ${y - 73} ${at(0)} ${y - 73}` +
    `C${at(10)} ${y - 73} ${at(12)} ${y - 62} ${at(9)} ${y - 40}Z`;
  const shell =
    `M${at(-9)} ${y - 85}C${at(-9)} ${y - 97} ${at(11)} ${y - 97} ${at(11)} ${y - 85}` +
    `H${at(15)}V${y - 83.5}H${at(-9)}Z`;
  return (
    `<g class="fig"><path d="${legs}"/><path d="${trunk}"/>` +
    (arm ? `<path class="arm" d="${arms[arm]}"/>` : '') +
    `<circle cx="${at(1)}" cy="${y - 84}" r="8"/>` +
    `${helmet ? `<path class="hat" d="${shell}"/>` : ''}</g>`
  );
}

/** A seated figure with its hands on the desk in front of it. */
export function seatedFigure(x: number, y: number, facing: 'right' | 'left' = 'right'): string {
  const at = mirrored(x, facing);
  const trunk =
    `M${at(-9)} ${y - 34}C${at(-12)} ${y - 54} ${at(-9)} ${y - 66} ${at(0)} ${y - 66}` +
    `C${at(8)} ${y - 66} ${at(10)} ${y - 56} ${at(9)} ${y - 34}Z`;
  const legs =
    `M${at(-9)} ${y - 38}H${at(20)}C${at(24)} ${y - 38} ${at(25)} ${y - 35} ${at(25)} ${y - 32}` +
    `L${at(24)} ${y}H${at(17)}L${at(16)} ${y - 27}H${at(-9)}Z`;
  const arm = `M${at(5)} ${y - 58}L${at(12)} ${y - 46}L${at(27)} ${y - 48}`;
  return (
    `<g class="fig"><path d="${trunk}"/><path d="${legs}"/><path class="arm" d="${arm}"/>` +
    `<circle cx="${at(2)}" cy="${y - 77}" r="8"/></g>`
  );
}

export function chair(x: number, y: number, facing: 'right' | 'left' = 'right'): string {
  const at = mirrored(x, facing);
  const seat = `M${at(-13)} ${y - 62}L${at(-11)} ${y - 26}H${at(10)}`;
  return `<path class="d2" d="${seat}M${at(-9)} ${y - 26}L${at(-11)} ${y}M${at(8)} ${y - 26}L${at(10)} ${y}"/>`;
}

export function desk(x: number, y: number, width: number): string {
  return (
    `<path class="f" d="M${x} ${y - 44}h${width}v4h-${width}z"/>` +
    `<path class="d2" d="M${x + 6} ${y - 40}V${y}M${x + width - 6} ${y - 40}V${y}"/>`
  );
}
