import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RulesFileError } from './rules-error.ts';
import { type Asked, allows, decide, firestoreRules } from './rules-request.ts';
import { ANY_ID, compileRules } from './ruleset.ts';

const isAllowed = (inside: string, access?: Asked) => decide(firestoreRules(inside), access).allowed;

describe('allow', () => {
  const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;

  test.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
    ['read, create', ['get', 'list', 'create']],
  ])('allow %s', (methods, expected) => {
    const rules = `match /posts/{id} { allow ${methods}: if true; }`;
    expect(METHODS.filter((method) => isAllowed(rules, { method }))).toEqual(expected);
  });

  test('without a rule nothing is allowed', () => {
    for (const method of METHODS) {
      expect(isAllowed('', { method })).toBe(false);
      expect(isAllowed('match /posts/{id} { }', { method })).toBe(false);
    }
  });

  test('a rule without a condition allows, and one of several is enough', () => {
    expect(isAllowed('match /posts/{id} { allow get; }')).toBe(true);
    expect(isAllowed('match /posts/{id} { allow get: if false; allow get: if true; }')).toBe(true);
    expect(isAllowed('match /posts/{id} { allow get: if request.auth.uid == "x"; allow get; }')).toBe(true);
    expect(isAllowed('match /posts/{id} { allow get: if false; } match /{a}/{b} { allow get; }')).toBe(true);
  });

  test('only true allows', () => {
    for (const condition of ['1', "'true'", 'null', '[true]', '{}']) expect(allows(condition)).toBe(false);
  });
});

describe('match', () => {
  test.each<[string, string, boolean]>([
    ['/posts/{id}', 'posts/a', true],
    ['/posts/{id}', 'drafts/a', false],
    ['/posts/{id}', 'posts/a/comments/b', false],
    ['/posts/a', 'posts/a', true],
    ['/posts/a', 'posts/b', false],
    ['/{collection}/{id}', 'posts/a', true],
    ['/posts/{id}/comments/{comment}', 'posts/a/comments/b', true],
    ['/posts/{id}/comments/{comment}', 'posts/a', false],
    ['/posts/{rest=**}', 'posts/a', true],
    ['/posts/{rest=**}', 'posts/a/comments/b', true],
    ['/posts/{rest=**}', 'drafts/a', false],
    ['/{rest=**}', 'posts/a/comments/b', true],
    // In version 2 a recursive wildcard also matches zero segments, and may be in the middle of a path.
    ['/posts/a/{rest=**}', 'posts/a', true],
    ['/{rest=**}/comments/{id}', 'posts/a/comments/b', true],
    ['/{rest=**}/comments/{id}', 'comments/b', true],
    ['/{rest=**}/comments/{id}', 'posts/a', false],
    ['/posts/a-b', 'posts/a-b', true],
  ])('match %s and the document %s', (pattern, path, expected) => {
    expect(isAllowed(`match ${pattern} { allow get; }`, { path })).toBe(expected);
  });

  test('a nested match continues where the outer one ends', () => {
    const rules =
      'match /posts/{id} { match /comments/{comment} { allow get: if id == "a" && comment == "b"; } }';
    expect(isAllowed(rules, { path: 'posts/a/comments/b' })).toBe(true);
    expect(isAllowed(rules, { path: 'posts/x/comments/b' })).toBe(false);
    expect(isAllowed(rules, { path: 'posts/a' })).toBe(false);
  });

  test('a rule of an outer match does not apply to nested paths', () => {
    expect(
      isAllowed('match /posts/{id} { allow get; match /comments/{c} { } }', { path: 'posts/a/comments/b' }),
    ).toBe(false);
  });

  test('the value of a wildcard is a string, that of a recursive one a path', () => {
    expect(isAllowed('match /posts/{id} { allow get: if id is string && id == "a"; }')).toBe(true);
    expect(isAllowed('match /{all=**} { allow get: if all is path && all == /posts/a; }')).toBe(true);
    expect(isAllowed('match /posts/{id} { allow get: if database == "(default)"; }')).toBe(true);
  });
});

test('where ids are unknown a recursive wildcard matches them, but has no value', () => {
  const isListAllowed = (condition: string) =>
    compileRules(firestoreRules(`match /{all=**} { allow list: if ${condition}; }`)).decide({
      method: 'list',
      path: ['databases', '(default)', 'documents', 'posts', ANY_ID],
      request: new Map(),
      resource: null,
      lookup: () => undefined,
      maximumLookups: 10,
    }).allowed;
  expect(isListAllowed('true')).toBe(true);
  expect(isListAllowed('all is path')).toBe(false);
});

