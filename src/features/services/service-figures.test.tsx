import { expect, onTestFinished, test } from 'vitest';
import { withFigures } from './service-figures.ts';

const article = (...names: string[]) =>
  names.map((name) => `<svg class="drawing" data-figure="${name}" width="240"></svg>`).join('');

function showOnPage(html: string): void {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
}

test('figures that are already on the page are taken from there', async () => {
  showOnPage('<svg data-figure="passport/duty"><path d="M1 2"></path></svg>');
  expect(await withFigures(article('passport/duty'))).toBe(
    '<svg class="drawing" data-figure="passport/duty" width="240"><path d="M1 2"></path></svg>',
  );
});

test('if one of the figures is not on the page, all are loaded', async () => {
  showOnPage('<svg data-figure="passport/duty"><path d="M1 2"></path></svg>');
  const html = await withFigures(article('passport/duty', 'passport/unit'));
  expect(html).not.toContain('M1 2');
  expect(html).toContain('18 months'); // From passport/duty.svg.
  expect(html).toContain('Pallet'); // From passport/unit.svg.
});
