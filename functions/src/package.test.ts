import { expect, test } from 'vitest';
import root from '../../package.json' with { type: 'json' };
import functions from '../package.json' with { type: 'json' };

test('functions are deployed with the library versions they are tested with', () => {
  const installed: Record<string, string> = { ...root.devDependencies, ...root.dependencies };
  for (const [name, version] of Object.entries(functions.dependencies)) {
    expect(version, name).toBe(installed[name]);
  }
});

test('functions run on the pinned Node version', () => {
  expect(root.devDependencies.node.split('.')[0]).toBe(functions.engines.node);
});
