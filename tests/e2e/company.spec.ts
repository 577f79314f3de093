import { expect, test } from './journey.ts';

test('ABOUT-01 the about page has its statement and the six stations of "Our Journey"', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Who we are' })).toBeVisible();
  const journey = page.getByRole('main').locator('section').filter({ hasText: 'Our Journey' });
  const stations = journey.getByRole('listitem');
  await expect(stations).toHaveCount(6);
  const expected = [
    ['2020', 'Founding'],
    ['2021', 'First partnership'],
    ['2022', 'BIM community'],
    ['2024', '24 countries'],
    ['2025', 'New services'],
    ['2025+', 'What comes next'],
  ];
  for (const [index, texts] of expected.entries()) {
    for (const text of texts) await expect(stations.nth(index)).toContainText(text);
  }
});

test('JOB-01 the career page lists five remote jobs, two of them part-time', async ({ page }) => {
  await page.goto('/career');
  const jobs = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(jobs.getByRole('heading')).toHaveText([
    'Industry Sales Specialist',
    'Social Media and Community Manager',
    'Content Creator',
    'Junior Fullstack Developer',
    'Open Application',
  ]);
  await expect(jobs.filter({ hasText: 'Remote' })).toHaveCount(5);
  await expect(jobs.filter({ hasText: 'Part time' })).toHaveCount(2);
});

test('JOB-02 a job shows its details, the right to work in the EU, and leads to the external form', async ({
  page,
}) => {
  await page.goto('/career/industry-sales-specialist');
  const main = page.getByRole('main');
  await expect(main.locator('dl')).toContainText('French and English');
  await expect(main.locator('dl')).toContainText('Eligible to work in the EU');
  await expect(main.getByRole('heading', { name: 'The role' })).toBeVisible();
  const ways = main.getByRole('link', { name: 'Apply Now' });
  await expect(ways).toHaveCount(2);
  for (const apply of await ways.all()) {
    await expect(apply).toHaveAttribute('target', '_blank');
    await expect(apply).toHaveAttribute('href', /^https:\/\//);
  }
});
