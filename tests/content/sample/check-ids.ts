import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm';
import type { IfcModel, IfcObject, IfcValue } from './read-ifc.ts';

const NAMESPACES = {
  i: 'http://standards.buildingsmart.org/IDS',
  xs: 'http://www.w3.org/2001/XMLSchema',
};

/** What a specification of the IDS found in the model. */
interface Checked {
  readonly name: string;
  /** How many objects its applicability selects. */
  readonly applicable: number;
  readonly failures: readonly string[];
}

/**
 * Checks a model against an IDS, for the facets that the files of public/sample use: entity, attribute, classification and property.
 *
 * @throws Error for a facet or restriction that it does not know, so that none is taken for fulfilled
 */
export function checkIds(ids: XmlDocument, model: IfcModel): Checked[] {
  return elements(ids.root, 'i:specifications/i:specification').map((specification) => {
    const [applicability] = elements(specification, 'i:applicability');
    const facets = elements(applicability, '*');
    const objects = model.objects.filter((object) => facets.every((facet) => isSelected(object, facet)));
    const isExpected = Number(attribute(applicability, 'minOccurs')) > 0;
    const isProhibited = attribute(applicability, 'maxOccurs') === '0';
    const failures = elements(specification, 'i:requirements/*').flatMap((facet) =>
      objects.filter((object) => !meets(object, facet)).map((object) => `${object.entity}: ${nameOf(facet)}`),
    );
    return {
      name: attribute(specification, 'name') ?? '',
      applicable: objects.length,
      failures: [
        ...(isExpected && objects.length === 0 ? ['No object found'] : failures),
        ...(isProhibited ? objects.map(({ entity }) => `${entity}: prohibited`) : []),
      ],
    };
  });
}

const schema = readFileSync(resolve(import.meta.dirname, 'ids-subset.xsd'), 'utf8');

/** @throws Error if the text is not valid by the schema of the part of IDS 1.0 that is used here */
export function validateIds(source: string): void {
  using xsd = XmlDocument.fromString(schema);
  using validator = XsdValidator.fromDoc(xsd);
  using document = XmlDocument.fromString(source);
  validator.validate(document);
}

function isSelected({ entity, predefinedType }: IfcObject, facet: XmlElement): boolean {
  if (facet.name !== 'entity') throw new Error(`Facet ${facet.name} is not supported in an applicability`);
  return matches(entity, facet, 'i:name') && matches(predefinedType, facet, 'i:predefinedType');
}

/** Optional requirements may be absent, but what is there has to match; prohibited ones must not be found. */
function meets(object: IfcObject, facet: XmlElement): boolean {
  const found = candidates(object, facet);
  const isMet = found.length > 0 && found.every(({ isRight }) => isRight);
  switch (attribute(facet, 'cardinality') ?? 'required') {
    case 'required':
      return isMet;
    case 'optional':
      return found.length === 0 || isMet;
    case 'prohibited':
      return !found.some(({ isRight }) => isRight);
    default:
      throw new Error(`Cardinality of ${facet.name} is not supported`);
  }
}

/** What the facet names, and whether each of it has the demanded value. */
function candidates(object: IfcObject, facet: XmlElement): { isRight: boolean }[] {
  switch (facet.name) {
    case 'attribute':
      return [...object.attributes]
        .filter(([name, text]) => matches(name, facet, 'i:name') && text !== '')
        .map(([, text]) => ({ isRight: matches(text, facet, 'i:value') }));
    case 'classification':
      return object.classifications
        .filter(({ system }) => matches(system, facet, 'i:system'))
        .map(({ code }) => ({ isRight: matches(code, facet, 'i:value') }));
    case 'property':
      return [...object.sets]
        .filter(([set]) => matches(set, facet, 'i:propertySet'))
        .flatMap(([, properties]) => [...properties])
        .filter(([name]) => matches(name, facet, 'i:baseName'))
        .map(([, value]) => ({ isRight: hasType(value, facet) && matches(value.value, facet, 'i:value') }));
    default:
      throw new Error(`Facet ${facet.name} is not supported in requirements`);
  }
}

function hasType({ dataType, value }: IfcValue, facet: XmlElement): boolean {
  const demanded = attribute(facet, 'dataType');
  return value !== '' && (demanded === undefined || demanded === dataType);
}

/** Whether a value is what a parameter of a facet demands; an absent parameter demands nothing. */
function matches(value: string | number | undefined, facet: XmlElement, parameter: string): boolean {
  const [demand] = elements(facet, `${parameter}/*`);
  if (!demand) return true;
  if (value === undefined) return false;
  if (demand.name === 'simpleValue') return isEqual(value, demand.content);
  const rules = elements(demand, '*');
  const listed = rules.filter(({ name }) => name === 'enumeration');
  const others = rules.filter(({ name }) => name !== 'enumeration');
  return (
    (listed.length === 0 || listed.some((rule) => isEqual(value, limitOf(rule)))) &&
    others.every((rule) => obeys(value, rule))
  );
}

function obeys(value: string | number, rule: XmlElement): boolean {
  const limit = limitOf(rule);
  switch (rule.name) {
    case 'pattern':
      return new RegExp(`^(?:${limit})$`, 'u').test(String(value));
    case 'minInclusive':
      return typeof value === 'number' && value >= Number(limit);
    case 'maxInclusive':
      return typeof value === 'number' && value <= Number(limit);
    default:
      throw new Error(`Restriction ${rule.name} is not supported`);
  }
}

/** IDS compares real numbers with a relative and absolute tolerance of 1e-6 (its documentation, "Tolerance"). */
function isEqual(value: string | number, demand: string): boolean {
  if (typeof value === 'string') return value === demand;
  return Math.abs(value - Number(demand)) <= 1e-6 * (1 + Math.abs(Number(demand)));
}

function limitOf(rule: XmlElement): string {
  return attribute(rule, 'value') ?? '';
}

function nameOf(facet: XmlElement): string {
  const texts = elements(facet, 'i:name | i:system | i:propertySet | i:baseName');
  return [facet.name, ...texts.map(({ content }) => content.trim())].join(' ');
}

function attribute(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attr(name)?.value;
}

function elements(parent: XmlElement | undefined, xpath: string): XmlElement[] {
  return (parent?.find(xpath, NAMESPACES) ?? []).filter((node) => node instanceof XmlElement);
}
