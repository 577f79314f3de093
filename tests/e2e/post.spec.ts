import { expect, headingOf, test } from './journey.ts';
import { POST } from './site-map.ts';

test('POST-01 SEO-01 a direct visit gets the complete post in the page, and the app does not fetch it again', async ({
  page,
  request,
}) => {
  const html = await (await request.get(POST.path)).text();
  expect(html).toContain(`>${POST.title}</h1>`);
  expect(html).toMatch(/<article[^>]*>.*IfcWall.*<\/article>/s);
  const calls: string[] = [];
  page.on('request', (requested) => calls.push(new URL(requested.url()).pathname));
  await page.goto(POST.path);
  await expect(headingOf(page)).toHaveText(POST.title);
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeVisible();
  expect(calls.filter((path) => path.startsWith('/api/post'))).toEqual([]);
});
