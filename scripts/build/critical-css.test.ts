import { expect, test } from 'vitest';
import { criticalCss, partsShown } from './critical-css.ts';

test('FAST-01 the content of closed dialogs and menus is not part of the first paint', () => {
  const html =
    '<p class="a b" hidden=""></p><dialog open="" class="c"></dialog>' +
    '<dialog id="menu" class="d"><b class="e"></b></dialog><ul id="x" popover="auto" class="f"><li class="g"></li></ul>';
  const parts = ['html', 'body', 'p', 'dialog', '.a', '.b', '.c', '[class', '[hidden', '[open'];
  expect([...partsShown(html)].sort()).toEqual(parts.sort());
});

test.each([
  ['rules for the parts that it shows', 'p:is(.in,.out) b,.in[x]{gap:0}', 'p:is(.in,.out) b,.in[x]{gap:0}'],
  ['no rules for other parts', 'i{gap:0}p .out{gap:0}:is(.out,i){gap:0}p[y]{gap:0}', ''],
  ['rules for attributes of the root', ':root[data-scheme=dark]{gap:0}', ':root[data-scheme=dark]{gap:0}'],
  ['no rules for interaction', 'p:hover,b:is(:focus-visible,:active){gap:0}p:modal::backdrop{gap:0}', ''],
  [
    'no rules that are only for print or forced colours',
    '@media print{p{gap:0}}@media (forced-colors:active){p{gap:0}}@media screen{p{gap:0}}',
    '@media screen{p{gap:0}}',
  ],
  ['no transitions', 'p{gap:0;cursor:pointer;transition:gap 1s}', 'p{gap:0}'],
  ['the custom properties in use', 'p{--in:1px;--out:2px;gap:var(--in)}', 'p{--in:1px;gap:var(--in)}'],
  [
    'the keyframes in use',
    'p{animation:rise 1s linear}@keyframes rise{to{gap:0}}@keyframes fall{to{gap:0}}',
    'p{animation:1s linear rise}@keyframes rise{to{gap:0}}',
  ],
])('FAST-01 the styles of the first paint have %s', (_, css, expected) => {
  const shown = ['p', 'b', '.in', '[x'];
  expect(criticalCss(css, (part) => shown.includes(part))).toBe(expected);
});
