import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

interface Command {
  readonly options: readonly { readonly long?: string; readonly short?: string }[];
  readonly _args: readonly { readonly required: boolean }[];
}

/** Firebase's own tools: what they know of a command. */
const firebase = createRequire(import.meta.url)('firebase-tools') as {
  getCommand(name: string): Command | undefined;
  readonly cli: Command;
};

const DOCUMENTS = ['docs/for-operators.md', 'docs/runbook.md', 'SECURITY.md', 'ops/project/checks.ts'];
DOCUMENTS.push('ops/project/check-accounts.ts');

/** Every command in the documents, and in what the doctor prints, as its words without quotes. */
const commands = DOCUMENTS.flatMap((file) => {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n');
  return lines.flatMap((line) => {
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    return [line.trim(), ...spans].filter((each) => /^(npx firebase|gcloud|npm run) \S/.test(each));
  });
}).map((line) =>
  (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll(/^["']|["'`,;]+$/g, '')),
);

const flagsOf = (words: readonly string[]) =>
  words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
const about = (tool: string) => commands.filter(([first, second]) => `${first} ${second}`.startsWith(tool));

test('DAY-05 every command of Firebase’s tools that is written is one of theirs, with its flags and arguments', () => {
  const found = about('npx firebase');
  expect(found.length).toBeGreaterThan(15);
  const faults = found.flatMap(([, , name = '', ...words]) => {
    const command = firebase.getCommand(name);
    if (!command) return [`${name}: unknown`];
    const known = [...command.options, ...firebase.cli.options].flatMap(({ long, short }) => [long, short]);
    const wrong = flagsOf(words).filter((flag) => flag !== '--project' && !known.includes(flag));
    const given = words.slice(
      0,
      words.findIndex((word) => word.startsWith('--')),
    );
    const isShort = given.length < command._args.filter(({ required }) => required).length;
    const isLost = name !== 'login' && !words.includes('--project');
    return [
      ...wrong.map((flag) => `${name}: ${flag}`),
      ...(isShort ? [`${name}: an argument is missing`] : []),
      ...(isLost ? [`${name}: --project is missing`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('DAY-05 every command of this repository that is written exists, with its flags', () => {
  const faults = about('npm run').flatMap(([, , name = '', ...words]) => {
    if (!(name in packageJson.scripts)) return [`${name}: unknown`];
    const file = `ops/${name}.ts`;
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const flags = flagsOf(words).filter((flag) => flag !== '--');
    return flags
      .filter((flag) => !new RegExp(`'?${flag.slice(2)}'?: \\{ type:`).test(source))
      .map((flag) => `${name}: ${flag}`);
  });
  expect(faults).toEqual([]);
});
