import { expect, test } from 'vitest';
import { ean13 } from './ean-13.ts';

test('encodes 5901234123457 as the tables of the GS1 General Specifications do', () => {
  const { bars, guards, modules } = ean13('5901234123457');
  const dark = new Set([...bars, ...guards]);
  const code = Array.from({ length: modules }, (_, x) => (dark.has(x) ? '1' : '0')).join('');
  expect(code).toBe(
    '101' +
      '0001011 0100111 0110011 0010011 0111101 0011101'.replaceAll(' ', '') +
      '01010' +
      '1100110 1101100 1000010 1011100 1001110 1000100'.replaceAll(' ', '') +
      '101',
  );
});

test('lists the bars of the three guards apart', () => {
  expect(ean13('5901234123457').guards).toEqual([0, 2, 46, 48, 92, 94]);
});
