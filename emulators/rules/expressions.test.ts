import { describe, expect, test } from 'vitest';
import { EvaluationError } from './rules-error.ts';
import { resultOf } from './rules-request.ts';
import { RulesBytes, RulesDuration, RulesLatLng, RulesPath, RulesSet, RulesTimestamp } from './values.ts';

const VARIABLES = {
  map: { a: 1, b: { c: [1, 2, 3] }, 'with space': true },
  list: [1, 2, 3],
  name: 'Zoë',
  nothing: null,
};

/** Cases as [expression, expected value]. */
function check(cases: readonly (readonly [string, unknown])[]): void {
  test.each(cases)('%s', (source, expected) => {
    expect(resultOf(source, VARIABLES)).toEqual(expected);
  });
}

/** Expressions that have no value. */
function checkNone(...sources: string[]): void {
  test.each(sources)('%s has no value', (source) => {
    expect(() => resultOf(source, VARIABLES)).toThrow(EvaluationError);
  });
}

describe('literals', () => {
  check([
    ['12', 12n],
    ['1.5', 1.5],
    ["'it\\'s'", "it's"],
    ['"a\\tb\\n"', 'a\tb\n'],
    ['"\\\\w"', '\\w'],
    ['true', true],
    ['null', null],
    ['[]', []],
    ["[1, 'a', null]", [1n, 'a', null]],
    [
      "{'a': 1, b: [2]}",
      new Map<string, unknown>([
        ['a', 1n],
        ['b', [2n]],
      ]),
    ],
    ['// why\n 1 /* really */', 1n],
  ]);
});

describe('precedence', () => {
  check([
    ['1 + 2 * 3', 7n],
    ['(1 + 2) * 3', 9n],
    ['10 - 2 - 3', 5n],
    ['100 / 10 / 5', 2n],
    ['7 % 4 * 2', 6n],
    ['-2 + 3', 1n],
    ['-list[0] + 3', 2n],
    ['!true || true', true],
    ['!(true || true)', false],
    ['!false && false', false],
    ['true || false && false', true],
    ['1 + 1 == 2 && 2 < 3', true],
    // Comparison binds tighter than `in`, which binds tighter than equality.
    ['1 < 2 in [true]', true],
    ['1 in [1] == true', true],
    ['false == 2 in [1]', true],
    ['1 is int == true', true],
    ['1 + 1 is int', true],
    ['2 > 1 == 1 < 2', true],
    ['true ? 1 : 2', 1n],
    ['false ? 1 : true ? 2 : 3', 2n],
    ['true || false ? 1 : 2', 1n],
    ['map.b.c[1] + 1', 3n],
    ['-map.a', -1n],
  ]);
});

describe('logic and errors', () => {
  check([
    ['true || nothing.x', true],
    ['nothing.x || true', true],
    ['false && nothing.x', false],
    ['nothing.x && false', false],
    ['(nothing.x || false) || true', true],
    ['1 == 1 || 1', true],
    ['true ? 1 : nothing.x', 1n],
  ]);
  checkNone(
    'nothing.x || false',
    'false || nothing.x',
    'nothing.x && true',
    'true && nothing.x',
    'nothing.x || nothing.y',
    '1 && true',
    "'true' || false",
    '!1',
    '!null',
    '1 ? 2 : 3',
    'nothing.x ? 1 : 1',
    '!nothing.x',
    'nothing.x == nothing.x',
  );
});

describe('equality', () => {
  check([
    ['1 == 1.0', true],
    ['1 == 2', false],
    ["1 == '1'", false],
    ['null == null', true],
    ['null == false', false],
    ['nothing == null', true],
    ["'a' != 'b'", true],
    ['[1, 2] == [1, 2]', true],
    ['[1, 2] == [2, 1]', false],
    ['[1] == [1.0]', true],
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", true],
    ["{'a': 1} == {'a': 1, 'b': 2}", false],
    ['[1, 2].toSet() == [2, 1, 1].toSet()', true],
    ['[1].toSet() == [1]', false],
    ['/a/b == /a/b', true],
    ["/a/b == '/a/b'", false],
    ['timestamp.value(1) == timestamp.value(1)', true],
    ["duration.value(60, 's') == duration.value(1, 'm')", true],
    ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', true],
    ['latlng.value(1, 2) == latlng.value(2, 1)', false],
    ['latlng.value(1, 2) == [1, 2]', false],
    ["'a'.toUtf8() == 'a'.toUtf8()", true],
  ]);
});

