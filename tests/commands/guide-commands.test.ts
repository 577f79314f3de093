import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
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

/** Throws for a name that a command of theirs does not take. */
const { parseDatabaseName } = require('firebase-tools/lib/firestore/util') as {
  parseDatabaseName(name: string): { readonly databaseId: string };
};

/**
 * What the documents use of Google's tools, with the flags that each command has (cloud.google.com/sdk/gcloud/reference), for
 * machines without gcloud: where it is installed, its own table decides, about this list as well. Those without `--project`
 * take the project as an argument, or none.
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

/** A command of gcloud, or a group of commands, in the table that its completion in shells reads. */
interface Gcloud {
  readonly commands: Readonly<Record<string, Gcloud>>;
  readonly flags: Readonly<Record<string, unknown>>;
}

/** That table, where gcloud is installed. */
function installedGcloud(): Gcloud | undefined {
  const gcloud = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'gcloud'));
  const found = gcloud.find((file) => existsSync(file));
  const file = found && join(dirname(realpathSync(found)), '../data/cli/gcloud_completions.py');
  if (!file || !existsSync(file)) return undefined;
  const script = `import json\nexec(open(${JSON.stringify(file)}).read())\nprint(json.dumps(STATIC_COMPLETION_CLI_TREE))`;
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync('python3', ['-c', script], options));
}

/** What of the list above gcloud does not know. */
function unknownToGcloud(tree: Gcloud): string[] {
  return Object.entries(GCLOUD).flatMap(([name, flags]) => {
    let command: Gcloud | undefined = tree;
    const known = { ...tree.flags };
    for (const word of name.split(' ')) {
      command = command?.commands[word];
      Object.assign(known, command?.flags);
    }
    if (!command) return [`${name}: unknown`];
    return flags.filter((flag) => !(flag in known)).map((flag) => `${name}: ${flag}`);
  });
}

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

test('DAY-05 every command of Google’s tools that is written is a known one, with known flags and its project, and gcloud agrees where it is installed', () => {
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
  const gcloud = installedGcloud();
  expect([...faults, ...(gcloud ? unknownToGcloud(gcloud) : [])]).toEqual([]);
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
