import { expect, test } from 'vitest';
import { findDeployHooks, findMissingSettings } from './deploy-check.ts';

const target = {
  FIREBASE_PROJECT: 'our-site',
  SITE_FIREBASE_PROJECT_ID: 'our-site',
  SITE_URL: 'https://our-site.web.app',
};

test.each<[object, string[]]>([
  [{}, []],
  [{ FIREBASE_PROJECT: undefined }, ['no project']],
  [{ FIREBASE_PROJECT: '' }, ['no project']],
  [{ FIREBASE_PROJECT: 'demo-datum-and-beam' }, ['demo-datum-and-beam is a name for the local run only']],
  [{ SITE_FIREBASE_PROJECT_ID: 'our-staging' }, ['two projects: .*our-site.*our-staging$']],
  [{ SITE_FIREBASE_PROJECT_ID: undefined }, ['no settings']],
  [{ SITE_URL: '' }, ['no address: SITE_URL']],
  [{ FIREBASE_PROJECT: undefined, SITE_FIREBASE_PROJECT_ID: '' }, ['no project', 'no settings']],
])('a deploy with the settings %j has a line for each obstacle', (difference, beginnings) => {
  const lines = findMissingSettings({ ...target, ...difference });
  expect(lines).toEqual(beginnings.map((beginning) => expect.stringMatching(new RegExp(`^${beginning}`))));
});

test('DAY-05 a built configuration that names commands is refused, in whichever part they are', () => {
  const source = { source: 'functions/deploy' };
  const functions = [source, { ...source, postdeploy: ['x'] }];
  const config = { storage: {}, functions, hosting: { public: 'dist', predeploy: 'x' } };
  expect(findDeployHooks(config).map((line) => line.split(' ')[1])).toEqual(['functions', 'hosting']);
});
