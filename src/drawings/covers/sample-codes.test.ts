import { expect, test } from 'vitest';
import { barcodeBars } from './sample-codes.ts';

test('the barcode is that of 9520000000035 in the tables of the GS1 General Specifications', () => {
  const modules = Array(95).fill('0');
  for (const { left, width } of barcodeBars()) modules.fill('1', left, left + width);
  const [left, right] = [
    ['0110001', '0011011', '0100111', '0001101', '0100111', '0001101'],
    ['1110010', '1110010', '1110010', '1110010', '1000010', '1001110'],
  ].map((digits) => digits.join(''));
  expect(modules.join('')).toBe(`101${left}01010${right}101`);
});