describe('what a rule sees', () => {
  const staff = { uid: 'u1', token: { staff: true } };

  test('request.auth, request.resource, resource, request.method and request.path', () => {
    expect(allows('request.auth == null')).toBe(true);
    expect(allows('request.auth.uid == "u1" && request.auth.token.staff == true', { auth: staff })).toBe(
      true,
    );
    expect(allows('request.auth.token.staff == true', { auth: { uid: 'u2', token: {} } })).toBe(false);
    expect(allows('request.resource.data.title is string', { method: 'create', data: { title: 'a' } })).toBe(
      true,
    );
    expect(allows('request.resource.data.title is string', { method: 'create', data: { title: 1 } })).toBe(
      false,
    );
    expect(allows('resource.data.published == true', { stored: { published: true } })).toBe(true);
    expect(allows('resource == null')).toBe(true);
    expect(allows('request.method == "delete"', { method: 'delete' })).toBe(true);
    expect(allows('request.path == /databases/$(database)/documents/posts/a')).toBe(true);
  });

  test('anything missing denies', () => {
    expect(allows('request.auth.uid != "u1"')).toBe(false);
    expect(allows('resource.data.published == true')).toBe(false);
    expect(allows('resource.data.published == true', { stored: {} })).toBe(false);
    expect(allows('request.unknown == null')).toBe(false);
    expect(allows('!(resource.data.published == true)', { stored: {} })).toBe(false);
  });

  test('the reasons name the rules that did not allow, and why', () => {
    const { reasons } = decide(
      firestoreRules('match /posts/{id} { allow get: if false;\n allow get: if request.auth.uid == "a"; }'),
    );
    expect(reasons).toEqual(['line 4: false', 'line 5: expected a map, got a null']);
  });
});

describe('functions', () => {
  test('take arguments, have bindings, and call one another', () => {
    const rules = `
      function isStaff() { return request.auth.token.staff == true; }
      function longEnough(text, least) { let size = text.size(); let wanted = least + 0; return size >= wanted; }
      function isGood(data) { return isStaff() && longEnough(data.title, 3); }
      match /posts/{id} { allow create: if isGood(request.resource.data); }`;
    const auth = { uid: 'u', token: { staff: true } };
    expect(isAllowed(rules, { method: 'create', auth, data: { title: 'abc' } })).toBe(true);
    expect(isAllowed(rules, { method: 'create', auth, data: { title: 'ab' } })).toBe(false);
    expect(isAllowed(rules, { method: 'create', data: { title: 'abc' } })).toBe(false);
  });

  test('see the wildcards around them, and not the parameters of their caller', () => {
    expect(isAllowed('match /posts/{id} { function own() { return id == "a"; } allow get: if own(); }')).toBe(
      true,
    );
    expect(() =>
      compileRules(firestoreRules('function a(x) { return b(); } function b() { return x; }')),
    ).toThrow('unknown name "x"');
  });

  test('accept null as an argument', () => {
    const rules = 'function isNothing(x) { return x == null; }';
    expect(isAllowed(`${rules} match /posts/{id} { allow get: if isNothing(request.auth); }`)).toBe(true);
    expect(isAllowed(`${rules} match /posts/{id} { allow get: if isNothing(id); }`)).toBe(false);
  });

  test('may be called several times, and call the built-in ones', () => {
    const rules = `
      function both() { return isOne('1') && isOne('1'); }
      function isOne(text) { return int(text) == 1; }
      match /posts/{id} { allow get: if both(); }`;
    expect(isAllowed(rules)).toBe(true);
  });

  test('of an inner block hide those of an outer one', () => {
    const rules =
      'function ok() { return false; } match /posts/{id} { function ok() { return true; } allow get: if ok(); }';
    expect(isAllowed(rules)).toBe(true);
  });

  test('a binding is evaluated once, and one without a value denies even if it is not used', () => {
    expect(
      isAllowed(
        'match /posts/{id} { function f() { let x = request.auth.uid; return true; } allow get: if f(); }',
      ),
    ).toBe(false);
  });

  test('more than twenty nested calls deny', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, index) =>
        index === length - 1
          ? `function f${index}() { return true; }`
          : `function f${index}() { return f${index + 1}(); }`,
      ).join(' ');
    expect(isAllowed(`${chain(20)} match /posts/{id} { allow get: if f0(); }`)).toBe(true);
    expect(isAllowed(`${chain(21)} match /posts/{id} { allow get: if f0(); }`)).toBe(false);
  });

  test('more than a thousand expressions deny', () => {
    const sum = (terms: number) => `${Array.from({ length: terms }, () => '1').join(' + ')} > 0`;
    expect(allows(sum(400))).toBe(true);
    expect(allows(sum(600))).toBe(false);
  });
});

