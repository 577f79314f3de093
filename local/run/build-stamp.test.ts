import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOfSources, isBuilt, stampBuild } from './build-stamp.ts';

test('a build is used again only if it is complete, and no source or setting has changed', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of ['src/a/b.ts', 'functions/src/c/d.ts', 'dist/index.html', 'firebase.built.json'])
    write(path, '1');
  const hash = hashOfSources({ SITE_URL: 'one' }, root);
  stampBuild(hash, root);
  expect(isBuilt(hash, root)).toBe(false); // the functions are missing
  write('functions/deploy/dist/index.js', 'built');
  expect(isBuilt(hashOfSources({ SITE_URL: 'one' }, root), root)).toBe(true);
  expect(isBuilt(hashOfSources({ SITE_URL: 'two' }, root), root)).toBe(false);
  for (const path of ['src/a/b.ts', 'functions/src/c/d.ts']) {
    write(path, '2');
    expect(isBuilt(hashOfSources({ SITE_URL: 'one' }, root), root), path).toBe(false);
    write(path, '1');
  }
});
