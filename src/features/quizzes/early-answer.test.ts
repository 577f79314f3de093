// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { chosenOption, sentOption, withFirstAnswer } from './early-answer.ts';

function aForm(html: string): HTMLElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

test.each([
  ['<input type="radio" name="answer" value="0"><input type="radio" name="answer" value="2" checked>', 2],
  ['<input type="radio" name="answer" value="0" checked>', 0],
  ['<input type="radio" name="answer" value="0">', undefined],
  ['<input type="radio" name="other" value="1" checked>', undefined],
])('LIVE-01 in the form %s the chosen option is %s', (html, option) => {
  expect(chosenOption(aForm(html))).toBe(option);
});

test.each([
  ['?answer=0', 0],
  ['', undefined],
  ['?answer=10', undefined],
  ['?answer=x', undefined],
])('LIVE-03 the address "%s" submits option %s', (search, option) => {
  expect(sentOption(search)).toBe(option);
});

test('LIVE-01 the first answer replaces the earlier one, and the others stay', () => {
  expect(withFirstAnswer({ name: 'asking', step: 2, answers: [0, 1] }, 3, 0)).toEqual({
    name: 'asking',
    step: 0,
    answers: [3, 1],
  });
  expect(withFirstAnswer({ name: 'asking', step: 0, answers: [] }, 3, 1)).toEqual({
    name: 'asking',
    step: 1,
    answers: [3],
  });
});