describe('numbers', () => {
  check([
    ['7 / 2', 3n],
    ['-7 / 2', -3n],
    ['7 % 3', 1n],
    ['-7 % 3', -1n],
    ['7 / 2.0', 3.5],
    ['1 + 0.5', 1.5],
    ['1 - 0.5', 0.5],
    ['0.5 - 1', -0.5],
    ['3 * 0.5', 1.5],
    ['7.5 % 2', 1.5],
    ['-7.5 % 2', -1.5],
    ['1.0 / 0.0', Number.POSITIVE_INFINITY],
    ['9223372036854775807', 9223372036854775807n],
    ['1 < 1.5', true],
    ['2 >= 2.0', true],
    ["int('42')", 42n],
    ["int('-7')", -7n],
    ['int(3.9)', 3n],
    ['int(-3.9)', -3n],
    ["float('1.5')", 1.5],
    ['float(2) is float', true],
    ["bool('true')", true],
    ["bool('false')", false],
    ['bool(false)', false],
    ['int(7)', 7n],
    ['string(1)', '1'],
    ['string(true)', 'true'],
    ['string(null)', 'null'],
    ['math.abs(-3)', 3n],
    ['math.abs(3)', 3n],
    ['math.abs(-3.5)', 3.5],
    ['math.ceil(1.2)', 2n],
    ['math.floor(-1.2)', -2n],
    ['math.round(1.5)', 2n],
    ['math.round(-1.5)', -2n],
    ['math.pow(2, 3)', 8],
    ['math.sqrt(9)', 3],
    ['math.isNaN(0.0 / 0.0)', true],
    ['math.isInfinite(1.0 / 0.0)', true],
    ['0.0 / 0.0 < 1.0', false],
    ['debug(3)', 3n],
    ['debug(null)', null],
  ]);
  checkNone(
    '1 / 0',
    '1 % 0',
    '9223372036854775807 + 1',
    '-9223372036854775807 - 2',
    "1 + 'a'",
    "'a' + 1",
    "'a' * 2",
    "1 < 'a'",
    'true < false',
    "int('1.5')",
    "int('x')",
    "float('x')",
    "bool('yes')",
    'bool(1)',
    'string([1])',
    'math.ceil(1.0 / 0.0)',
    "math.abs('a')",
    "-'a'",
  );
});

describe('strings', () => {
  check([
    ["'a' + 'b'", 'ab'],
    ["'a' < 'b'", true],
    ["'b' < 'a'", false],
    ["'b' > 'a'", true],
    ["'a' < 'a'", false],
    ["'a' <= 'a'", true],
    ["'a' >= 'b'", false],
    ['name.size()', 3n],
    ["'😀'.size()", 1n],
    ["'Ab'.lower()", 'ab'],
    ["'Ab'.upper()", 'AB'],
    ["' a '.trim()", 'a'],
    ["'abc'[1]", 'b'],
    ["'abcd'[1:3]", 'bc'],
    ["'abc'[0:0]", ''],
    ["'user@domain.com'.matches('.*@domain[.]com')", true],
    ["'a user@domain.com'.matches('user@domain[.]com')", false],
    ["'abc'.matches('b')", false],
    ["'ab' .matches('a|b')", false],
    ["'AB'.matches('(?i)ab')", true],
    ["'a1b22'.replace('[0-9]+', '#')", 'a#b#'],
    ["'a'.replace('a', '$&')", '$&'],
    ["'a,b,,c'.split(',')", ['a', 'b', '', 'c']],
    ["'é'.toUtf8().size()", 2n],
    ["'abc'.toUtf8().toHexString()", '616263'],
    ["'abc'.toUtf8().toBase64()", 'YWJj'],
    ["hashing.md5('abc').toHexString()", '900150983cd24fb0d6963f7d28e17f72'],
    [
      "hashing.sha256('abc').toHexString()",
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ],
    ["hashing.md5('abc'.toUtf8()) == hashing.md5('abc')", true],
    ["hashing.crc32('123456789').toHexString()", 'cbf43926'],
    ["hashing.crc32c('123456789').toHexString()", 'e3069283'],
  ]);
  checkNone(
    "'abc'[3]",
    "'abc'[-1]",
    "'abc'[2:1]",
    "'abc'[0:4]",
    "'a'.matches('(')",
    "'aa'.matches('(a)\\\\1')",
    "'ab'.matches('a(?=b)')",
    "'a'.hasAny(['a'])",
    "'a' in 'abc'",
  );
});

