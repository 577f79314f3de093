import { expect, test } from 'vitest';
import root from '../../package.json' with { type: 'json' };
import functions from '../deploy/package.json' with { type: 'json' };
import lock from '../deploy/package-lock.json' with { type: 'json' };

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
  const { '': own, ...locked } = lock.packages;
  expect(own.dependencies).toEqual(functions.dependencies);
  for (const [path, entry] of Object.entries<{ integrity?: string; resolved?: string }>(locked)) {
    expect(entry.integrity, path).toMatch(/^sha512-/);
    expect(entry.resolved ?? 'https://registry.npmjs.org/', path).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    );
  }
});
