import { FUNCTIONS, LOOKUPS, METHODS_OF, NAMESPACES } from './library/library.ts';
import { type Callables, callableIn } from './library/method-table.ts';
import { type Place, RulesFileError } from './rules-error.ts';
import type { Block, Expression, FunctionDefinition, RulesFile } from './syntax.ts';
import { TYPE_NAMES } from './values.ts';

/** What a name can refer to at some place in the file. */
interface Scope {
  readonly service: string;
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDefinition>;
}

const GLOBALS = ['request', 'resource'];
const TYPES = new Set<string>([...TYPE_NAMES, 'number']);

/**
 * Checks everything that can be known before a request arrives: services, names, methods, types, numbers of arguments,
 * literal patterns, recursive functions.
 *
 * @throws RulesFileError for the first thing that this engine does not know, so that it is never taken for allowed
 */
export function checkRules({ service, block }: RulesFile): void {
  if (!Object.hasOwn(LOOKUPS, service)) {
    throw new RulesFileError({ line: 1, column: 1 }, `unknown service "${service}"`);
  }
  checkBlock(block, { service, variables: new Set(GLOBALS), functions: new Map() });
}

function checkBlock(block: Block, outer: Scope): void {
  const functions = new Map(outer.functions);
  for (const definition of block.functions) {
    if (block.functions.find(({ name }) => name === definition.name) !== definition) {
      throw new RulesFileError(definition.place, `function "${definition.name}" is already defined`);
    }
    functions.set(definition.name, definition);
  }
  const scope: Scope = { ...outer, functions };
  for (const definition of block.functions) checkFunction(definition, scope);
  for (const { condition } of block.allows) if (condition) checkExpression(condition, scope);
  for (const match of block.matches) {
    const names = match.path.flatMap((pattern) => (pattern.kind === 'fixed' ? [] : [pattern.name]));
    checkBlock(match, withVariables(scope, names));
  }
}

function withVariables(scope: Scope, names: readonly string[]): Scope {
  return { ...scope, variables: new Set([...scope.variables, ...names]) };
}

function checkFunction(definition: FunctionDefinition, scope: Scope): void {
  const { parameters, bindings, result, place } = definition;
  if (callsItself(definition, scope)) {
    throw new RulesFileError(place, `function "${definition.name}" calls itself`);
  }
  let inside = withVariables(scope, parameters);
  for (const { name, value } of bindings) {
    checkExpression(value, inside);
    inside = withVariables(inside, [name]);
  }
  checkExpression(result, inside);
}

function callsItself(definition: FunctionDefinition, { functions }: Scope): boolean {
  const seen = new Set<FunctionDefinition>();
  const waiting = [definition];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const called of calledBy(next).flatMap((name) => functions.get(name) ?? [])) {
      if (called === definition) return true;
      if (!seen.has(called)) waiting.push(called);
      seen.add(called);
    }
  }
  return false;
}

function calledBy({ bindings, result }: FunctionDefinition): string[] {
  return [...bindings.map(({ value }) => value), result].flatMap(function names(expression): string[] {
    const own = expression.kind === 'call' ? [expression.name] : [];
    return [...own, ...partsOf(expression).flatMap(names)];
  });
}

/** The direct subexpressions of an expression. */
function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.map(([, value]) => value);
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'not':
    case 'negative':
    case 'is':
      return [expression.operand];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to];
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.yes, expression.no];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    default:
      return [];
  }
}

function checkExpression(expression: Expression, scope: Scope): void {
  const { place } = expression;
  if (expression.kind === 'name' && !scope.variables.has(expression.name)) {
    throw new RulesFileError(place, `unknown name "${expression.name}"`);
  }
  if (expression.kind === 'is' && !TYPES.has(expression.type)) {
    throw new RulesFileError(place, `unknown type "${expression.type}"`);
  }
  if (expression.kind === 'call') checkCall(expression.name, expression.args.length, place, scope);
  if (expression.kind === 'method') {
    const namespace = namespaceOf(expression.object, scope);
    if (namespace !== undefined) {
      checkNamespaced(namespace, expression.name, expression.args.length, place, scope);
      for (const argument of expression.args) checkExpression(argument, scope);
      return;
    }
    checkMethod(expression.name, expression.args.length, place);
  }
  for (const part of partsOf(expression)) checkExpression(part, scope);
}

/** The name of the namespace that an expression refers to; a variable of the same name hides it. */
function namespaceOf(object: Expression, { variables }: Scope): string | undefined {
  if (object.kind !== 'name' || variables.has(object.name)) return undefined;
  return object.name === 'firestore' || Object.hasOwn(NAMESPACES, object.name) ? object.name : undefined;
}

function checkCall(name: string, count: number, place: Place, { functions, service }: Scope): void {
  const own = functions.get(name);
  if (own) checkCount(name, [own.parameters.length], count, place);
  else if (LOOKUPS[service]?.includes(name)) checkCount(name, [1], count, place);
  else if (Object.hasOwn(FUNCTIONS, name)) checkCount(name, aritiesOf(name, FUNCTIONS), count, place);
  else throw new RulesFileError(place, `unknown function "${name}"`);
}

function checkNamespaced(namespace: string, name: string, count: number, place: Place, scope: Scope): void {
  const full = `${namespace}.${name}`;
  const callables = NAMESPACES[namespace];
  if (LOOKUPS[scope.service]?.includes(full)) checkCount(full, [1], count, place);
  else if (callables && Object.hasOwn(callables, name))
    checkCount(full, aritiesOf(name, callables), count, place);
  else throw new RulesFileError(place, `unknown function "${full}"`);
}

/** The type of the object is known only at run time: some type must have the method. */
function checkMethod(name: string, count: number, place: Place): void {
  const known = aritiesOf(name, ...Object.values(METHODS_OF));
  if (known.length === 0) throw new RulesFileError(place, `unknown method "${name}"`);
  checkCount(name, known, count, place);
}

/** The numbers of arguments that a name accepts, in each of the tables that has it. */
function aritiesOf(name: string, ...tables: readonly Callables[]): readonly number[] {
  return tables.flatMap((table) => callableIn(table, name)?.arity ?? []);
}

function checkCount(name: string, wanted: readonly number[], count: number, place: Place): void {
  if (wanted.includes(count)) return;
  const numbers = [...new Set(wanted)].join(' or ');
  throw new RulesFileError(place, `"${name}" takes ${numbers} arguments, not ${count}`);
}