describe('lists and sets', () => {
  check([
    ['list[0]', 1n],
    ['list[1:3]', [2n, 3n]],
    ['list.size()', 3n],
    ['2 in list', true],
    ['2.0 in list', true],
    ['5 in list', false],
    ['list.concat([4])', [1n, 2n, 3n, 4n]],
    ['list.hasAll([1, 3])', true],
    ['list.hasAll([1, 4])', false],
    ['list.hasAll([])', true],
    ['list.hasAny([9, 3])', true],
    ['list.hasAny([])', false],
    ['list.hasOnly([3, 2, 1])', true],
    ['list.hasOnly([1, 2, 3, 4])', true],
    ['list.hasOnly([1, 2])', false],
    ["['a', 'b'].join('-')", 'a-b'],
    ["[1, true].join(',')", '1,true'],
    ['[1, 2, 1].removeAll([1])', [2n]],
    ['[1, 2, 1].toSet().size()', 2n],
    ['1 in [1].toSet()', true],
    ['[1, 2].toSet().union([3].toSet()) == [1, 2, 3].toSet()', true],
    ['[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()', true],
    ['[1, 2].toSet().difference([2].toSet()) == [1].toSet()', true],
    ['[1, 2].toSet().hasOnly([2, 1])', true],
    ['[1, 2].toSet().hasOnly([1, 2, 3])', true],
    ['[1, 2].toSet().hasOnly([1, 3])', false],
    ['[1, 2].toSet().hasAll([1])', true],
    ['[1, 2].toSet().hasAny([7])', false],
    ['[1].toSet()', new RulesSet([1n])],
  ]);
  checkNone(
    'list[3]',
    'list[-1]',
    "list['a']",
    'list[0:4]',
    'list + [4]',
    'list.concat(1)',
    'list.hasAll(1)',
    '[[1]].join(",")',
    '[1].toSet().union([2])',
    '[1].toSet()[0]',
    '1 in 1',
    'list.a',
  );
});

describe('maps', () => {
  check([
    ['map.a', 1n],
    ["map['a']", 1n],
    ["map['with space']", true],
    ["'a' in map", true],
    ["'z' in map", false],
    ['1 in map', false],
    ["map.get('a', 0)", 1n],
    ["map.get('z', 0)", 0n],
    ["map.get(['b', 'c'], 0)", [1n, 2n, 3n]],
    ["map.get(['b', 'z'], 'none')", 'none'],
    ["map.get(['a', 'z'], 'none')", 'none'],
    ["{'empty': null}.get('empty', 'none')", null],
    ["map.keys().hasOnly(['a', 'b', 'with space'])", true],
    ['map.size()', 3n],
    ["{'a': 1}.values()", [1n]],
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys() == ['b'].toSet()", true],
    ["{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()", true],
    ["{'a': 1}.diff({'a': 1, 'b': 2}).removedKeys() == ['b'].toSet()", true],
    [
      "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 3, 'd': 4}).affectedKeys() == ['b', 'c', 'd'].toSet()",
      true,
    ],
    ["{'a': 1, 'b': 2}.diff({'a': 1.0}).unchangedKeys() == ['a'].toSet()", true],
    ["{'a': {'x': 1}}.diff({'a': {'x': 1}}).affectedKeys().size()", 0n],
    ["{'__proto__': 1}['__proto__']", 1n],
  ]);
  checkNone(
    'map.z',
    "map['z']",
    'map[0]',
    'map.constructor',
    'map.toString',
    "map['__proto__']",
    'nothing.a',
    'map.get(1, 0)',
    'map.diff(1)',
    'map + map',
  );
});

