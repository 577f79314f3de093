/** The seven modules of each digit in set A; set C is its inverse, and set B is C read backwards. */
const SET_A = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];

/** The sets of the second to the seventh digit, by the first one: 1 is set B. */
const PARITY = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];

function inverse(modules: string): string {
  return Array.from(modules, (module) => (module === '1' ? '0' : '1')).join('');
}

function leftHalf(digits: string): string {
  const parity = PARITY[Number(digits[0])] ?? '';
  return Array.from(digits.slice(1, 7), (digit, i) => {
    const modules = SET_A[Number(digit)] ?? '';
    return parity[i] === '1' ? Array.from(inverse(modules)).reverse().join('') : modules;
  }).join('');
}

/**
 * An EAN-13 barcode as the positions of its dark modules (GS1 General Specifications, 5.2). Those of the guards, which
 * are drawn longer, are listed apart. Does not check the check digit.
 */
export function ean13(digits: string) {
  const right = Array.from(digits.slice(7), (digit) => inverse(SET_A[Number(digit)] ?? '')).join('');
  const code = `101${leftHalf(digits)}01010${right}101`;
  const dark = Array.from(code.matchAll(/1/g), ({ index }) => index);
  const isGuard = (x: number) => x < 3 || (x > 44 && x < 50) || x > 91;
  return {
    modules: code.length,
    bars: dark.filter((x) => !isGuard(x)),
    guards: dark.filter(isGuard),
  };
}
