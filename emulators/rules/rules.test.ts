import { describe, expect, test } from 'vitest';
import { compileRules, type RulesRequest } from './ruleset.ts';
import { RulesFileError } from './syntax.ts';
import { RulesTimestamp, type Value, valueOfJson } from './values.ts';

/** Firestore rules with this content in `match /databases/{database}/documents`. */
function firestoreRules(inside: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${inside}
  }
}`;
}

interface Asked extends Partial<Pick<RulesRequest, 'method' | 'lookup' | 'maximumLookups'>> {
  readonly path?: readonly (string | undefined)[];
}

const STORED = {
  title: 'Zoë',
  tags: ['a', 'b'],
  count: 3,
  share: 1.5,
  whole: { inner: 1 },
  nothing: null,
};

/** The decision of Firestore rules on posts/a: a signed-in user, STORED stored, one more field to be stored. */
function decide(inside: string, asked: Asked = {}) {
  const { method = 'update', path = ['posts', 'a'], maximumLookups = 10 } = asked;
  const data = (fields: object) => valueOfJson({ data: fields, id: 'a' });
  const staff = new Map<string, Value>([['data', valueOfJson({ role: 'editor' })]]);
  return compileRules(firestoreRules(inside)).decide({
    method,
    path: ['databases', '(default)', 'documents', ...path],
    request: new Map([
      ['auth', valueOfJson({ uid: 'u1', token: { staff: true } })],
      ['time', new RulesTimestamp(1_000_000_000n)],
      ['resource', data({ ...STORED, added: true, count: 4 })],
    ]),
    resource: path.includes(undefined) ? undefined : data(STORED),
    lookup:
      asked.lookup ??
      ((target, isAfter) =>
        String(target).endsWith(isAfter ? '/staff/u2' : '/staff/u1') ? staff : undefined),
    maximumLookups,
  });
}

const rule = (condition: string) =>
  `match /posts/{id} { allow get, list, create, update, delete: if ${condition}; }`;
const allows = (condition: string, asked?: Asked) => decide(rule(condition), asked).allowed;

const OLD = 'resource.data';
const NEW = 'request.resource.data';
const STAFF = '/databases/$(database)/documents/staff';

/** Operators and functions that fail closed, conditions with each that allow, and conditions that deny. */
const CONSTRUCTS = String.raw`
not | !false ; !!true | !true ; !1 ; !null ; !OLD.none
and | true && true | true && false ; true && 1 ; true && OLD.none == 1 ; OLD.none && true
or | false || true | false || false ; 1 || false ; false || OLD.none == 1
one side decides | OLD.none || true ; true || OLD.none ; !(OLD.none && false) ; !(false && OLD.none) | OLD.none || false
ternary | true ? true : 1 ; false ? 1 : true ; false ? 1 : true ? true : 2 | true ? 1 : true ; 1 ? true : true
order | 1 < 2 ; 2 > 1 ; 2 <= 2 ; 2 >= 2 ; 1 < OLD.share | 2 < 1 ; 2 > 2 ; 'a' < 'b' ; null < 1
times | 5 * 2 == 10 ; 2 * 3 * 4 == 24 | OLD.share * 2 == 3 ; 9223372036854775807 * 2 > 0
matches | 'ab'.matches('a|[a-z]+') ; 'a.b'.matches('a\\.b') | 'ab1'.matches('[a-z]+') ; 'ab'.matches('a') ; OLD.count.matches('3')
after the request | existsAfter(STAFF/u2) ; getAfter(STAFF/u2).data.role == 'editor' ; !exists(STAFF/u2) | existsAfter(STAFF/u1)
`;

/** The lines of a table, their cells separated by ` | `. */
function rowsOf(table: string): string[][] {
  const source = table.replaceAll('OLD', OLD).replaceAll('NEW', NEW).replaceAll('STAFF', STAFF);
  return source
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}

// The rest of the language is proven by tests/rules, on this engine and on Google's.
describe('what fails closed', () => {
  test.each(rowsOf(CONSTRUCTS))('%s', (_, allowed = '', denied = '') => {
    expect(allowed.split(' ; ').filter((condition) => !allows(condition))).toEqual([]);
    expect(denied.split(' ; ').filter((condition) => allows(condition))).toEqual([]);
  });

  test('a function that calls itself denies', () => {
    expect(decide(`function f() { return f(); } ${rule('f()')}`).allowed).toBe(false);
  });

  test('in a query neither ids nor data have a value', () => {
    const query = { method: 'list', path: ['posts', undefined] } as const;
    expect(allows("request.auth.uid == 'u1'", query)).toBe(true);
    expect(allows("id != 'b'", query)).toBe(false);
    expect(allows(`${OLD}.title != 'b' || ${OLD} == null`, query)).toBe(false);
    expect(decide('match /posts/{all=**} { allow list: if all == /a || true == true; }', query).allowed).toBe(
      true,
    );
    expect(decide('match /posts/{all=**} { allow list: if all == /a; }', query).allowed).toBe(false);
  });
});

describe('an error denies access and is one of the reasons', () => {
  test('the reasons name the rules that did not allow', () => {
    const inside =
      'match /posts/{id} { allow update: if false;\n allow update: if request.auth.uid.x == 1; }';
    expect(decide(inside).reasons).toEqual(['line 4: false', 'line 5: expected a map, got a string']);
  });

  test.each(['exists(/a/b)', '!exists(/a/b)', 'exists(/a/b) || true', '!(exists(/a/b) && false)'])(
    'a document that cannot be read: %s',
    (condition) => {
      const lookup = () => {
        throw new Error('the disk is gone');
      };
      const reasons = ['line 4: internal: Error: the disk is gone'];
      expect(decide(rule(condition), { lookup })).toEqual({ allowed: false, reasons });
    },
  );

  test('more lookups than a request may make, each document counted once', () => {
    const all = (count: number) =>
      Array.from({ length: count }, (_, index) => `!exists(${STAFF}/n${index})`).join(' && ');
    expect(allows(all(10))).toBe(true);
    expect(allows(all(11))).toBe(false);
    expect(allows(all(11), { maximumLookups: 11 })).toBe(true);
    expect(allows(`${all(10)} && ${all(10)}`)).toBe(true);
  });
});

/** Files, and the error with its place. */
const FILES = `
 | 1:1: expected "rules_version = '2';" first, found the end of the file
