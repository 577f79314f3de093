import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '../firestore/document.ts';
import type { Access } from '../firestore/policy.ts';
import { parseQuery } from '../firestore/structured-query.ts';
import type { Fields } from '../firestore/values.ts';
import { firestoreRules } from './a-request.ts';
import { documentPolicy } from './firestore-policy.ts';
import { readRules } from './read-rules.ts';
import { compileRules } from './ruleset.ts';
import { objectPolicy } from './storage-policy.ts';

const PROJECT = 'demo-project';
const NOW = 1_800_000_000;
const ADMIN = { authorization: 'Bearer owner' };
const REFUSED = expect.objectContaining({ code: 403 });
const UNKNOWN = expect.objectContaining({ code: 401 });

const deployed = readRules('firestore.rules');
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

function stored(path: string, fields: Fields): StoredDocument {
  return { name: `${ROOT}/${path}`, created: 0, updated: 0, text: JSON.stringify(fields), fields };
}

/** An ID token as the Auth emulator makes it. */
function tokenOf(claims: object): { authorization: string } {
  const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const payload = { aud: PROJECT, sub: 'u1', exp: NOW + 60, ...claims };
  return { authorization: `Bearer ${encode({ alg: 'none' })}.${encode(payload)}.` };
}

function access(changes: Partial<Access>, rules = deployed) {
  const decide = documentPolicy(rules, PROJECT);
  return () =>
    decide({
      headers: {},
      root: ROOT,
      method: 'get',
      documentPath: 'posts/a',
      now: NOW * 1_000_000,
      document: () => undefined,
      ...changes,
    });
}

const PUBLISHED = stored('posts/a', { published: { booleanValue: true } });
const DRAFT = stored('posts/a', { published: { booleanValue: false } });

/** A query on posts, with these filters as Firestore's protocol writes them. */
function listing(...filters: object[]) {
  const where = filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } };
  return {
    method: 'list',
    documentPath: 'posts',
    query: parseQuery({ from: [{ collectionId: 'posts' }], ...where }),
  } as const;
}
const compares = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

describe('firestore.rules', () => {
  test('BLOG-01 everybody reads published posts, alone or by a query that asks for them', () => {
    expect(access({ existing: PUBLISHED })).not.toThrow();
    expect(access(listing(compares('published', 'EQUAL', { booleanValue: true })))).not.toThrow();
  });

  test('BLOG-01 nobody reads a draft, or asks for more than is published', () => {
    expect(access({ existing: DRAFT })).toThrow(REFUSED);
    expect(access({})).toThrow(REFUSED);
    expect(access(listing())).toThrow(REFUSED);
    expect(access(listing(compares('published', 'EQUAL', { booleanValue: false })))).toThrow(REFUSED);
    expect(access(listing(compares('published', 'NOT_EQUAL', { booleanValue: false })))).toThrow(REFUSED);
    expect(access(listing(compares('slug', 'EQUAL', { stringValue: 'a' })))).toThrow(REFUSED);
  });

  test.each(['create', 'update', 'delete'] as const)(
    'BLOG-01 nobody but functions may %s a post',
    (method) => {
      const change = { method, existing: PUBLISHED, resulting: PUBLISHED };
      expect(access(change)).toThrow(REFUSED);
      expect(access({ ...change, headers: tokenOf({}) })).toThrow(REFUSED);
      expect(access({ ...change, headers: ADMIN })).not.toThrow();
    },
  );

  test.each(['outbox/a', 'limits/a', 'anything/a', 'posts/a/comments/b'])(
    'CONT-13 nobody but functions reads %s',
    (documentPath) => {
      for (const method of ['get', 'update'] as const) {
        expect(access({ method, documentPath, existing: PUBLISHED })).toThrow(REFUSED);
        expect(access({ method, documentPath, headers: ADMIN })).not.toThrow();
      }
    },
  );

  test('a token that is none, of another project, of nobody or expired is refused as such', () => {
    const published = { existing: PUBLISHED };
    expect(access({ ...published, headers: tokenOf({}) })).not.toThrow();
    expect(access({ ...published, headers: tokenOf({ aud: 'other' }) })).toThrow(UNKNOWN);
    expect(access({ ...published, headers: tokenOf({ exp: NOW }) })).toThrow(UNKNOWN);
    expect(access({ ...published, headers: tokenOf({ exp: 'never' }) })).toThrow(UNKNOWN);
    expect(access({ ...published, headers: tokenOf({ sub: '' }) })).toThrow(UNKNOWN);
    expect(access({ ...published, headers: { authorization: 'Bearer nonsense' } })).toThrow(UNKNOWN);
    expect(access({ ...published, headers: { authorization: 'Basic owner' } })).toThrow(UNKNOWN);
  });
});

