import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}

const workflows = globSync('.github/workflows/*.yml').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, jobs: parse(text).jobs as Readonly<Record<string, Job>> };
});
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const stepsWithCredentials = jobs
  .filter(({ permissions }) => permissions?.['id-token'] === 'write')
  .flatMap(({ steps = [] }) => steps);

describe('SAFE-07 workflows', () => {
  test.each(workflows)('$file names actions by their commit, and their version in a comment', ({ text }) => {
    const actions = text.match(/uses: (?!\.\/).*/g) ?? [];
    for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('jobs that may request credentials run no script of a package and build nothing', () => {
    const commands = stepsWithCredentials.flatMap(({ run = [] }) => run);
    expect(commands.filter((command) => /\bnpm ci\b/.test(command))).toHaveLength(2); // deploy.yml, preview.yml
    for (const command of commands) {
      expect(command).not.toMatch(/\b(npx|npm (run|start|test|exec|install|rebuild)|scripts\/build)\b/);
      if (command.includes('npm ci')) expect(command).toContain('--ignore-scripts');
    }
  });

  test('Dependabot waits at least five days before it proposes an update', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
    for (const update of updates) expect(update.cooldown['default-days']).toBeGreaterThanOrEqual(5);
  });
});
