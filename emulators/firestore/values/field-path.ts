import { invalidArgument } from '../../api-error.ts';
import type { Fields, Value } from './values.ts';

/** The names that lead to a field, such as `['author', 'first name']`. */
export type FieldPath = readonly [string, ...string[]];

/** The pseudo field for a document's name in queries. */
export const NAME_FIELD: FieldPath = ['__name__'];

const SEGMENT = /(?:`((?:[^`\\]|\\[\s\S])+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/y;
const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** Parses `a.b` or `` a.`odd name` ``. Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  SEGMENT.lastIndex = 0;
  let separator = '';
  const next = (): string => {
    const match = SEGMENT.exec(text);
    if (!match) throw invalidArgument(`Invalid property path "${text}"`);
    const [, quoted, simple = '', after = ''] = match;
    separator = after;
    return quoted?.replace(/\\([\s\S])/g, '$1') ?? simple;
  };
  const path: [string, ...string[]] = [next()];
  while (separator === '.') path.push(next());
  return path;
}

/** The inverse of `parseFieldPath`, canonical for each path. */
export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``)).join('.');
}

/** Whether a path is `__name__`, which stands for the name of the document. */
export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

export function samePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

/** The value at a path; undefined if there is none. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  let value: Value | undefined;
  for (const [index, name] of path.entries()) {
    if (index > 0) {
      if (!value || !('mapValue' in value)) return undefined;
      current = value.mapValue.fields;
    }
    value = Object.hasOwn(current, name) ? current[name] : undefined;
  }
  return value;
}

/** Sets the value at a path in place, creating maps along the way. */
export function setField(fields: Fields, [name, ...rest]: FieldPath, value: Value): void {
  if (!isPath(rest)) {
    fields[name] = value;
    return;
  }
  const existing = getField(fields, [name]);
  const inner = existing && 'mapValue' in existing ? existing.mapValue.fields : {};
  fields[name] = { mapValue: { fields: inner } };
  setField(inner, rest, value);
}

/** Removes the value at a path in place, if there is one. */
export function deleteField(fields: Fields, [name, ...rest]: FieldPath): void {
  if (!isPath(rest)) {
    delete fields[name];
    return;
  }
  const existing = getField(fields, [name]);
  if (existing && 'mapValue' in existing) deleteField(existing.mapValue.fields, rest);
}

/** Whether there are names left. */
function isPath(names: readonly string[]): names is FieldPath {
  return names.length > 0;
}

/** Only the fields in a mask or projection; `__name__` selects none. */
export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  const projection: Fields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value) setField(projection, path, structuredClone(value));
  }
  return projection;
}