describe('documents that a rule looks up', () => {
  const documents = { 'staff/u1': { role: 'editor' } };
  const staffPath = '/databases/$(database)/documents/staff/$(request.auth.uid)';
  const auth = { uid: 'u1' };

  test('get and exists', () => {
    expect(allows(`get(${staffPath}).data.role == 'editor'`, { auth, documents })).toBe(true);
    expect(allows(`get(${staffPath}).data.role == 'admin'`, { auth, documents })).toBe(false);
    expect(allows(`exists(${staffPath})`, { auth, documents })).toBe(true);
    expect(allows(`exists(${staffPath})`, { auth: { uid: 'u2' }, documents })).toBe(false);
    expect(allows(`get(${staffPath}).data.role == 'editor'`, { auth: { uid: 'u2' }, documents })).toBe(false);
    expect(allows(`!exists(${staffPath})`, { documents })).toBe(false);
  });

  test('getAfter and existsAfter see what the request leaves', () => {
    const access = { auth, documents, after: { 'staff/u1': { role: 'admin' }, 'staff/u9': {} } };
    expect(allows(`getAfter(${staffPath}).data.role == 'admin'`, access)).toBe(true);
    expect(allows(`get(${staffPath}).data.role == 'editor'`, access)).toBe(true);
    expect(allows('existsAfter(/databases/$(database)/documents/staff/u9)', access)).toBe(true);
    expect(allows('exists(/databases/$(database)/documents/staff/u9)', access)).toBe(false);
  });

  test('are limited in number for each request, each counted once', () => {
    const look = (name: number | string) => `exists(/databases/$(database)/documents/staff/n${name})`;
    const all = (count: number) =>
      Array.from({ length: count }, (_, index) => `!${look(index)}`).join(' && ');
    expect(allows(all(10))).toBe(true);
    expect(allows(all(11))).toBe(false);
    expect(allows(all(11), { maximumLookups: 20 })).toBe(true);
    expect(allows(Array.from({ length: 30 }, () => `!${look('x')}`).join(' && '))).toBe(true);
  });

  test.each(['exists(/a/b)', '!exists(/a/b)', 'exists(/a/b) || true', '!(exists(/a/b) && false)'])(
    'what cannot be read denies and does not throw: %s',
    (condition) => {
      const rules = compileRules(firestoreRules(`match /posts/{id} { allow get: if ${condition}; }`));
      const decision = rules.decide({
        method: 'get',
        path: ['databases', '(default)', 'documents', 'posts', 'a'],
        request: new Map(),
        resource: null,
        lookup: () => {
          throw new Error('the disk is gone');
        },
        maximumLookups: 10,
      });
      expect(decision).toEqual({ allowed: false, reasons: ['line 4: internal: Error: the disk is gone'] });
    },
  );

  test('rules for Storage read Firestore by its namespace', () => {
    const source = (call: string) =>
      `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow get: if ${call}; } } }`;
    const decideStorage = (call: string) =>
      compileRules(source(call)).decide({
        method: 'get',
        path: ['b', 'bucket', 'o', 'a.png'],
        request: new Map(),
        resource: null,
        lookup: (path) => (String(path) === '/databases/(default)/documents/a/b' ? new Map() : undefined),
        maximumLookups: 2,
      }).allowed;
    expect(decideStorage("firestore.exists(path('/databases/(default)/documents/a/b'))")).toBe(true);
    expect(decideStorage("firestore.exists(path('/databases/(default)/documents/a/c'))")).toBe(false);
    expect(decideStorage('firestore.exists(/databases/(default)/documents/a/b)')).toBe(true);
    expect(() => compileRules(source('exists(/a/b)'))).toThrow('unknown function "exists"');
  });
});

