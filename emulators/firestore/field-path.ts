import { invalidArgument } from './errors.ts';
import { compareUtf8, type Fields, type Value } from './values.ts';

/** The names that lead to a field: `['author', 'first name']`. */
export type FieldPath = readonly string[];

/** The pseudo field that stands for a document's name in queries. */
export const NAME_FIELD: FieldPath = ['__name__'];

const SEGMENT = /(?:`((?:[^`\\]|\\[\s\S])+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/y;
const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** Parses `a.b` or `` a.`odd name` ``. Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = [];
  let position = 0;
  let separator = '.';
  while (separator === '.') {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidArgument(`Invalid property path "${text}"`);
    names.push(match[1]?.replace(/\\([\s\S])/g, '$1') ?? match[2] ?? '');
    position = SEGMENT.lastIndex;
    separator = match[3] ?? '';
  }
  return names;
}

/** The counterpart of `parseFieldPath`: one text for each path. */
export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``)).join('.');
}

export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

export function samePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

export function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  for (const [index, name] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareUtf8(name, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** The value at a path, undefined when there is none. */
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

/** Sets the value at a path, making maps on the way; changes `fields`. */
export function setField(fields: Fields, path: FieldPath, value: Value): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const existing = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const inner = existing && 'mapValue' in existing ? existing.mapValue.fields : {};
  fields[name] = { mapValue: { fields: inner } };
  setField(inner, rest, value);
}

/** Removes the value at a path when there is one; changes `fields`. */
export function deleteField(fields: Fields, path: FieldPath): void {
  const parent = path.length > 1 ? getField(fields, path.slice(0, -1)) : { mapValue: { fields } };
  const name = path.at(-1);
  if (parent && 'mapValue' in parent && name !== undefined) delete parent.mapValue.fields[name];
}

/** Only the fields that a mask or a projection names; `__name__` names none. */
export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  const projection: Fields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value) setField(projection, path, structuredClone(value));
  }
  return projection;
}
