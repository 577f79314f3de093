import { describe, test } from 'vitest';

// An `.each` over an empty list registers no test, which nothing else would notice.
for (const api of [test, describe]) {
  const { each } = api;
  Object.assign(api, {
    each(this: unknown, ...args: [readonly unknown[], ...unknown[]]) {
      if (args[0].length === 0) throw new Error('The list of an `.each` is empty');
      return Reflect.apply(each, this, args);
    },
  });
}
