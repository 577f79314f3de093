import { expect, test } from 'vitest';
import { toDrawable } from './drawable.ts';

const DRAWN = 'Źdźbło, żółć: Émission de CO₂ par m² – „Über“ 100 %…';

test.each([
  ['letters and marks that the fonts have', DRAWN, DRAWN],
  ['a letter with a combining accent', 'ż'.normalize('NFD'), 'ż'],
  ['other characters, in their compatibility form if they have one', 'ﬁn 👷 a 中', 'fin a'],
  ['nothing that can be drawn', '👷', ''],
  ['white space', '  a \n\t b  ', 'a b'],
  ['a no-break space', 'sp.\u00a0z\u00a0o.o.', 'sp.\u00a0z\u00a0o.o.'],
])('%s: %j is drawn as %j', (_, text, drawn) => {
  expect(toDrawable(text)).toBe(drawn);
});
