import { tokenize } from './lexer.ts';
import { parseExpression, parseWord } from './parse-expression.ts';
import { type Place, RulesFileError } from './rules-error.ts';
import {
  type Allow,
  type Block,
  type FunctionDefinition,
  type Match,
  METHOD_GROUPS,
  METHODS,
  type Method,
  type PathPattern,
  type RulesFile,
} from './syntax.ts';
import { TokenReader } from './token-reader.ts';

/** The most bindings and parameters of a function (firebase.google.com/docs/firestore/quotas). */
const MAX_BINDINGS = 10;
const MAX_PARAMETERS = 7;

/**
 * Parses a rules file: `rules_version = '2'` and one service.
 *
 * @throws RulesFileError with line and column for a syntax error
 */
export function parseRules(source: string): RulesFile {
  const reader = new TokenReader(tokenize(source));
  parseVersion(reader);
  reader.expect('service');
  let service = reader.expectKind('name', 'the name of a service').text;
  while (reader.takeIf('.')) service += `.${reader.expectKind('name', 'the name of a service').text}`;
  reader.expect('{');
  const block = parseBlock(reader);
  if (reader.next.kind !== 'end') throw reader.unexpected('the end of the file');
  return { service, block };
}

/** Version 1, the default, matches recursive wildcards differently: it is rejected. */
function parseVersion(reader: TokenReader): void {
  const { place } = reader.next;
  if (!reader.takeIf('rules_version')) throw reader.unexpected(`"rules_version = '2';" first`);
  reader.expect('=');
  const { text } = reader.expectKind('string', `'2'`);
  if (text !== '2') throw new RulesFileError(place, `rules_version '${text}' is not supported, only '2'`);
  reader.takeIf(';');
}

function parseBlock(reader: TokenReader): Block {
  const functions: FunctionDefinition[] = [];
  const allows: Allow[] = [];
  const matches: Match[] = [];
  while (!reader.is('}')) {
    if (reader.is('function')) functions.push(parseFunction(reader));
    else if (reader.is('allow')) allows.push(parseAllow(reader));
    else if (reader.is('match')) matches.push(parseMatch(reader));
    else throw reader.unexpected('"match", "allow", "function" or "}"');
  }
  reader.expect('}');
  return { functions, allows, matches };
}

function parseMatch(reader: TokenReader): Match {
  const { place } = reader.expect('match');
  const path: PathPattern[] = [];
  while (reader.takeIf('/')) path.push(parsePattern(reader));
  if (path.length === 0) throw reader.unexpected('a path');
  checkPattern(path, place);
  reader.expect('{');
  return { path, place, ...parseBlock(reader) };
}

function parsePattern(reader: TokenReader): PathPattern {
  if (!reader.takeIf('{')) return { kind: 'fixed', text: parseWord(reader) };
  const name = reader.expectKind('name', 'the name of a wildcard').text;
  const kind = reader.takeIf('=**') ? 'rest' : 'one';
  reader.expect('}');
  return { kind, name };
}

function checkPattern(path: readonly PathPattern[], place: Place): void {
  if (path.filter(({ kind }) => kind === 'rest').length > 1) {
    throw new RulesFileError(place, 'a path may have one recursive wildcard');
  }
  const names = path.flatMap((pattern) => (pattern.kind === 'fixed' ? [] : [pattern.name]));
  if (new Set(names).size < names.length) throw new RulesFileError(place, 'two wildcards have the same name');
}

function parseAllow(reader: TokenReader): Allow {
  const { place } = reader.expect('allow');
  const methods: Method[] = [];
  do methods.push(...parseMethod(reader));
  while (reader.takeIf(','));
  let condition: Allow['condition'];
  if (reader.takeIf(':')) {
    reader.expect('if');
    condition = parseExpression(reader);
  }
  reader.expect(';');
  return { methods, condition, place };
}

function parseMethod(reader: TokenReader): readonly Method[] {
  const { text, place } = reader.expectKind('name', 'a method');
  const method = METHODS.find((known) => known === text);
  const methods = method ? [method] : Object.hasOwn(METHOD_GROUPS, text) ? METHOD_GROUPS[text] : undefined;
  if (!methods) throw new RulesFileError(place, `unknown method "${text}"`);
  return methods;
}

function parseFunction(reader: TokenReader): FunctionDefinition {
  const { place } = reader.expect('function');
  const name = reader.expectKind('name', 'the name of a function').text;
  reader.expect('(');
  const parameters: string[] = [];
  while (!reader.takeIf(')')) {
    if (parameters.length > 0) reader.expect(',');
    parameters.push(reader.expectKind('name', 'the name of a parameter').text);
  }
  if (parameters.length > MAX_PARAMETERS) {
    throw new RulesFileError(place, `a function may have ${MAX_PARAMETERS} parameters`);
  }
  reader.expect('{');
  const bindings = parseBindings(reader);
  if (bindings.length > MAX_BINDINGS) {
    throw new RulesFileError(place, `a function may have ${MAX_BINDINGS} bindings`);
  }
  reader.expect('return');
  const result = parseExpression(reader);
  reader.takeIf(';');
  reader.expect('}');
  return { name, parameters, bindings, result, place };
}

function parseBindings(reader: TokenReader): FunctionDefinition['bindings'] {
  const bindings: { name: string; value: FunctionDefinition['result'] }[] = [];
  while (reader.takeIf('let')) {
    const { text: name } = reader.expectKind('name', 'the name of a binding');
    reader.expect('=');
    bindings.push({ name, value: parseExpression(reader) });
    reader.expect(';');
  }
  return bindings;
}
