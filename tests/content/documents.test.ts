import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../../ops/project/apply-monitoring.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** Folders that tools install or write. */
const exclude = ['**/node_modules', '**/dist', 'dist-server', 'coverage'];
const files = [
  ...globSync('**/*', { exclude }),
  ...globSync(['.env.{demo,example}', '.firebase*', '.github/**']),
];
const read = (file: string) => readFileSync(file, 'utf8');

const documents = globSync(['*.md', 'docs/**/*.md', 'emulators/*.md', '.env.example']).map(
  (name) => [name, read(name)] as const,
);

/** All code, settings and front matter: every setting and error message that the documents name has to occur in this text. */
const code = files
  .filter((file) => /\.(ts|tsx|mjs|json|yml|rules|demo)$|^(src|local)\/.*\.md$/.test(file))
  .filter((file) => !/\.test\.|^tests\//.test(file))
  .map(read)
  .join('\n');

/** Names of what is not in the repository: files of the build and of operators, pages of Hosting, folders of Storage. */
const ELSEWHERE =
  /^(\.local|dist|coverage|functions\/deploy\/(dist|\.env)|firebase\.built|\.env\.p|404\.html|index\/|staff\.json|uploads\/|thumbnails\/|\/)/;

/** A path in backticks: ends with the extension of a text file, or names a folder and ends with a slash. */
const PATH = /^#?[\w./{}*-]+(\.(tsx?|mjs|json|css|md|yml|rules|html|svg)|\w\/)$/;
/** A path anywhere in a text, from a folder of the root. */
const PATH_FROM_ROOT =
  /(?<![\w./:@-])(?:src|functions|emulators|local|tests|scripts|ops|docs|\.github)\/[\w./{}*-]*[\w}*]/g;
const SETTING = /\b[A-Z]+(?:_[A-Z0-9]+)+/g;

function spansOf(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** Whether a file or folder has this name, in whatever folder; {slug} and * stand for a part of it. */
function exists(name: string): boolean {
  const pattern = name.replace(/^#/, 'src/').replace(/\/$/, '').replaceAll('.', '\\.');
  const anywhere = new RegExp(`(^|/)${pattern.replaceAll(/\{\w+\}|\*+/g, '[^/]+')}$`);
  return ELSEWHERE.test(name) || files.some((file) => anywhere.test(file));
}

describe.each(documents)('%s names only existing', (document, text) => {
  test('files', () => {
    const names = [...spansOf(text).filter((span) => PATH.test(span)), ...(text.match(PATH_FROM_ROOT) ?? [])];
    expect(names.filter((name) => !exists(name))).toEqual([]);
  });

  test('targets of links', () => {
    const links = [...text.matchAll(/\]\((?!https:|figure:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !files.includes(join(dirname(document), link)))).toEqual([]);
  });

  test('commands', () => {
    const commands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  test('settings', () => {
    const searched = document.endsWith('.md') ? spansOf(text).join('\n') : text;
    expect((searched.match(SETTING) ?? []).filter((name) => !code.includes(name))).toEqual([]);
  });
});

describe('DAY-07 the runbook', () => {
  const runbook = read('docs/runbook.md');
  /** The first cell of each row in the tables whose first column has this head. */
  const rowsOf = (head: string) =>
    [...runbook.matchAll(new RegExp(`^\\| ${head} \\|.*\\n\\|[-|]+\\n((?:\\|.*\\n)+)`, 'gm'))]
      .flatMap(([, rows = '']) => rows.trim().split('\n'))
      .map((row) => row.split(' | ')[0]?.slice('| '.length) ?? '');
  const rows = rowsOf('in the log');
  const sources = globSync('functions/src/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map(read)
    .join('\n');

  test('has a row for every error that functions log, since each one pages somebody', () => {
    const calls = sources.match(/logger\.error\((?!logMessage)|logFailure\(|logMessage: '/g) ?? [];
    const logged = [
      ...sources.matchAll(
        /(?:logger\.error\(|logFailure\(|logMessage: )\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g,
      ),
    ].map(([, single, double, template]) => single ?? double ?? template?.replaceAll(/\$\{\w+\}/g, '…'));
    expect(logged.length, 'errors that the pattern finds').toBeGreaterThan(18);
    expect(logged).toHaveLength(calls.length);
    expect(logged.filter((message) => !rows.includes(message ?? ''))).toEqual([]);
  });

  test('has a row for errors that scheduled functions throw, and an alert for those of triggers, which the framework logs without a severity', () => {
    const namesOf = (declaration: RegExp) => [...sources.matchAll(declaration)].map(([, name = '']) => name);
    const [row] = /^\| Error: … .*/m.exec(runbook) ?? [];
    const scheduled = namesOf(/export const \[?(\w+)[^=\n]* = (?:onSchedule|everyMinute)\(/g);
    expect(row?.match(/(?<=`)\w+(?=`)/g)?.toSorted()).toEqual(scheduled.toSorted());
    const alerted = /one_of\((.*?)\)/.exec(read('ops/alerts/server-errors.json'))?.[1]?.match(/\w+/g);
    const triggers = namesOf(/const (\w+) = onDocumentWritten\(/g);
    expect(alerted).toEqual(triggers.map((name) => name.toLowerCase()).toSorted());
  });

  test('has rows only for errors that functions, their framework or the platform log', () => {
    const provider = (name: string) => read(`node_modules/firebase-functions/lib/${name}.js`);
    const framework = provider('common/providers/tasks');
    expect(provider('v2/providers/scheduler'), 'the row "Error: …"').toContain('error(err.message)');
    const [, platform = ''] = /textPayload=~\\"(.*?)\\"/.exec(read('ops/alerts/platform.json')) ?? [];
    const isLogged = (row: string) =>
      row.split('…').every((part) => code.includes(part)) ||
      framework.includes(`"${row}"`) ||
      new RegExp(platform).test(row);
    expect(rows.filter((row) => !isLogged(row))).toEqual([]);
    const alerted = platform.split('|');
    expect(alerted.filter((message) => !rows.some((row) => row.includes(message)))).toEqual([]);
    const quoted = [...runbook.matchAll(/"(Invalid settings [^"]+)"/g)].map(([, message = '']) => message);
    expect(quoted.filter((message) => !code.includes(message))).toEqual([]);
  });

  test('says where to look for every alert, and for no other', () => {
    expect(rowsOf('alert').toSorted()).toEqual(['A mail of the budget', ...namesIn('alerts')].toSorted());
  });
});
