import WebIfc from 'web-ifc';

/** A value with its IFC type, such as `IFCLABEL`. Numbers are in SI units. */
export interface IfcValue {
  readonly dataType: string;
  readonly value: string | number;
}

/** An object of a model with what it has itself or by its type. */
export interface IfcObject {
  /** In capitals, as IDS writes it. */
  readonly entity: string;
  readonly predefinedType: string | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  /** By name of the set, then of the property. */
  readonly sets: ReadonlyMap<string, ReadonlyMap<string, IfcValue>>;
  readonly classifications: readonly { readonly system: string; readonly code: string }[];
}

export interface IfcModel {
  readonly schema: string;
  /** The number of parsed lines of the data section. */
  readonly lineCount: number;
  /** Lines with more or fewer attributes than their entity has in the schema. */
  readonly malformed: readonly string[];
  /** Every rooted object and every material. */
  readonly objects: readonly IfcObject[];
}

/** A line as web-ifc returns it: attributes by name, each a value, a reference, a list of these or null. */
type Line = Record<string, unknown> & { readonly expressID: number; readonly type: number };
interface Scalar {
  readonly type: number;
  readonly value: string | number;
  readonly name?: string;
}

const REFERENCE = 5;
const LENGTHS = new Set(['IFCLENGTHMEASURE', 'IFCPOSITIVELENGTHMEASURE']);

/** Parses an IFC file with web-ifc and resolves the relations that the sample uses. */
export async function readIfc(source: string): Promise<IfcModel> {
  const api = new WebIfc.IfcAPI();
  await api.Init();
  const model = api.OpenModel(new TextEncoder().encode(source));
  try {
    const ids = [...vectorOf(api.GetAllLines(model))];
    const lines = new Map<number, Line>(ids.map((id) => [id, api.GetLine(model, id)]));
    const entityOf = (line: Line) => api.GetNameFromTypeCode(line.type).toUpperCase();
    const malformed = [...lines.values()]
      .filter((line) => entityOf(line) !== 'IFCSIUNIT') // Its first attribute is derived, and not counted.
      .filter(
        (line) => api.GetRawLineData(model, line.expressID).arguments.length !== Object.keys(line).length - 2,
      )
      .map((line) => `#${line.expressID} ${entityOf(line)}`);
    const schema = api.GetModelSchema(model);
    return { schema, lineCount: ids.length, malformed, objects: objectsOf(lines, entityOf) };
  } finally {
    api.CloseModel(model);
  }
}

function* vectorOf(vector: { size(): number; get(index: number): number }): Generator<number> {
  for (let i = 0; i < vector.size(); i++) yield vector.get(i);
}

function objectsOf(lines: ReadonlyMap<number, Line>, entityOf: (line: Line) => string): IfcObject[] {
  const all = [...lines.values()];
  const of = (entity: string) => all.filter((line) => entityOf(line) === entity);
  const follow = (value: unknown): Line[] =>
    (Array.isArray(value) ? value : [value])
      .filter((each: Scalar | null) => each?.type === REFERENCE)
      .map((each: Scalar) => lines.get(Number(each.value)))
      .filter((line) => line !== undefined);

  const lengthFactor = of('IFCUNITASSIGNMENT')
    .flatMap((line) => follow(line.Units))
    .some((unit) => textOf(unit.UnitType) === 'LENGTHUNIT' && textOf(unit.Prefix) === 'MILLI')
    ? 0.001
    : 1;
  const nominalValue = (property: Line): IfcValue => {
    const nominal = property.NominalValue as Scalar;
    const dataType = nominal.name ?? '';
    const factor = LENGTHS.has(dataType) ? lengthFactor : 1;
    return {
      dataType,
      value: typeof nominal.value === 'number' ? nominal.value * factor : nominal.value,
    };
  };
  const propertiesOf = (set: Line) =>
    new Map(
      follow(set.HasProperties ?? set.Properties).map((each) => [
        textOf(each.Name) ?? '',
        nominalValue(each),
      ]),
    );
  const typesOf = (line: Line) =>
    of('IFCRELDEFINESBYTYPE')
      .filter((relation) => follow(relation.RelatedObjects).includes(line))
      .flatMap((relation) => follow(relation.RelatingType));
  const setsOf = (line: Line) => [
    ...follow(line.HasPropertySets),
    ...of('IFCMATERIALPROPERTIES').filter((set) => follow(set.Material).includes(line)),
  ];
  const classificationsOf = (line: Line) =>
    of('IFCRELASSOCIATESCLASSIFICATION')
      .filter((relation) => follow(relation.RelatedObjects).includes(line))
      .flatMap((relation) => follow(relation.RelatingClassification))
      .map((reference) => ({
        code: textOf(reference.Identification) ?? '',
        system: follow(reference.ReferencedSource).map((system) => textOf(system.Name) ?? '')[0] ?? '',
      }));

  return all
    .filter((line) => 'GlobalId' in line || entityOf(line) === 'IFCMATERIAL')
    .map((line) => {
      const withTypes = [line, ...typesOf(line)];
      return {
        entity: entityOf(line),
        predefinedType: textOf(line.PredefinedType),
        attributes: new Map(
          Object.keys(line).flatMap((name) => {
            const text = textOf(line[name]);
            return text === undefined ? [] : [[name, text] as const];
          }),
        ),
        sets: new Map(
          withTypes.flatMap(setsOf).map((set) => [textOf(set.Name) ?? '', propertiesOf(set)] as const),
        ),
        classifications: withTypes.flatMap(classificationsOf),
      };
    });
}

/** The text of a value that is no reference. */
function textOf(value: unknown): string | undefined {
  const scalar = value as Scalar | null | undefined;
  return scalar && scalar.type !== REFERENCE && typeof scalar.value === 'string' ? scalar.value : undefined;
}
