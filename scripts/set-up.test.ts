import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const pinned = {
  '': { name: 'a-clone' },
  'node_modules/tool': { version: '2.0.0' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/for-another-tool': { version: '1.0.0', devOptional: true },
};

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(clone, 'scripts'));
  cpSync(join(import.meta.dirname, 'set-up.mjs'), join(clone, 'scripts/set-up.mjs'));
  write('package-lock.json', JSON.stringify({ packages: pinned }));
  // A fake npm: it records its arguments and exits with NPM_EXIT_CODE.
  write(
    'npm.cjs',
    `require('node:fs').writeFileSync('npm-was-called', process.argv.slice(2).join(' '));
     process.exit(Number(process.env.NPM_EXIT_CODE));`,
  );
  write(`node_modules/node/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`, '');
});

afterEach(() => {
  rmSync(clone, { recursive: true });
});

function write(file: string, content: string): void {
  mkdirSync(dirname(join(clone, file)), { recursive: true });
  writeFileSync(join(clone, file), content);
}

function recordInstalled(packages: Record<string, { version: string }>): void {
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
}

/** Runs the set-up in the clone; `npm` contains the arguments of npm, if it was called. */
function setUp(npmExitCode = 0) {
  const code = "import('./scripts/set-up.mjs').then(({ ensureDependencies }) => ensureDependencies())";
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(clone, 'npm.cjs'), NPM_EXIT_CODE: String(npmExitCode) },
  });
  const record = join(clone, 'npm-was-called');
  return { status, stderr, npm: existsSync(record) ? readFileSync(record, 'utf8') : undefined };
}

test('a clone with the pinned packages is left alone, even without packages for other platforms', () => {
  recordInstalled({ 'node_modules/tool': { version: '2.0.0' } });
  expect(setUp()).toEqual({ status: 0, stderr: '', npm: undefined });
});

test('a fresh clone gets exactly the pinned packages', () => {
  const { status, npm } = setUp();
  expect(npm).toMatch(/^ci /);
  expect(status).toBe(0);
});

test.each([
  ['another version', { 'node_modules/tool': { version: '1.9.0' } }],
  ['a package missing', {}],
  [
    'another version of an optional package',
    { 'node_modules/tool': { version: '2.0.0' }, 'node_modules/for-another-machine': { version: '0.9.0' } },
  ],
])('a clone with %s gets its packages installed again', (_, packages) => {
  recordInstalled(packages);
  expect(setUp().npm).toMatch(/^ci /);
});

test('a failed installation ends the set-up with exit code 1', () => {
  const { status, stderr } = setUp(7);
  expect(status).toBe(1);
  expect(stderr).toContain('The dependencies could not be installed');
});

test('if the pinned Node lacks its binary, the message says what to run', () => {
  recordInstalled({ 'node_modules/tool': { version: '2.0.0' } });
  rmSync(join(clone, 'node_modules/node'), { recursive: true });
  const { status, stderr } = setUp();
  expect(status).toBe(1);
  expect(stderr).toContain('npm rebuild node');
});
