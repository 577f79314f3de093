import { expect, test } from 'vitest';
import { drawable } from './drawable.ts';

test('accented and Polish letters, raised and lowered digits and quotation marks are drawn', () => {
  const text = 'Źdźbło, żółć: Émission de CO₂ par m² – „Über“ 100 %…';
  expect(drawable(text)).toBe(text);
});

test('a letter followed by a combining accent is one character', () => {
  expect(drawable('ż'.normalize('NFD'))).toBe('ż');
});

test('other characters fall back to their compatibility form, or are omitted', () => {
  expect(drawable('ﬁn 👷 a 中')).toBe('fin a');
  expect(drawable('👷')).toBe('');
});

test('white space is one space; a no-break space is preserved', () => {
  expect(drawable('  a \n\t b  ')).toBe('a b');
  expect(drawable('sp.\u00a0z\u00a0o.o.')).toBe('sp.\u00a0z\u00a0o.o.');
});