describe('what a rule sees of Firestore', () => {
  const isTrue = (condition: string, changes: Partial<Access>) => {
    const rules = compileRules(
      firestoreRules(`match /posts/{id} { allow get, list, create, update, delete: if ${condition}; }`),
    );
    try {
      access(changes, rules)();
      return true;
    } catch {
      return false;
    }
  };

  test('the claims of a token, and the moment of the request', () => {
    const headers = tokenOf({ staff: true, email: 'a@example.org' });
    expect(isTrue('request.auth.uid == "u1" && request.auth.token.staff == true', { headers })).toBe(true);
    expect(isTrue('request.auth.token.email.matches(".*@example[.]org")', { headers })).toBe(true);
    expect(isTrue(`request.time == timestamp.value(${NOW}000)`, {})).toBe(true);
  });

  test('every kind of field', () => {
    const fields: Fields = {
      text: { stringValue: 'a' },
      whole: { integerValue: '3' },
      part: { doubleValue: 1.5 },
      none: { nullValue: null },
      when: { timestampValue: '2026-11-21T10:00:00.000001Z' },
      raw: { bytesValue: 'YWJj' },
      link: { referenceValue: `${ROOT}/posts/b` },
      place: { geoPointValue: { latitude: 1, longitude: 2 } },
      list: { arrayValue: { values: [{ integerValue: '1' }] } },
      map: { mapValue: { fields: { inner: { booleanValue: true } } } },
    };
    const changes = { method: 'create', resulting: stored('posts/a', fields) } as const;
    const conditions = [
      'text == "a"',
      'whole == 3',
      'whole is int',
      'part == 1.5',
      'none == null',
      'when.year() == 2026',
      'when.nanos() == 1000',
      'raw.toHexString() == "616263"',
      'link == /databases/(default)/documents/posts/b'.replace('(default)', '$(database)'),
      'place.longitude() == 2',
      'list == [1]',
      'map.inner == true',
    ];
    for (const condition of conditions) {
      expect([condition, isTrue(`request.resource.data.${condition}`, changes)]).toEqual([condition, true]);
    }
    expect(isTrue('request.resource.id == "a" && request.resource.data.keys().size() == 10', changes)).toBe(
      true,
    );
  });

  test('of a query what it compares with one value, its limit, and no id', () => {
    const query = listing(
      compares('author.name', 'EQUAL', { stringValue: 'a' }),
      compares('published', 'EQUAL', { booleanValue: true }),
      compares('likes', 'GREATER_THAN', { integerValue: '3' }),
    );
    expect(isTrue('resource.data.author.name == "a" && resource.data.published', query)).toBe(true);
    expect(isTrue('resource.data.likes > 3', query)).toBe(false);
    expect(isTrue('request.query.limit == null', query)).toBe(true);
    expect(isTrue('id != "secret"', query)).toBe(false);
    expect(isTrue('true', { ...query, documentPath: '{path=**}/posts' })).toBe(false);
  });

  test('other documents as they are stored, and its own as it will be', () => {
    const document = (path: string) =>
      path === 'staff/u1' ? stored(path, { role: { stringValue: 'editor' } }) : undefined;
    const staff = '/databases/$(database)/documents/staff';
    expect(isTrue(`get(${staff}/u1).data.role == "editor"`, { document })).toBe(true);
    expect(isTrue(`exists(${staff}/u2)`, { document })).toBe(false);
    expect(isTrue('exists(/databases/other/documents/staff/u1)', { document })).toBe(false);
    const own = '/databases/$(database)/documents/posts/a';
    expect(
      isTrue(`getAfter(${own}).data.published == true`, { method: 'update', resulting: PUBLISHED }),
    ).toBe(true);
    expect(isTrue(`!existsAfter(${staff}/u2)`, { document })).toBe(false);
  });
});

describe('storage.rules', () => {
  const decide = objectPolicy(readRules('storage.rules'), PROJECT);
  const fetching = (path: string, method: 'get' | 'list' | 'create' | 'delete' = 'get', headers = {}) => {
    return () => decide({ headers, method, bucket: 'b', path });
  };

  test.each(['posts/a.svg', 'docs_pdf/privacy_policy.pdf'])(
    'DOC-01 everybody fetches %s, and nobody changes it',
    (path) => {
      expect(fetching(path)).not.toThrow();
      for (const method of ['create', 'delete'] as const) expect(fetching(path, method)).toThrow(REFUSED);
    },
  );

  test.each(['resources/guide.pdf', 'guide.pdf', 'private/a.pdf'])(
    'RES-07 nobody but functions fetches "%s"',
    (path) => {
      expect(fetching(path)).toThrow(REFUSED);
      expect(fetching(path, 'get', ADMIN)).not.toThrow();
    },
  );

  test('RES-07 nobody but functions lists a folder', () => {
    for (const folder of ['resources', 'docs_pdf', 'posts']) {
      expect(fetching(folder, 'list')).toThrow(REFUSED);
      expect(fetching(folder, 'list', ADMIN)).not.toThrow();
    }
  });
});
