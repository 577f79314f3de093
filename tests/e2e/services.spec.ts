import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

test('SERV-03 figures stand in the margin beside their paragraph, and on a phone in the text; the contents mark the current chapter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/workshop-factory');
  const wide = await figuresOf(page);
  expect(wide.length).toBeGreaterThanOrEqual(3);
  for (const { figure, next, text, columns } of wide) {
    expect(figure.left).toBeGreaterThan(text.right);
    expect(figure.right).toBeLessThanOrEqual(columns.right + 1);
    expect(Math.abs(figure.top - next.top)).toBeLessThanOrEqual(4);
  }
  for (const [index, { figure }] of wide.entries()) {
    if (index > 0) expect(figure.top).toBeGreaterThan(wide[index - 1]?.figure.bottom ?? 0);
  }
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['In the room', 'The modules']) {
    await page
      .getByRole('heading', { level: 2, name })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect(contents).toBeInViewport();
    await expect(contents.locator(':target-current')).toHaveText(name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { figure, previous, next, text } of await figuresOf(page)) {
    expect(figure.left).toBe(text.left);
    expect(figure.right).toBeLessThanOrEqual(text.right);
    expect(figure.top).toBeGreaterThanOrEqual(previous.bottom);
    expect(figure.bottom).toBeLessThanOrEqual(next.top);
  }
});

/** The boxes of each figure, of the elements before and after it, of the column of text, and of both columns together. */
function figuresOf(page: Page) {
  return page.getByRole('article').evaluate((article) => {
    const box = (element: Element | null | undefined) => {
      if (!element) throw new Error('A figure lacks an element before or after it');
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    };
    return [...article.querySelectorAll('figure')].map((figure) => ({
      figure: box(figure),
      previous: box(figure.previousElementSibling),
      next: box(figure.nextElementSibling),
      text: box(article),
      columns: box(article.parentElement),
    }));
  });
}
