import { BUDGET, EXCEPTIONS } from '../performance/budget.ts';
import { weigh } from '../performance/page-weight.ts';
import { expect, test } from './journey.ts';
import { PAGES, POST } from './site-map.ts';

const KB = 1024;

for (const path of [...Object.keys(PAGES), POST.path]) {
  test(`${path} keeps within its budget of bytes and requests on a first visit`, async ({ page }) => {
    const weight = await weigh(page, () => page.goto(path));
    const kilobytes = {
      beforeIdle: Math.round(weight.beforeIdle / KB),
      total: Math.round(weight.total / KB),
      script: Math.round(weight.script / KB),
      requests: weight.requests,
    };
    console.log(`${path} ${JSON.stringify(kilobytes)}`);
    const limit = { ...BUDGET, ...EXCEPTIONS[path] };
    const over = (Object.keys(limit) as (keyof typeof limit)[]).filter(
      (name) => kilobytes[name] > limit[name],
    );
    expect(over.map((name) => `${name}: ${kilobytes[name]} of ${limit[name]}`)).toEqual([]);
  });
}
