import { expect, test } from 'vitest';
import { loader } from './questions-screen.tsx';

test('search engines get the questions whose answers are text, not those answered by a table or a story', () => {
  const titles = loader().questions.map(({ title }) => title);
  expect(titles).toContain('When do we need a product passport?');
  expect(titles).not.toContain('In-house, or with a provider?');
  expect(titles).not.toContain('What might a first project look like?');
});
