import { describe, expect, test } from 'vitest';
import { compileRules, type RulesRequest, readRules } from './ruleset.ts';
import { RulesFileError } from './source.ts';
import { RulesTimestamp, valueOfJson } from './values.ts';

/** Firestore rules with this content in `match /databases/{database}/documents`. */
function firestoreRules(inside: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${inside}
  }
}`;
}

interface Changes extends Partial<Pick<RulesRequest, 'method' | 'lookup' | 'maximumLookups'>> {
  readonly path?: readonly (string | undefined)[];
}

/** What rules decide about a signed-in user's update of posts/a, the only document; `changes` describe another request. */
function decide(inside: string, changes: Changes = {}) {
  const { method = 'update', path = ['posts', 'a'], maximumLookups = 10, lookup = () => undefined } = changes;
  const stored = valueOfJson({ data: { title: 'Zoë', count: 3, share: 1.5 }, id: 'a' });
  return compileRules(firestoreRules(inside)).decide({
    method,
    path: ['databases', '(default)', 'documents', ...path],
    request: new Map([
      ['auth', valueOfJson({ uid: 'u1', token: { staff: true } })],
      ['time', new RulesTimestamp(1_000_000)],
    ]),
    resource: path.includes(undefined) ? undefined : stored,
    lookup,
    maximumLookups,
  });
}

const rule = (condition: string) =>
  `match /posts/{id} { allow get, list, create, update, delete: if ${condition}; }`;
const allows = (condition: string, changes?: Changes) => decide(rule(condition), changes).allowed;

const OLD = 'resource.data';

/** A line for each construct: its name, conditions with it that allow, and conditions that deny. OLD stands for resource.data. */
const CONSTRUCTS = String.raw`
a negation | !false ; !!true | !true ; !1 ; !null ; !OLD.none
AND | true && true | true && false ; true && 1 ; true && OLD.none == 1 ; OLD.none && true
OR | false || true | false || false ; 1 || false ; false || OLD.none == 1
one side that decides | OLD.none || true ; true || OLD.none ; !(OLD.none && false) ; !(false && OLD.none) | OLD.none || false
a ternary | true ? true : 1 ; false ? 1 : true ; false ? 1 : true ? true : 2 | true ? 1 : true ; 1 ? true : true
a comparison | 1 < 2 ; 2 > 1 ; 2 <= 2 ; 2 >= 2 ; 1 < OLD.share | 2 < 1 ; 2 > 2 ; 'a' < 'b' ; null < 1
matches() | 'ab'.matches('a|[a-z]+') ; 'a.b'.matches('a\\.b') | 'ab1'.matches('[a-z]+') ; 'ab'.matches('a') ; OLD.count.matches('3')
`;

/** The lines of a table, their cells separated by ` | `. */
function rowsOf(table: string): string[][] {
  return table
    .replaceAll('OLD', OLD)
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}

// The rest of the language is proven by tests/rules, on this engine and on Google's.
describe('rules fail closed', () => {
  test.each(rowsOf(CONSTRUCTS))('with %s, only a true condition allows', (_, allowed = '', denied = '') => {
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
    const rest = (condition: string) => `match /posts/{all=**} { allow list: if ${condition}; }`;
    expect(decide(rest('all == /a || true == true'), query).allowed).toBe(true);
    expect(decide(rest('all == /a'), query).allowed).toBe(false);
  });
});

describe('a denial and its reasons', () => {
  test('the reasons have the line of each rule that did not allow access', () => {
    const inside =
      'match /posts/{id} { allow update: if false;\n allow update: if request.auth.uid.x == 1; }';
    expect(decide(inside).reasons).toEqual(['line 4: false', 'line 5: expected a map, got a string']);
  });

  test.each(['exists(/a/b)', '!exists(/a/b)', 'exists(/a/b) || true', '!(exists(/a/b) && false)'])(
    'a document that cannot be read denies access, whatever the condition: %s',
    (condition) => {
      const lookup = () => {
        throw new Error('the disk is gone');
      };
      const reasons = ['line 4: internal: Error: the disk is gone'];
      expect(decide(rule(condition), { lookup })).toEqual({ allowed: false, reasons });
    },
  );

  test('a request is denied if it looks up too many documents, each counted once', () => {
    const lookup = (index: number) => `!exists(/databases/$(database)/documents/staff/n${index})`;
    const lookups = (length: number) => Array.from({ length }, (_, index) => lookup(index)).join(' && ');
    expect(allows(lookups(10))).toBe(true);
    expect(allows(lookups(11))).toBe(false);
    expect(allows(lookups(11), { maximumLookups: 11 })).toBe(true);
    expect(allows(`${lookups(10)} && ${lookups(10)}`)).toBe(true);
  });
});

/** Invalid conditions, and then invalid contents of a block, each with a part of its error's message, which quotes the JavaScript that rules are parsed as. */
const CONDITIONS = String.raw`
1 - 1 == 0 | 4: not supported: 1 - 1
-1 < 0 | 4: not supported: -1
1.5 > 1 | 4: not supported: 1.5
{'a': 1} == 1 | 4: not supported: {'a': 1}
resource.data['a'] == 1 | 4: not supported: resource.data['a']
unknown | 4: not supported: unknown
[id, !unknown] | not supported: unknown
fetch(id) | 4: not supported: fetch(id)
math.abs(1) == 1 | not supported: math.abs(1)
firestore.exists(/a/b) | not supported: firestore.exists
id.lower() == id | 4: not supported: id.lower()
id.size(1) > 0 | not supported: id.size(1)
id.constructor() | not supported: id.constructor()
id.matches(id) | not supported: id.matches(id)
id.matches('(a)\\1') | not supported: id.matches
id.matches('a(?=b)') | not supported: id.matches
id.matches('(') | not supported: id.matches
id is path | not supported: id instanceof path
request.path == /a | not supported: request.path
true true | 4: `;

const BLOCK_CONTENTS = `
match /a { allow read: if true; } | 4: not supported: allow["read"]
match /a { allow get; } | 4: 
match /{a=**}/b { } | 4: not supported: match
match /{a=**} { match /b { } } | 4: not supported: match
function f() { let x = 1; let x = 2; return x; } | 4: not supported: let x = 2
function f() { let x = x; return x; } | not supported: x
function f(a) { return g(); } function g() { return a; } | not supported: a
function f(a) { return a; } match /a { allow get: if f(); } | not supported: f()
while (true) { } | 4: not supported: while`;

test.each([
  ['', '1: expected "rules_version'],
  ["rules_version = '1'; service cloud.firestore { }", '1: expected "rules_version'],
  ["rules_version = '2'; service firebase.database { }", '1: not supported: service("firebase.database")'],
  ["rules_version = '2'; service cloud.firestore {", '1: '],
  ...rowsOf(CONDITIONS).map(([condition = '', message]) => [firestoreRules(rule(condition)), message]),
  ...rowsOf(BLOCK_CONTENTS).map(([inside = '', message]) => [firestoreRules(inside), message]),
])('an error names the invalid or unsupported construct of the rules %s', (source = '', message = '-') => {
  expect(() => compileRules(source)).toThrow(RulesFileError);
  expect(() => compileRules(source)).toThrow(message);
});

test('an invalid rules file is rejected with its name and the line of the error', () => {
  expect(() => readRules('package.json')).toThrow(/^package\.json:2: /);
});
