import declarations from 'schema-dts/dist/schema.d.ts?raw';

/**
 * The vocabulary of schema.org, read from the declarations of Google's schema-dts. They are read as text and not by the
 * compiler: checking these types takes three times as long as checking the whole site, and misses properties that are
 * spread into an object.
 */
interface Shape {
  readonly parents: readonly string[];
  /** The possible types of each property. */
  readonly properties: Map<string, readonly string[]>;
}

const shapes = new Map<string, Shape>();
/** By type name: its own shape (`…Leaf`) and its subtypes. */
const kinds = new Map<string, readonly string[]>();

let current: Shape | undefined;
for (const line of declarations.split('\n')) {
  const [, name, parents = ''] = /^(?:export )?interface (\w+) extends (.+) \{$/.exec(line) ?? [];
  if (name) {
    current = { parents: parents.split(', '), properties: new Map() };
    shapes.set(name, current);
  }
  const [, property, values = ''] = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/.exec(line) ?? [];
  if (property) current?.properties.set(property, values.split(' | '));
  const [, kind, members = ''] = /^export type (\w+) = (.+);$/.exec(line) ?? [];
  if (kind) kinds.set(kind, members.split(' | '));
}

/** Whether schema.org has a type of this name that can be described. */
export function isType(name: string): boolean {
  return shapes.has(`${name}Leaf`);
}

/** The possible types of a property; undefined if the type has no such property. */
export function expectedTypes(type: string, property: string): readonly string[] | undefined {
  return expectedOf(`${type}Leaf`, property);
}

function expectedOf(shapeName: string, property: string): readonly string[] | undefined {
  const shape = shapes.get(shapeName);
  const own = shape?.properties.get(property);
  if (own) return own;
  for (const parent of shape?.parents ?? []) {
    const inherited = expectedOf(parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

/** Whether a type is another one or a subtype of it. */
export function isA(type: string, other: string): boolean {
  const members = kinds.get(other) ?? [];
  return members.includes(`${type}Leaf`) || members.some((member) => kinds.has(member) && isA(type, member));
}
