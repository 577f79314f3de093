import { describe, expect, test } from 'vitest';
import type { Access } from '../firestore/protocol/policy.ts';
import { parseQuery } from '../firestore/query/parse-query.ts';
import type { StoredDocument } from '../firestore/store/document.ts';
import type { Fields } from '../firestore/values/values.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import { documentPolicy } from './firestore-policy.ts';
import { firestoreRules } from './rules-request.ts';
import { compileRules } from './ruleset.ts';
import { type FindDocument, objectPolicy } from './storage-policy.ts';

const PROJECT = 'demo-project';
const NOW = 1_800_000_000;
const ADMIN = { authorization: 'Bearer owner' };
const REFUSED = expect.objectContaining({ code: 403 });
const UNKNOWN = expect.objectContaining({ code: 401 });

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

function stored(path: string, fields: Fields): StoredDocument {
  return { name: `${ROOT}/${path}`, created: 0, updated: 0, text: JSON.stringify(fields), fields };
}

/** An ID token as the Auth emulator issues it. */
function tokenOf(claims: object): { authorization: string } {
  const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const payload = { aud: PROJECT, sub: 'u1', exp: NOW + 60, ...claims };
  return { authorization: `Bearer ${encode({ alg: 'none' })}.${encode(payload)}.` };
}

/** Allows every access to posts on a condition. */
function access(condition: string, changes: Partial<Access> = {}) {
  const rules = firestoreRules(
    `match /posts/{id} { allow get, list, create, update, delete: if ${condition}; }`,
  );
  const decide = documentPolicy(compileRules(rules), PROJECT);
  return () =>
    decide({
      headers: {},
      root: ROOT,
      method: 'get',
      documentPath: 'posts/a',
      now: NOW * 1_000_000,
      document: () => undefined,
      documentAfter: () => undefined,
      ...changes,
    });
}

/** A query on posts, with filters in the format of Firestore's protocol. */
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

describe('the caller', () => {
  test('the admin may do what the rules allow no one', () => {
    expect(access('false', { headers: ADMIN })).not.toThrow();
    expect(access('true', { headers: ADMIN, documentPath: 'limits/a' })).not.toThrow();
    expect(access('true', { documentPath: 'limits/a' })).toThrow(REFUSED);
    expect(access('false')).toThrow(REFUSED);
  });

  test('a denial names the rules that did not allow it, for their author', () => {
    expect(access('false')).toThrow('Missing or insufficient permissions.\nline 4: false');
    expect(access('true', { documentPath: 'limits/a' })).toThrow(/^Missing or insufficient permissions\.$/);
  });

  test('a token that is malformed, of another project, without a subject or expired is rejected as such', () => {
    expect(access('true', { headers: tokenOf({}) })).not.toThrow();
    const wrong = [{ aud: 'other' }, { exp: NOW }, { exp: 'never' }, { sub: '' }].map(tokenOf);
    const ofClaims = (json: string) => `Bearer a.${Buffer.from(json).toString('base64url')}.`;
    const unread = ['Bearer nonsense', 'Basic owner', ofClaims('null'), ofClaims('5'), ofClaims('{')];
    for (const authorization of unread) wrong.push({ authorization });
    for (const headers of wrong) expect(access('true', { headers })).toThrow(UNKNOWN);
  });
});

describe('what a rule sees of Firestore', () => {
  const isTrue = (condition: string, changes: Partial<Access>) => {
    try {
      access(condition, changes)();
      return true;
    } catch {
      return false;
    }
  };

  test('the claims of a token, and the time of the request', () => {
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
    const name = '/databases/$(database)/documents/posts/a';
    expect(isTrue(`request.resource["__name__"] == ${name}`, changes)).toBe(true);
  });

  test('the stored data, and the data to be stored', () => {
    const titled = (title: string) => stored('posts/a', { title: { stringValue: title } });
    const changes = { method: 'update', existing: titled('Old'), resulting: titled('New') } as const;
    expect(isTrue('resource.data.title == "Old"', changes)).toBe(true);
    expect(isTrue('request.resource.data.title == "New"', changes)).toBe(true);
    expect(isTrue('resource == null', { method: 'create', resulting: titled('New') })).toBe(true);
  });

  test('of a query: the fields compared with one value, its limit, and no id', () => {
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

  test('of a query: several fields of one map, and that a field is null', () => {
    const query = listing(
      compares('author.name', 'EQUAL', { stringValue: 'a' }),
      compares('author.team', 'EQUAL', { stringValue: 'b' }),
      { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'removed' } } },
      { unaryFilter: { op: 'IS_NOT_NULL', field: { fieldPath: 'date' } } },
    );
    expect(isTrue('resource.data.author.name == "a" && resource.data.author.team == "b"', query)).toBe(true);
    expect(isTrue('resource.data.removed == null', query)).toBe(true);
    expect(isTrue('resource.data.date == null || resource.data.date != null', query)).toBe(false);
  });

  test('of a query: nothing that only one of its alternatives compares', () => {
    const filters = ['published', 'listed'].map((name) => compares(name, 'EQUAL', { booleanValue: true }));
    const where = { compositeFilter: { op: 'OR', filters } };
    const query = parseQuery({ from: [{ collectionId: 'posts' }], where });
    expect(isTrue('true', { ...listing(), query })).toBe(true);
    expect(isTrue('resource.data.published == true', { ...listing(), query })).toBe(false);
  });

  test('of a query: its limit and its offset', () => {
    const query = parseQuery({ from: [{ collectionId: 'posts' }], limit: 10, offset: 5 });
    const condition = 'request.query.limit == 10 && request.query.limit is int && request.query.offset == 5';
    expect(isTrue(condition, { ...listing(), query })).toBe(true);
  });

  test('other documents as they are stored, and as the request leaves them', () => {
    const staffOf = (role: string) => (path: string) =>
      path === 'staff/u1' ? stored(path, { role: { stringValue: role } }) : undefined;
    const changes = { document: staffOf('editor'), documentAfter: staffOf('admin') };
    const staff = '/databases/$(database)/documents/staff';
    expect(isTrue(`get(${staff}/u1).data.role == "editor"`, changes)).toBe(true);
    expect(isTrue(`getAfter(${staff}/u1).data.role == "admin"`, changes)).toBe(true);
    expect(isTrue(`exists(${staff}/u2)`, changes)).toBe(false);
    expect(isTrue(`!existsAfter(${staff}/u2)`, changes)).toBe(true);
    expect(isTrue('exists(/databases/other/documents/staff/u1)', changes)).toBe(false);
  });
});

