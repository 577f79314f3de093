import { expectedTypes, isA, isType } from './vocabulary.ts';

type Node = Readonly<Record<string, unknown>>;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The parts of structured data that schema.org does not know, or of which it expects another type. */
export function faultsIn(data: object): string[] {
  const { '@context': context, ...node } = data as Node;
  return [...(context === 'https://schema.org' ? [] : ['@context']), ...faultsOfNode(node, '')];
}

function faultsOfNode(node: Node, at: string): string[] {
  const { '@type': type, '@id': id, ...properties } = node;
  if (id !== undefined && !isAddress(id)) return [`${at}@id is not an address`];
  // Without a type it can only refer to something defined elsewhere.
  if (type === undefined) return id && Object.keys(properties).length === 0 ? [] : [`${at}@type is missing`];
  if (typeof type !== 'string' || !isType(type)) return [`${at}${type} is not a type`];
  return Object.entries(properties).flatMap(([name, value]) =>
    faultsOfProperty({ type, name, value, at: `${at}${type}.${name}` }),
  );
}

function faultsOfProperty({
  type,
  name,
  value,
  at,
}: Record<'type' | 'name' | 'at', string> & Node): string[] {
  // The input of an action is described by its property (schema.org/docs/actions.html, "Input and output constraints").
  const isConstraint = name.endsWith('-input') && isA(type, 'Action');
  const expected = isConstraint ? ['Text'] : expectedTypes(type, name);
  if (!expected || (isConstraint && !expectedTypes(type, name.replace('-input', '')))) {
    return [`${at} is not a property`];
  }
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0) return [`${at} is empty`];
  return values.flatMap((one) => faultsOfValue(one, expected, at));
}

function faultsOfValue(value: unknown, expected: readonly string[], at: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const { '@type': type } = value as Node;
    const fits = typeof type !== 'string' || expected.some((other) => isA(type, other));
    return fits ? faultsOfNode(value as Node, `${at} > `) : [`${at} may not be a ${type}`];
  }
  return isPlainValue(value, expected) ? [] : [`${at} may not be ${JSON.stringify(value)}`];
}

/** An address may represent any thing (schema.org/docs/datamodel.html, "Conformance"). */
function isPlainValue(value: unknown, expected: readonly string[]): boolean {
  if (typeof value === 'boolean') return expected.includes('Boolean');
  if (typeof value === 'number') return expected.includes('Integer') || expected.includes('Number');
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (expected.includes('Text')) return true;
  if (expected.includes('Date') && DATE.test(value)) return true;
  if (expected.includes('DateTime') && DATE_TIME.test(value)) return true;
  return isAddress(value);
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
}
