import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

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

/** Throws if Firebase's commands do not accept a name of a database. */
const { parseDatabaseName } = require('firebase-tools/lib/firestore/util') as {
  parseDatabaseName(name: string): { readonly databaseId: string };
};

/**
 * What the documents use of Google's tools, with the flags that each command has (cloud.google.com/sdk/gcloud/reference).
 * Those without `--project` take the project as an argument, or none.
 */
const GCLOUD: Readonly<Record<string, readonly string[]>> = {
  'auth login': [],
  'auth application-default login': [],
  'billing projects link': ['--billing-account'],
  'billing projects unlink': [],
  'logging sinks update': ['--add-exclusion', '--project'],
  'projects remove-iam-policy-binding': ['--condition', '--member', '--role'],
  'run revisions list': ['--project', '--region', '--service'],
  'run services update-traffic': ['--project', '--region', '--to-latest', '--to-revisions'],
  'scheduler jobs run': ['--location', '--project'],
  'services enable': ['--project'],
  'storage buckets update': ['--lifecycle-file', '--project'],
};

const DOCUMENTS = ['docs/for-operators.md', 'docs/runbook.md', 'SECURITY.md', 'ops/project/checks.ts'];
DOCUMENTS.push('ops/project/check-accounts.ts');

/** Every command in the documents and in the output of the doctor, as its words without quotes. */
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
const about = (tool: string) => commands.filter((words) => words.join(' ').startsWith(tool));

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

test('DAY-08 the database to restore is named as its restore command expects', () => {
  const names = about('npx firebase firestore:databases:clone').flatMap((words) => words.slice(3, 5));
  expect(names.map((name) => parseDatabaseName(name).databaseId)).toEqual(['(default)', 'restored']);
});

test('DAY-05 every command of Google’s tools that is written is a known one, with known flags and its project', () => {
  const found = about('gcloud');
  expect(found.length).toBeGreaterThan(6);
  const faults = found.flatMap((words) => {
    const text = words.slice(1).join(' ');
    const name = Object.keys(GCLOUD).find((each) => `${text} `.startsWith(`${each} `));
    if (!name) return [`${text}: unknown`];
    const flags = flagsOf(words);
    const wrong = flags.filter((flag) => !GCLOUD[name]?.includes(flag));
    const isLost = GCLOUD[name]?.includes('--project') && !flags.includes('--project');
    return [...wrong.map((flag) => `${name}: ${flag}`), ...(isLost ? [`${name}: --project is missing`] : [])];
  });
  expect(faults).toEqual([]);
});

test('DAY-05 every command of this repository that is written exists, with its flags', () => {
  const faults = about('npm run').flatMap(([, , name = '', ...words]) => {
    if (!(name in packageJson.scripts)) return [`${name}: unknown`];
    const file = `ops/${name}.ts`;
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // Every command of an operator takes a project.
    const flags = flagsOf(words).filter((flag) => flag !== '--' && !(source && flag === '--project'));
    return flags
      .filter((flag) => !new RegExp(`'?${flag.slice(2)}'?: \\{ type:`).test(source))
      .map((flag) => `${name}: ${flag}`);
  });
  expect(faults).toEqual([]);
});