describe('times', () => {
  check([
    ['timestamp.date(2026, 11, 21).year()', 2026n],
    ['timestamp.date(2026, 11, 21).month()', 11n],
    ['timestamp.date(2026, 11, 21).day()', 21n],
    // A Saturday.
    ['timestamp.date(2026, 11, 21).dayOfWeek()', 6n],
    ['timestamp.date(2026, 11, 22).dayOfWeek()', 7n],
    ['timestamp.date(1969, 12, 31).dayOfWeek()', 3n],
    ['timestamp.date(2026, 1, 1).dayOfYear()', 1n],
    ['timestamp.date(2024, 12, 31).dayOfYear()', 366n],
    ['timestamp.value(3723004).hours()', 1n],
    ['timestamp.value(3723004).minutes()', 2n],
    ['timestamp.value(3723004).seconds()', 3n],
    ['timestamp.value(3723004).nanos()', 4_000_000n],
    ['timestamp.value(1234).toMillis()', 1234n],
    ['timestamp.value(-1).nanos()', 999_000_000n],
    ['timestamp.value(86400001).date() == timestamp.value(86400000)', true],
    ["timestamp.value(86400001).time() == duration.value(1, 'ms')", true],
    ['timestamp.value(0)', new RulesTimestamp(0n)],
    ["timestamp.value(0) + duration.value(1, 'd') == timestamp.date(1970, 1, 2)", true],
    ["duration.value(1, 'd') + timestamp.value(0) == timestamp.date(1970, 1, 2)", true],
    ["timestamp.date(1970, 1, 2) - duration.value(24, 'h') == timestamp.value(0)", true],
    ["timestamp.date(1970, 1, 8) - timestamp.value(0) == duration.value(1, 'w')", true],
    ['timestamp.value(1) < timestamp.value(2)', true],
    ['timestamp.value(2) < timestamp.value(1)', false],
    ['timestamp.value(2) > timestamp.value(1)', true],
    ['timestamp.value(1) < timestamp.value(1)', false],
    ['timestamp.value(1) >= timestamp.value(1)', true],
    ["duration.value(59, 's') <= duration.value(1, 'm')", true],
    ["duration.value(60, 's') <= duration.value(1, 'm')", true],
    ["duration.value(61, 's') <= duration.value(1, 'm')", false],
    ["duration.value(1500, 'ms').seconds()", 1n],
    ["duration.value(1500, 'ms').nanos()", 500_000_000n],
    ['duration.time(1, 2, 3, 4)', new RulesDuration(3_723_000_000_004n)],
    ["duration.abs(duration.value(-1, 's')) == duration.value(1, 's')", true],
    ["duration.abs(duration.value(1, 's')) == duration.value(1, 's')", true],
    ["duration.value(1, 'm') - duration.value(1, 's') == duration.value(59, 's')", true],
  ]);
  checkNone(
    "duration.value(1, 'x')",
    "duration.value(1, 'toString')",
    "duration.value(1.5, 's')",
    'timestamp.date(2026, 13, 1)',
    'timestamp.date(2026, 2, 30)',
    'timestamp.value(1) + timestamp.value(1)',
    "duration.value(1, 's') - timestamp.value(1)",
    "timestamp.value(1) < duration.value(1, 's')",
    'timestamp.value(1) + 1',
    "1 - duration.value(1, 's')",
    '1 - timestamp.value(1)',
    "timestamp.value('now')",
    'duration.abs(1)',
  );
});

describe('paths and places', () => {
  check([
    ['/a/b', new RulesPath(['a', 'b'])],
    ['/users/$(name)', new RulesPath(['users', 'Zoë'])],
    ["/users/$('a' + 'b')/posts", new RulesPath(['users', 'ab', 'posts'])],
    ['/a/$(/b/c)', new RulesPath(['a', 'b', 'c'])],
    ['/docs_pdf/a-b', new RulesPath(['docs_pdf', 'a-b'])],
    ["path('/a/b') == /a/b", true],
    ['string(/a/b)', '/a/b'],
    ['/a/b[1]', 'b'],
    ["path('a/{id}').bind({'id': 'x'}) == /a/x", true],
    ["path('a/{id}').bind({'other': 'x'}) == path('a/{id}')", true],
    ['exists(/a/b)', false],
    ['latlng.value(1, 2)', new RulesLatLng(1, 2)],
    ['latlng.value(1.5, 2).latitude()', 1.5],
    ['latlng.value(1, 2.5).longitude()', 2.5],
    // A degree of latitude.
    ['math.round(latlng.value(0, 0).distance(latlng.value(1, 0)))', 111195n],
  ]);
  checkNone(
    '/a/$(1)',
    '/a[1]',
    'path(1)',
    "path('a/{id}').bind({'id': null})",
    "path('a/{id}').bind({'id': 1})",
    'latlng.value(91, 0)',
    "latlng.value('a', 0)",
    'latlng.value(0, 0).distance(1)',
    '/a + /b',
    'get(/a/b)',
    "exists('/a/b')",
    'exists(null)',
  );
});

describe('types', () => {
  check([
    ['1 is int', true],
    ['1.0 is int', false],
    ['1.0 is float', true],
    ['1 is number', true],
    ['1.0 is number', true],
    ["'a' is string", true],
    ['true is bool', true],
    ['null is null', true],
    ['[] is list', true],
    ['{} is map', true],
    ['[].toSet() is set', true],
    ['[].toSet() is list', false],
    ['/a is path', true],
    ['timestamp.value(0) is timestamp', true],
    ["duration.value(0, 's') is duration", true],
    ['latlng.value(0, 0) is latlng', true],
    ["'a'.toUtf8() is bytes", true],
    ['{}.diff({}) is map_diff', true],
    ["'1' is int", false],
    ['null is string', false],
    ["'ab'.toUtf8()", new RulesBytes(new TextEncoder().encode('ab'))],
  ]);
  checkNone('nothing.x is string');
});
