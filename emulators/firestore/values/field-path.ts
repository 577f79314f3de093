import { invalidArgument } from '../../api-error.ts';
import type { Fields, Value } from './values.ts';

/** The names that lead to a field, such as `['author', 'first name']`. */
export type FieldPath = readonly [string, ...string[]];

/** The pseudo field for a document's name in queries. */
export const NAME_FIELD: FieldPath = ['__name__'];

// A name stands alone, or in backticks, in which a backslash escapes a character.
const SIMPLE_NAME = '[A-Za-z_][A-Za-z_0-9]*';
const QUOTED_NAME = String.raw`\`(?:[^\`\\]|\\[\s\S])+\``;
const NAME = `${SIMPLE_NAME}|${QUOTED_NAME}`;
const PATH = new RegExp(`^(?:${NAME})(?:\\.(?:${NAME}))*$`);
const NAMES = new RegExp(NAME, 'g');

/** Parses `a.b` or `` a.`odd name` ``. Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  if (!PATH.test(text)) throw invalidArgument(`Invalid property path "${text}"`);
  const [first = '', ...more] = (text.match(NAMES) ?? []).map((name) =>
    name.startsWith('`') ? name.slice(1, -1).replace(/\\([\s\S])/g, '$1') : name,
  );
  return [first, ...more];
}

/** The inverse of `parseFieldPath`. Equal paths have the same text, so that it can stand for the path in SQL. */
export function formatFieldPath(path: FieldPath): string {
  const simple = new RegExp(`^${SIMPLE_NAME}$`);
  return path.map((name) => (simple.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``)).join('.');
}

/** Whether a path is `__name__`, which stands for the name of the document. */
export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** The value at a path; undefined if there is none. */
export function getField(fields: Fields, [name, ...rest]: FieldPath): Value | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!isPath(rest)) return value;
  return value && 'mapValue' in value ? getField(value.mapValue.fields, rest) : undefined;
}

/** Sets the value at a path in place, creating maps along the way. Without a value it removes the field. */
export function setField(fields: Fields, [name, ...rest]: FieldPath, value: Value | undefined): void {
  if (isPath(rest)) {
    const existing = getField(fields, [name]);
    const inner = existing && 'mapValue' in existing ? existing.mapValue.fields : undefined;
    if (!inner && !value) return; // nothing to remove
    fields[name] = { mapValue: { fields: inner ?? {} } };
    setField(fields[name].mapValue.fields, rest, value);
  } else if (value) fields[name] = value;
  else delete fields[name];
}

/** Whether names are a path: it has at least one. */
function isPath(names: readonly string[]): names is FieldPath {
  return names.length > 0;
}

/** A copy of only those fields that a mask or projection names; `__name__` is not a field. */
export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  const projection: Fields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value) setField(projection, path, structuredClone(value));
  }
  return projection;
}