describe('an invalid file is rejected with the place of the error', () => {
  test.each([
    ['', '1:1: expected "rules_version = \'2\';" first, found the end of the file'],
    ["rules_version = '1'; service cloud.firestore { }", "1:1: rules_version '1' is not supported"],
    ["rules_version = '2'; service firebase.database { }", 'unknown service "firebase.database"'],
    ["rules_version = '2'; service cloud.firestore {", '1:47: expected "match", "allow", "function" or "}"'],
    ["rules_version = '2'; service cloud.firestore { } x", '1:50: expected the end of the file'],
    [
      "rules_version = '2';\nservice cloud.firestore { match /a { allow get: if #; } }",
      '2:52: unexpected "#"',
    ],
    ["rules_version = '2'; service cloud.firestore { match /a { allow get: if 'a; } }", 'unexpected "\'"'],
  ])('%s', (source, message) => {
    expect(() => compileRules(source)).toThrow(RulesFileError);
    expect(() => compileRules(source)).toThrow(message);
  });

  test.each([
    ['match /posts/{id} { allow get: if ; }', '4:39: expected an expression, found ";"'],
    ['match /posts/{id} { allow get: if true }', '4:44: expected ";", found "}"'],
    ['match /posts/{id} { allow fetch; }', '4:31: unknown method "fetch"'],
    ['match /posts/{id} { allow get: if unknown; }', '4:39: unknown name "unknown"'],
    ['match /posts/{id} { allow get: if unknown.size() > 0; }', '4:39: unknown name "unknown"'],
    ['match /posts/{id} { allow get: if fetch(id); }', '4:39: unknown function "fetch"'],
    ['match /posts/{id} { allow get: if id.looksLike("a"); }', 'unknown method "looksLike"'],
    ['match /posts/{id} { allow get: if id.size(1) > 0; }', '"size" takes 0 arguments, not 1'],
    ['match /posts/{id} { allow get: if id.matches(); }', '"matches" takes 1 arguments, not 0'],
    ['match /posts/{id} { allow get: if math.cube(1) == 1; }', 'unknown function "math.cube"'],
    ['match /posts/{id} { allow get: if math.abs() == 1; }', '"math.abs" takes 1 arguments, not 0'],
    ['match /posts/{id} { allow get: if math == 1; }', 'unknown name "math"'],
    ['match /posts/{id} { allow get: if id is text; }', 'unknown type "text"'],
    ['match /posts/{id} { allow get: if id is; }', 'expected the name of a type'],
    ['match /posts/{id} { allow get: if toString(); }', 'unknown function "toString"'],
    ['match /posts/{id} { allow get: if id.constructor(); }', 'unknown method "constructor"'],
    ['match /posts/{id} { allow get: if [1, 2; }', 'expected ","'],
    ["match /posts/{id} { allow get: if {'a' 1} == 1; }", 'expected ":"'],
    ['match /posts/{id} { allow get: if true ? 1; }', 'expected ":"'],
    ['match /posts/{id} { allow get: if (true; }', 'expected ")"'],
    ['match /posts/{id} { allow get: if id = 1; }', 'expected ";"'],
    ['match /posts/{id} { allow get if true; }', 'expected ";"'],
    ['match /posts/{id} { allow get: if /a/b / [] == 1; }', 'expected a segment of a path, found "["'],
    ['match /posts/{id} { allow get: if /a/(b) == 1; }', '4:43: expected "default", found "b"'],
    ['match posts { }', 'expected a path'],
    ['match /a/{x}/{x} { }', 'two wildcards have the same name'],
    ['match /{a=**}/b/{c=**} { }', 'a path may have one recursive wildcard'],
    ['match /{a=*} { }', 'expected "}"'],
    ['function f() { return f(); }', 'function "f" calls itself'],
    ['function f() { return g(); } function g() { return f(); }', 'calls itself'],
    [
      'function f() { return g(); } function g() { return h(); } function h() { return g(); }',
      'function "g" calls itself',
    ],
    ['function f() { return 1; } function f() { return 2; }', 'function "f" is already defined'],
    ['function f(a) { return a; } match /a { allow get: if f(); }', '"f" takes 1 arguments, not 0'],
    ['function f() { let x = y; return x; }', 'unknown name "y"'],
    ['function f() { let x = x; return x; }', 'unknown name "x"'],
    ['function f(a, b, c, d, e, f, g, h) { return 1; }', 'a function may have 7 parameters'],
    [
      `function f() { ${Array.from({ length: 11 }, (_, index) => `let a${index} = 1;`).join(' ')} return 1; }`,
      'a function may have 10 bindings',
    ],
    ['while (true) { }', 'expected "match", "allow", "function" or "}"'],
  ])('%s', (inside, message) => {
    expect(() => compileRules(firestoreRules(inside))).toThrow(RulesFileError);
    expect(() => compileRules(firestoreRules(inside))).toThrow(message);
  });
});

