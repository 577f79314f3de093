import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import gcloudFlags from './gcloud-flags.json' with { type: 'json' };

interface Command {
  readonly options: readonly { readonly long?: string; readonly short?: string }[];
  readonly _args: readonly { readonly required: boolean }[];
}

const require = createRequire(import.meta.url);

/** Firebase's own tools, with the options of each command. */
const firebase = require('firebase-tools') as {
  getCommand(name: string): Command | undefined;
  readonly cli: Command;
};

/** Reads the name of a database as Firebase's commands do. Throws if they would not accept it. */
const { parseDatabaseName } = require('firebase-tools/lib/firestore/util') as {
  parseDatabaseName(name: string): { readonly databaseId: string };
};

/**
 * The commands of Google's tools that the documents use, each with its flags (cloud.google.com/sdk/gcloud/reference).
 * Those without `--project` take the project as an argument, or need none.
 */
const GCLOUD: Readonly<Record<string, readonly string[]>> = gcloudFlags;

const DOCTOR_OUTPUT = ['ops/project/checks.ts', 'ops/project/check-accounts.ts'];
const DOCUMENTS = ['docs/for-operators.md', 'docs/runbook.md', 'SECURITY.md', ...DOCTOR_OUTPUT];

/** Every command in these files, as a list of words without quotes. */
const commands = DOCUMENTS.flatMap((file) => {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n');
  return lines.flatMap((line) => {
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    return [line.trim(), ...spans].filter((text) => /^(npx firebase|gcloud|npm run) \S/.test(text));
  });
}).map((line) =>
  (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll(/^["']|["'`,;]+$/g, '')),
);

const flagsOf = (words: readonly string[]) =>
  words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
const commandsOf = (tool: string) => commands.filter((words) => words.join(' ').startsWith(tool));

test('DAY-05 every command of Firebase’s tools in the documents exists, and has its flags and arguments', () => {
  const found = commandsOf('npx firebase');
  expect(found.length, 'commands that the pattern finds').toBeGreaterThan(15);
  const faults = found.flatMap(([, , name = '', ...words]) => {
    const command = firebase.getCommand(name);
    if (!command) return [`${name}: unknown`];
    const known = [...command.options, ...firebase.cli.options].flatMap(({ long, short }) => [long, short]);
    const wrong = flagsOf(words).filter((flag) => flag !== '--project' && !known.includes(flag));
    const firstFlag = words.findIndex((word) => word.startsWith('--'));
    const args = words.slice(0, firstFlag);
    const required = command._args.filter((argument) => argument.required);
    if (args.length < required.length) wrong.push('an argument is missing');
    if (name !== 'login' && !words.includes('--project')) wrong.push('--project is missing');
    return wrong.map((fault) => `${name}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('DAY-08 the database to restore has a name that the restore command accepts', () => {
  // After `npx firebase` and the command's name: the database to copy, and the new one.
  const names = commandsOf('npx firebase firestore:databases:clone').flatMap((words) => words.slice(3, 5));
  expect(names.map((name) => parseDatabaseName(name).databaseId)).toEqual(['(default)', 'restored']);
});

test('DAY-05 every command of Google’s tools in the documents is known, and has known flags and its project', () => {
  const found = commandsOf('gcloud');
  expect(found.length, 'commands that the pattern finds').toBeGreaterThan(6);
  const faults = found.flatMap((words) => {
    const text = words.slice(1).join(' ');
    const name = Object.keys(GCLOUD).find((command) => `${text} `.startsWith(`${command} `));
    if (!name) return [`${text}: unknown`];
    const flags = flagsOf(words);
    const known = GCLOUD[name] ?? [];
    const wrong = flags.filter((flag) => !known.includes(flag));
    if (known.includes('--project') && !flags.includes('--project')) wrong.push('--project is missing');
    return wrong.map((fault) => `${name}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('DAY-05 every command of this repository in the documents exists, and has its flags', () => {
  const faults = commandsOf('npm run').flatMap(([, , name = '', ...words]) => {
    if (!(name in packageJson.scripts)) return [`${name}: unknown`];
    const file = `ops/${name}.ts`;
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // `runCommand` accepts `--project` for every operator command.
    const flags = flagsOf(words).filter((flag) => flag !== '--' && !(source && flag === '--project'));
    // A command passes its options to `parseArgs`, such as `role: { type: 'string' }`.
    const isOption = (flag: string) => new RegExp(`'?${flag.slice(2)}'?: \\{ type:`).test(source);
    return flags.filter((flag) => !isOption(flag)).map((flag) => `${name}: ${flag}`);
  });
  expect(faults).toEqual([]);
});