rules_version = '1'; service cloud.firestore { } | 1:1: rules_version '1' is not supported
rules_version = '2'; service firebase.database { } | 1:22: the service "firebase.database" is not supported
rules_version = '2'; service cloud.firestore { | 1:47: expected "match", "allow", "function" or "}"
rules_version = '2'; service cloud.firestore { } x | 1:50: expected the end of the file
rules_version = '2'; service cloud.firestore { match /a { allow get: if #; } } | 1:73: unexpected "#"
rules_version = '2'; service firebase.storage { match /b { allow get: if exists(/a); } } | unknown function "exists"`;

/** Conditions in a file. */
const CONDITIONS = String.raw`
1 - 1 == 0 | 4:71: the operator "-" is not supported
1 / 1 == 1 | 4:71: the operator "/" is not supported
-1 < 0 | expected an expression, found "-"
1.5 > 1 | expected the name of a property or method, found "5"
{'a': 1} == 1 | expected an expression, found "{"
id[0:1] | expected "]", found ":"
unknown | 4:69: unknown name "unknown"
[id, !unknown] | unknown name "unknown"
fetch(id) | 4:69: unknown function "fetch" with 1 arguments
int(id) == 1 | unknown function "int"
math.abs(1) == 1 | unknown name "math"
firestore.exists(/a/b) | unknown function "firestore.exists"
id.lower() == id | 4:72: the method "lower" with 0 arguments is not supported
id.size(1) > 0 | the method "size" with 1 arguments is not supported
id.constructor() | the method "constructor" with 0 arguments is not supported
id.matches(id) | expected a literal pattern, found "id"
id.matches('(a)\\1') | the pattern "(a)\1" is not supported
id.matches('a(?=b)') | the pattern "a(?=b)" is not supported
id.matches('(') | the pattern "(" is not supported
id is path | the type "path" is not supported
request.path == /a | unknown name "request.path"
request == null | expected ".", found "=="
true true | expected ";", found "true"
id = 1 | expected ";", found "="
/a/(b) == 1 | expected "default", found "b"`;

/** Contents of a match. */
const CONTENTS = `
match /a { allow read: if true; } | 4:22: the method "read" is not supported
match /a { allow get; } | expected ":", found ";"
match /{a=**}/b { } | a path after a recursive wildcard is not supported
match /{a=**} { match /b { } } | a path after a recursive wildcard is not supported
match /{a}/{a} { } | the name "a" is already defined
match /{database} { } | the name "database" is already defined
match posts { } | expected a path
function f(request) { return 1; } | the name "request" is already defined
function f(true) { return true; } | the name "true" is already defined
function f() { let x = 1; let x = 2; return x; } | the name "x" is already defined
function f() { let x = x; return x; } | unknown name "x"
function f() { return 1; } function f() { return 2; } | the function "f" is already defined
function get(x) { return x; } | the function "get" is already defined
function f(a) { return g(); } function g() { return a; } | unknown name "a"
function f(a) { return a; } match /a { allow get: if f(); } | unknown function "f" with 0 arguments
function f(a, b, c, d, e, f, g, h) { return 1; } | has more than 7 parameters and 10 bindings
while (true) { } | expected "match", "allow", "function" or "}"`;

test.each([
  ...FILES.slice(1)
    .split('\n')
    .map((line) => line.split(' | ')),
  ...rowsOf(CONDITIONS).map(([condition = '', message]) => [firestoreRules(rule(condition)), message]),
  ...rowsOf(CONTENTS).map(([inside = '', message]) => [firestoreRules(inside), message]),
])('an invalid or unsupported construct is named in an error: %s', (source = '', message = '-') => {
  expect(() => compileRules(source)).toThrow(RulesFileError);
  expect(() => compileRules(source)).toThrow(message);
});
