// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { denyByDefault } from './consent-mode.ts';

beforeEach(() => {
  delete window.dataLayer;
});

test('MKT-02 the default of Consent Mode v2 denies everything, as a command that tags understand', () => {
  denyByDefault();
  const [command] = window.dataLayer ?? [];
  // The tags understand an Arguments object, and ignore an array.
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  const [name, action, types] = Array.from(command as ArrayLike<unknown>);
  expect([name, action]).toEqual(['consent', 'default']);
  expect(types).toMatchObject({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  expect(new Set(Object.values(types as object))).toEqual(new Set(['denied']));
});
