import type { Place } from './rules-error.ts';
import type { BinaryOperator, Expression } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/**
 * The precedence of operators, lowest first
 * (firebase.google.com/docs/rules/rules-language, "Operator precedence"). All are left-associative.
 */
const PRECEDENCE: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  is: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
};

/** @throws RulesFileError for anything but an expression */
export function parseExpression(reader: TokenReader): Expression {
  const condition = parseBinary(reader, 0);
  if (!reader.is('?')) return condition;
  const { place } = reader.take();
  const yes = parseExpression(reader);
  reader.expect(':');
  return { kind: 'choice', condition, yes, no: parseExpression(reader), place };
}

function parseBinary(reader: TokenReader, looser: number): Expression {
  let left = parseUnary(reader);
  while (true) {
    const { kind, text, place } = reader.next;
    const precedence = kind === 'sign' || kind === 'name' ? PRECEDENCE[text] : undefined;
    if (precedence === undefined || precedence <= looser) return left;
    reader.take();
    if (text === 'is') {
      left = { kind: 'is', operand: left, type: reader.expectKind('name', 'the name of a type').text, place };
    } else {
      const right = parseBinary(reader, precedence);
      left = { kind: 'binary', operator: text as BinaryOperator, left, right, place };
    }
  }
}

function parseUnary(reader: TokenReader): Expression {
  const { place } = reader.next;
  if (reader.takeIf('!')) return { kind: 'not', operand: parseUnary(reader), place };
  if (reader.takeIf('-')) return { kind: 'negative', operand: parseUnary(reader), place };
  return parsePostfix(reader);
}

function parsePostfix(reader: TokenReader): Expression {
  let value = parsePrimary(reader);
  while (true) {
    const { place } = reader.next;
    if (reader.takeIf('.')) {
      const { text: name } = reader.expectKind('name', 'the name of a property or method');
      value = reader.takeIf('(')
        ? { kind: 'method', object: value, name, args: parseList(reader, ')'), place }
        : { kind: 'member', object: value, name, place };
    } else if (reader.takeIf('[')) {
      value = parseIndex(reader, value, place);
    } else return value;
  }
}

function parseIndex(reader: TokenReader, object: Expression, place: Place): Expression {
  const index = parseExpression(reader);
  if (!reader.takeIf(':')) {
    reader.expect(']');
    return { kind: 'index', object, index, place };
  }
  const to = parseExpression(reader);
  reader.expect(']');
  return { kind: 'range', object, from: index, to, place };
}

function parsePrimary(reader: TokenReader): Expression {
  const { kind, text, place } = reader.next;
  if (reader.is('/')) return parsePath(reader);
  switch (kind) {
    case 'int':
      reader.take();
      return { kind, value: BigInt(text), place };
    case 'float':
      reader.take();
      return { kind, value: Number(text), place };
    case 'string':
      reader.take();
      return { kind, value: text, place };
    case 'name':
      reader.take();
      return parseName(reader, text, place);
  }
  if (reader.takeIf('(')) {
    const inner = parseExpression(reader);
    reader.expect(')');
    return inner;
  }
  if (reader.takeIf('[')) return { kind: 'list', items: parseList(reader, ']'), place };
  if (reader.takeIf('{')) return { kind: 'map', entries: parseEntries(reader), place };
  throw reader.unexpected('an expression');
}

function parseName(reader: TokenReader, name: string, place: Place): Expression {
  if (name === 'true' || name === 'false') return { kind: 'bool', value: name === 'true', place };
  if (name === 'null') return { kind: 'null', place };
  if (reader.takeIf('(')) return { kind: 'call', name, args: parseList(reader, ')'), place };
  return { kind: 'name', name, place };
}

function parseList(reader: TokenReader, closing: string): Expression[] {
  const items: Expression[] = [];
  while (!reader.takeIf(closing)) {
    if (items.length > 0) reader.expect(',');
    items.push(parseExpression(reader));
  }
  return items;
}

function parseEntries(reader: TokenReader): [string, Expression][] {
  const entries: [string, Expression][] = [];
  while (!reader.takeIf('}')) {
    if (entries.length > 0) reader.expect(',');
    const { text: key } = reader.next.kind === 'name' ? reader.take() : reader.expectKind('string', 'a key');
    reader.expect(':');
    entries.push([key, parseExpression(reader)]);
  }
  return entries;
}

/** `/users/$(uid)/posts`: segments are literals whose parts are adjacent, expressions in `$( )`, or `(default)`. */
function parsePath(reader: TokenReader): Expression {
  const { place } = reader.next;
  const segments: (string | Expression)[] = [];
  while (reader.takeIf('/')) {
    if (reader.takeIf('$(')) {
      segments.push(parseExpression(reader));
      reader.expect(')');
    } else if (reader.takeIf('(')) {
      reader.expect('default');
      reader.expect(')');
      segments.push('(default)');
    } else segments.push(parseWord(reader));
  }
  return { kind: 'path', segments, place };
}

/** A literal path segment, such as `docs_pdf`, `a-b` or `2026`. */
export function parseWord(reader: TokenReader): string {
  const isPart = () => ['name', 'int'].includes(reader.next.kind) || reader.is('-');
  if (!isPart()) throw reader.unexpected('a segment of a path');
  let { text: word, end } = reader.take();
  while (isPart() && reader.next.start === end) {
    const { text, end: partEnd } = reader.take();
    word += text;
    end = partEnd;
  }
  return word;
}
