import { expect, test } from 'vitest';
import type { Access } from '../firestore/policy.ts';
import { documentPolicy, objectPolicy } from './policies.ts';

const ADMIN = { authorization: 'Bearer owner' };

function readDocument(documentPath: string, method: Access['method'] = 'get', headers = {}) {
  const access = { headers, root: 'r', method, documentPath, now: 0, document: () => undefined };
  return () => documentPolicy(access);
}

function fetchObject(path: string, method: 'get' | 'list' | 'create' = 'get', headers = {}) {
  return () => objectPolicy({ headers, method, bucket: 'b', path });
}

test('BLOG-01 everybody reads posts, and writes none', () => {
  expect(readDocument('posts/a')).not.toThrow();
  expect(readDocument('posts', 'list')).not.toThrow();
  expect(readDocument('posts/a', 'create')).toThrow(expect.objectContaining({ code: 403 }));
});

test.each(['outbox/a', 'limits/a', 'anything/a'])('CONT-13 nobody but functions reads %s', (path) => {
  for (const method of ['get', 'list', 'update'] as const) {
    expect(readDocument(path, method)).toThrow(expect.objectContaining({ code: 403 }));
    expect(readDocument(path, method, ADMIN)).not.toThrow();
  }
});

test.each(['posts/a.svg', 'docs_pdf/privacy_policy.pdf'])('DOC-01 everybody fetches %s', (path) => {
  expect(fetchObject(path)).not.toThrow();
  expect(fetchObject(path, 'create')).toThrow(expect.objectContaining({ code: 403 }));
});

test.each(['resources/guide.pdf', 'guide.pdf', 'private/a.pdf'])(
  'RES-07 nobody but functions fetches %s',
  (path) => {
    expect(fetchObject(path)).toThrow(expect.objectContaining({ code: 403 }));
    expect(fetchObject(path, 'get', ADMIN)).not.toThrow();
  },
);

test('RES-07 nobody but functions lists a folder', () => {
  for (const folder of ['resources', 'docs_pdf', 'posts']) {
    expect(fetchObject(folder, 'list')).toThrow(expect.objectContaining({ code: 403 }));
    expect(fetchObject(folder, 'list', ADMIN)).not.toThrow();
  }
});
