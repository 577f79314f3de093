import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import root from '../../package.json' with { type: 'json' };
import rootLock from '../../package-lock.json' with { type: 'json' };
import functions from '../deploy/package.json' with { type: 'json' };
import functionsLock from '../deploy/package-lock.json' with { type: 'json' };

test('functions are deployed with the library versions they are tested with', () => {
  const installed: Record<string, string> = { ...root.devDependencies, ...root.dependencies };
  for (const [name, version] of Object.entries(functions.dependencies)) {
    expect(version, name).toBe(installed[name]);
  }
});

test('functions run on the pinned Node version', () => {
  expect(root.devDependencies.node.split('.')[0]).toBe(functions.engines.node);
});

test('SAFE-07 functions are deployed with a lock file of their dependencies, each with its hash and from npm', () => {
  const { '': own, ...locked } = functionsLock.packages;
  expect(own.dependencies).toEqual(functions.dependencies);
  for (const [path, entry] of Object.entries<{ integrity?: string; resolved?: string }>(locked)) {
    expect(entry.integrity, path).toMatch(/^sha512-/);
    expect(entry.resolved ?? 'https://registry.npmjs.org/', path).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    );
  }
});

test('SAFE-07 every library that is built into the site or the functions is among those that the audits check', () => {
  const sources = globSync(['functions/src/**/*.ts', 'src/**/*.{ts,tsx}'], { exclude: ['**/*.test.*'] });
  // The name of a package with its scope; relative paths and aliases with # do not match.
  const IMPORT = /(?:from |import\()'((?:@[\w-]+\/)?[\w-]+)/g;
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  const audited = { ...root.dependencies, ...functions.dependencies };
  const libraries = new Set(imported.filter((name) => name !== 'virtual' && name !== 'node'));
  expect(libraries.size).toBeGreaterThan(20);
  expect([...libraries].filter((name) => !(name in audited))).toEqual([]);
});

test('SAFE-07 every library of every platform has its hash in the lock file', () => {
  interface Locked {
    readonly version?: string;
    readonly integrity?: string;
    readonly link?: boolean;
    readonly inBundle?: boolean;
  }
  const missing = Object.entries<Locked>(rootLock.packages).filter(
    ([path, { integrity, link, inBundle }]) =>
      path.startsWith('node_modules/') && !(link || inBundle || integrity?.startsWith('sha512-')),
  );
  expect(missing.map(([path]) => path)).toEqual([]);
});