test.each([
  ...['[id, unknown]', "{'a': unknown}", '/a/$(unknown)', '!unknown', '-unknown', 'unknown is string'],
  ...['unknown.title', 'unknown[0]', 'id[unknown]', 'unknown[0:1]', 'id[unknown:1]', 'id[0:unknown]'],
  ...['unknown == id', 'id == unknown', 'unknown ? 1 : 2', 'true ? unknown : 2', 'true ? 1 : unknown'],
  ...['int(unknown)', 'own(unknown)', 'unknown.size()', 'id.matches(unknown)', 'math.abs(unknown)'],
])('an undefined name is found anywhere: %s', (expression) => {
  const rules = `function own(x) { return x; } match /posts/{id} { allow get: if ${expression}; }`;
  expect(() => compileRules(firestoreRules(rules))).toThrow('unknown name "unknown"');
});

describe('for any expression', () => {
  // In parentheses, because a path continues at the next slash: `/a/b / 2` is not a division.
  const atom = fc.constantFrom(
    ...['1', '0', '1.5', '0.0', "'a'", "''", 'true', 'false', 'null', '[]', '[1, 2]', "{'a': 1}", '(/a/b)'],
    ...[
      'id',
      'request',
      'resource',
      'request.auth',
      'request.auth.uid',
      'resource.data',
      'resource.data.title',
    ],
    ...['timestamp.value(1)', "duration.value(1, 's')", '[1].toSet()', "'a'.toUtf8()", 'latlng.value(1, 1)'],
    ...['9223372036854775807', '{}.diff({})', 'exists(/databases/$(database)/documents/a/b)'],
  );
  const expression = fc.letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      atom,
      fc
        .tuple(tie('any'), fc.constantFrom(...'|| && == != in < <= > >= + - * / %'.split(' ')), tie('any'))
        .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
      tie('any').map((inner) => `!(${inner})`),
      tie('any').map((inner) => `-(${inner})`),
      fc.tuple(tie('any'), tie('any'), tie('any')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      fc.tuple(tie('any'), tie('any')).map(([a, b]) => `(${a})[${b}]`),
      fc.tuple(tie('any'), tie('any'), tie('any')).map(([a, b, c]) => `(${a})[${b}:${c}]`),
      fc
        .tuple(
          tie('any'),
          fc.constantFrom(...'size keys values toSet lower trim date nanos affectedKeys'.split(' ')),
        )
        .map(([object, name]) => `(${object}).${name}()`),
      fc
        .tuple(
          tie('any'),
          fc.constantFrom(
            ...'hasAll hasAny hasOnly diff concat matches split removeAll union join'.split(' '),
          ),
          tie('any'),
        )
        .map(([object, name, argument]) => `(${object}).${name}(${argument})`),
      fc
        .tuple(
          fc.constantFrom('int', 'float', 'string', 'bool', 'path', 'math.ceil', 'math.abs', 'get'),
          tie('any'),
        )
        .map(([name, argument]) => `${name}(${argument})`),
      fc
        .tuple(tie('any'), fc.constantFrom('int', 'string', 'map', 'set', 'null'))
        .map(([a, type]) => `(${a} is ${type})`),
    ),
  })).any;

  test('no expression throws out of the engine, and only the value true allows', () => {
    fc.assert(
      fc.property(expression, (source) => {
        const rules = firestoreRules(`match /posts/{id} { allow get: if ${source}; }`);
        const access: Asked = { stored: { title: 'a', list: [1] }, auth: { uid: 'u' } };
        const { allowed, reasons } = decide(rules, access);
        expect(reasons.filter((reason) => reason.includes('internal'))).toEqual([]);
        expect(allowed).toBe(reasons.length === 0);
        // What is not true, or has no value, does not become true by being compared with true.
        expect(
          decide(firestoreRules(`match /posts/{id} { allow get: if (${source}) == true; }`), access).allowed,
        ).toBe(allowed);
      }),
      { numRuns: 2000 },
    );
  });

  test('no text throws anything but an error with a place', () => {
    const piece = fc.constantFrom(
      ...[
        "rules_version = '2';",
        'service',
        'cloud.firestore',
        'match',
        '/a/{b}',
        '{',
        '}',
        'allow',
        'get',
        ':',
        'if',
      ],
      ...[
        'true',
        ';',
        'function',
        'f',
        '(',
        ')',
        'return',
        'let',
        '=',
        '==',
        '&&',
        "'x'",
        '1',
        '.',
        '[',
        ']',
        '$(',
        '/',
      ],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        try {
          compileRules(pieces.join(' '));
        } catch (error) {
          expect(error).toBeInstanceOf(RulesFileError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
