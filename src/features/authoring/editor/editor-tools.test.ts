import { expect, test } from 'vitest';
import { tools } from './editor-tools.ts';

// WCAG 2.2, 2.5.3: people who use speech input press a button by saying its visible label. Symbols cannot be said.
const lettered = tools.flatMap(({ name, letters = '' }) => (/\w/.test(letters) ? [[letters, name]] : []));

test.each(lettered)('ADD-07 the button that shows %s has a name that begins with it: %s', (letters, name) => {
  expect(name?.startsWith(letters)).toBe(true);
});