describe('what a rule sees of Storage', () => {
  type ObjectAccess = Parameters<ReturnType<typeof objectPolicy>>[0];
  const picture: StoredObject = {
    bucket: 'b',
    name: 'posts/a.png',
    size: 3,
    generation: 7,
    metageneration: 2,
    timeCreated: new Date('2026-11-21T10:00:00Z'),
    updated: new Date('2026-11-22T10:00:00Z'),
    md5Hash: 'rL0Y20zC+Fzt72VPzMSk2A==',
    crc32c: 'z8SuHQ==',
    metadata: { contentType: 'image/png', custom: { taken: 'today' } },
  };

  /** Every access in posts/, if a condition holds. */
  const allowing = (
    condition: string,
    changes: Partial<ObjectAccess> = {},
    findDocument: FindDocument = () => undefined,
  ) => {
    const rules = `rules_version = '2';
      service firebase.storage {
        match /b/{bucket}/o/posts/{file=**} {
          allow get, list, create, update, delete: if ${condition};
        }
      }`;
    const decide = objectPolicy(compileRules(rules), PROJECT, findDocument);
    return () => decide({ headers: {}, method: 'get', bucket: 'b', path: 'posts/a.png', ...changes });
  };

  test('the caller, and that the admin may do anything', () => {
    const headers = tokenOf({ exp: Date.now() / 1000 + 60, staff: true });
    expect(
      allowing('request.auth.uid == "u1" && request.auth.token.staff == true', { headers }),
    ).not.toThrow();
    expect(allowing('request.auth == null')).not.toThrow();
    expect(allowing('true', { headers: tokenOf({ exp: 1 }) })).toThrow(UNKNOWN);
    expect(allowing('true', { path: 'other/a.png' })).toThrow(REFUSED);
    expect(allowing('false', { headers: ADMIN, path: 'other/a.png' })).not.toThrow();
  });

  test.each([
    'name == "posts/a.png" && bucket == "b"',
    'size == 3 && size is int',
    'contentType == "image/png"',
    'metadata.taken == "today"',
    'generation == 7 && metageneration == 2',
    'md5Hash == "rL0Y20zC+Fzt72VPzMSk2A==" && crc32c == "z8SuHQ=="',
    'timeCreated.day() == 21 && updated.day() == 22',
  ])('of a stored object, and of one to be stored: %s', (properties) => {
    const of = (object: string) => properties.replaceAll(/(^|&& )/g, `$1${object}.`);
    expect(allowing(of('resource'), { existing: picture })).not.toThrow();
    expect(allowing(of('request.resource'), { method: 'create', resulting: picture })).not.toThrow();
    expect(allowing(of('request.resource'), { existing: picture })).toThrow(REFUSED);
    expect(allowing(of('resource'), { method: 'create', resulting: picture })).toThrow(REFUSED);
  });

  test('of a list the folder', () => {
    const folder = { method: 'list', path: 'posts' } as const;
    expect(allowing('request.method == "list" && request.path == /b/b/o/posts', folder)).not.toThrow();
    expect(allowing('resource == null')).not.toThrow();
  });

  test('SAFE-05 documents of the default database of Firestore', () => {
    const found: FindDocument = (name) =>
      name === `projects/${PROJECT}/databases/(default)/documents/staff/u1`
        ? stored('staff/u1', { role: { stringValue: 'editor' } })
        : undefined;
    const decide = (condition: string) => allowing(condition, {}, found);
    expect(decide('firestore.exists(/databases/(default)/documents/staff/u1)')).not.toThrow();
    expect(
      decide('firestore.get(/databases/(default)/documents/staff/u1).data.role == "editor"'),
    ).not.toThrow();
    expect(decide('!firestore.exists(/databases/(default)/documents/staff/u2)')).not.toThrow();
    for (const path of [
      'databases/other/documents/staff/u1',
      'databases/(default)/documents/staff',
      'staff/u1',
    ]) {
      expect(decide(`!firestore.exists(path('/${path}'))`), path).toThrow(REFUSED);
    }
  });
});
