import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/project.ts';
import { readStored } from './stored.ts';

const SEED = resolve(import.meta.dirname, '../../local/seed/posts');

test('npm start stores every post of the seed', async () => {
  const seed = readdirSync(SEED).map((file) => file.replace(/\.md$/, ''));
  expect(seed).toHaveLength(27);
  const stored = (await readStored('posts')).map(({ fields }) => fields.slug);
  expect(stored).toEqual(expect.arrayContaining(seed));
});

// The rules themselves are tested in tests/rules.
test('SAFE-03 RES-07 npm start guards Firestore and Storage by the deployed rules', async () => {
  const posts = `v1/projects/${PROJECT_ID}/databases/(default)/documents/posts`;
  const resource = `v0/b/${STORAGE_BUCKET}/o/resources%2Fa.pdf?alt=media`;
  for (const url of [`${localUrl(PORTS.firestore)}/${posts}`, `${localUrl(PORTS.storage)}/${resource}`])
    expect((await fetch(url)).status).toBe(403);
});
