import { expect, test } from 'vitest';
import { checkTemplate, entriesFor } from './template.ts';

function template(split: Record<string, number>) {
  return { version: 1, parameters: { view: { defaultValue: 'A', split } } };
}

test('variants are distributed as the split says', () => {
  const ids = Array.from({ length: 4000 }, (_, index) => `instance-${index}`);
  const views = ids.map((id) => entriesFor(template({ A: 25, B: 75 }), id).view);
  expect(views.every((view) => view === 'A' || view === 'B')).toBe(true);
  const share = views.filter((view) => view === 'A').length / ids.length;
  // Three standard deviations of a share of a quarter among 4000.
  expect(Math.abs(share - 0.25)).toBeLessThan(0.021);
});

test('an invalid template is rejected', () => {
  expect(() => checkTemplate(template({ A: 50, B: 50 }))).not.toThrow();
  expect(() => checkTemplate(template({ A: 50, B: 40 }))).toThrow('The split of view adds up to 90 percent');
  expect(() => checkTemplate(template({ A: 110, B: -10 }))).toThrow(RangeError);
  expect(() => checkTemplate({ version: 0, parameters: {} })).toThrow(RangeError);
});
