import { BUDGET, EXCEPTIONS } from '../performance/budget.ts';
import { weigh } from '../performance/page-weight.ts';
import { expect, layoutShift, test } from './journey.ts';
import { PAGES, POST } from './site-map.ts';

const KB = 1024;

test.use({ consent: 'unasked' });

for (const path of [...Object.keys(PAGES), POST.path]) {
  test(`SEO-01 ${path} keeps within its budget of bytes and requests on a first visit, and nothing on it moves by itself`, async ({
    page,
  }) => {
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
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}
