import { type Functions, LOOKUPS, type Names, parseExpression, parseWord } from './expression.ts';
import { type Allow, type Block, isMethod, type Method, type Pattern, RulesFileError } from './syntax.ts';
import { type Token, Tokens } from './tokens.ts';

/** The most bindings and parameters of a function (firebase.google.com/docs/firestore/quotas). */
const MAX_BINDINGS = 10;
const MAX_PARAMETERS = 7;

const RESERVED = ['request', 'resource', 'true', 'false', 'null'];

/**
 * Parses a rules file: `rules_version = '2'` and one service. Compiles and checks everything in it.
 *
 * @throws RulesFileError for the first thing that is invalid or not supported: unknown syntax fails closed
 */
export function parseRules(source: string): { readonly service: string; readonly block: Block } {
  const tokens = new Tokens(source);
  parseVersion(tokens);
  const { place } = tokens.expect('service');
  let service = tokens.expectKind('name', 'the name of a service').text;
  while (tokens.takeIf('.')) service += `.${tokens.expectKind('name', 'the name of a service').text}`;
  if (!LOOKUPS.has(service)) throw new RulesFileError(place, `the service "${service}" is not supported`);
  const functions: Functions = { own: new Map(), outer: undefined };
  const names: Names = { service, variables: new Set(RESERVED), functions, checks: [] };
  tokens.expect('{');
  const block = parseBlock(tokens, names, []);
  if (tokens.next.kind !== 'end') throw tokens.unexpected('the end of the file');
  for (const check of names.checks) check();
  return { service, block };
}

/** Version 1, the default, matches recursive wildcards differently: it is rejected. */
function parseVersion(tokens: Tokens): void {
  if (!tokens.is('rules_version')) throw tokens.unexpected(`"rules_version = '2';" first`);
  const { place } = tokens.take();
  tokens.expect('=');
  const { text } = tokens.expectKind('string', `'2'`);
  if (text !== '2') throw new RulesFileError(place, `rules_version '${text}' is not supported, only '2'`);
  tokens.expect(';');
}

function parseBlock(tokens: Tokens, outer: Names, path: readonly Pattern[]): Block {
  const names: Names = { ...outer, functions: { own: new Map(), outer: outer.functions } };
  const block = { path, allows: [] as Allow[], matches: [] as Block[] };
  while (!tokens.takeIf('}')) {
    if (tokens.is('function')) parseFunction(tokens, names);
    else if (tokens.is('allow')) block.allows.push(parseAllow(tokens, names));
    else if (tokens.is('match')) block.matches.push(parseMatch(tokens, names, path));
    else throw tokens.unexpected('"match", "allow", "function" or "}"');
  }
  return block;
}

function parseMatch(tokens: Tokens, names: Names, outer: readonly Pattern[]): Block {
  tokens.expect('match');
  const path: Pattern[] = [];
  let inside = names;
  while (tokens.is('/')) {
    const { place } = tokens.take();
    if ([...outer, ...path].at(-1)?.kind === 'rest') {
      throw new RulesFileError(place, 'a path after a recursive wildcard is not supported');
    }
    if (tokens.takeIf('{')) {
      const name = tokens.expectKind('name', 'the name of a wildcard');
      inside = withVariable(inside, name);
      path.push({ kind: tokens.takeIf('=**') ? 'rest' : 'one', text: name.text });
      tokens.expect('}');
    } else path.push({ kind: 'fixed', text: parseWord(tokens) });
  }
  if (path.length === 0) throw tokens.unexpected('a path');
  tokens.expect('{');
  return parseBlock(tokens, inside, path);
}

/** A name that hides another one is not supported. */
function withVariable(names: Names, { text, place }: Token): Names {
  if (names.variables.has(text)) throw new RulesFileError(place, `the name "${text}" is already defined`);
  return { ...names, variables: new Set([...names.variables, text]) };
}

function parseAllow(tokens: Tokens, names: Names): Allow {
  const { place } = tokens.expect('allow');
  const methods: Method[] = [];
  do {
    const { text, place } = tokens.expectKind('name', 'a method');
    if (!isMethod(text)) throw new RulesFileError(place, `the method "${text}" is not supported`);
    methods.push(text);
  } while (tokens.takeIf(','));
  tokens.expect(':');
  tokens.expect('if');
  const condition = parseExpression(tokens, names);
  tokens.expect(';');
  return { methods, condition, place };
}

function parseFunction(tokens: Tokens, names: Names): void {
  const { place } = tokens.expect('function');
  const { text: name } = tokens.expectKind('name', 'the name of a function');
  if (names.functions.own.has(name) || LOOKUPS.get(names.service)?.includes(name)) {
    throw new RulesFileError(place, `the function "${name}" is already defined`);
  }
  tokens.expect('(');
  let inside = names;
  const parameters = tokens.listUntil(')', () => {
    const parameter = tokens.expectKind('name', 'the name of a parameter');
    inside = withVariable(inside, parameter);
    return parameter.text;
  });
  tokens.expect('{');
  const bindings = [];
  while (tokens.takeIf('let')) {
    const binding = tokens.expectKind('name', 'the name of a binding');
    tokens.expect('=');
    bindings.push({ name: binding.text, value: parseExpression(tokens, inside) });
    inside = withVariable(inside, binding);
    tokens.expect(';');
  }
  if (parameters.length > MAX_PARAMETERS || bindings.length > MAX_BINDINGS) {
    const limits = `${MAX_PARAMETERS} parameters and ${MAX_BINDINGS} bindings`;
    throw new RulesFileError(place, `the function "${name}" has more than ${limits}`);
  }
  tokens.expect('return');
  const result = parseExpression(tokens, inside);
  tokens.expect(';');
  tokens.expect('}');
  names.functions.own.set(name, { parameters, bindings, result });
}
