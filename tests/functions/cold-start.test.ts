import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const INDEX = fileURLToPath(new URL('../../functions/deploy/dist/index.js', import.meta.url));

/** Loads a function as the Functions Framework does, and returns the URLs of all modules that were loaded. */
function modulesLoadedBy(name: string): string[] {
  const script = `
    import { createRequire, registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
    if (!createRequire(import.meta.url)(${JSON.stringify(INDEX)}).${name}.__endpoint) throw new Error('No function');
    console.log(JSON.stringify([...loaded]));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
}

const packagesOf = (modules: readonly string[]) =>
  modules.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);

test.each([
  ['pages', 1_945_000, 400],
  ['posts', 160_000, 400],
])(
  'a cold instance of %s loads at most %i bytes of our code and %i modules, and no package that only other functions need',
  (name, maxBytes, maxModules) => {
    const modules = modulesLoadedBy(name);
    const packages = packagesOf(modules);
    expect(packages).toContain('firebase-functions');
    for (const unneeded of [
      'jsdom',
      'satori',
      'sharp',
      '@resvg/resvg-js',
      'nodemailer',
      '@google-cloud/firestore',
      'express',
    ]) {
      expect(packages).not.toContain(unneeded);
    }
    expect(modules.length).toBeLessThanOrEqual(maxModules);
    const own = modules.filter((url) => url.includes('/functions/deploy/dist/'));
    const size = own.reduce((sum, url) => sum + statSync(fileURLToPath(url)).size, 0);
    expect(size).toBeLessThanOrEqual(maxBytes);
  },
);

test('STAFF-02 an instance of picturesChanged does not load the library for pictures before there is a picture to convert', () => {
  expect(packagesOf(modulesLoadedBy('picturesChanged'))).not.toContain('sharp');
});

test.each([
  ['deliver', 'nodemailer'],
  ['postsChanged', '@google-cloud/firestore'],
])('an instance of %s loads %s', (name, library) => {
  expect(packagesOf(modulesLoadedBy(name))).toContain(library);
});
