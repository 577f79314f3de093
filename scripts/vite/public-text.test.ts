import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { publicText } from './public-text.ts';

const { html, headings } = renderMarkdown(
  '---\ntitle: A\n---\n\n## First\n\nOne.\n\n## Second\n\n- [ ] Two.\n\n## Third\n\nThree.\n',
);

test('TEXT-05 the page of a PDF shows only the chapter that is named', () => {
  expect(publicText(html, headings, 'First')).toBe('<p>One.</p>\n');
  expect(publicText(html, headings, 'Third')).toBe('<p>Three.</p>\n');
});

test('TEXT-05 a PDF with `all` is shown in full, with boxes that are not form controls', () => {
  const text = publicText(html, headings, 'all');
  for (const word of ['One.', 'Two.', 'Three.']) expect(text).toContain(word);
  expect(text).toContain(
    '<ul class="tasks" role="list"><li><span class="box" aria-hidden="true"></span>Two.',
  );
  expect(text).not.toContain('<input');
});

test('TEXT-05 a chapter that does not exist stops the build', () => {
  expect(() => publicText(html, headings, 'Fourth')).toThrow('There is no chapter "Fourth"');
});
