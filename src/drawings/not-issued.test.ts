// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parsedSvg } from '#tests/parsed-markup.ts';
import { notIssued } from './not-issued.ts';

test('the sheet of a missing picture has the shape of a cover, and its label as outlines', () => {
  const sheet = parsedSvg(notIssued('M1 2L3 4z'));
  expect(sheet.getAttribute('viewBox')).toBe('0 0 1200 750');
  expect(sheet.querySelector('path[d="M1 2L3 4z"]')).not.toBeNull();
  expect(sheet.querySelector('text')).toBeNull();
});
