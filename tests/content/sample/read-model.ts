import WebIfc from 'web-ifc';

/** A value with its IFC type, such as `IFCLABEL`, in the units of the file. */
interface IfcValue {
  readonly dataType: string;
  readonly value: string | number;
}

interface IfcModel {
  readonly schema: string;
  /** Lines with more or fewer attributes than their entity has in the schema. */
  readonly malformed: readonly string[];
  /** The properties by set and name: `ExCo_Declaration.Mass`. */
  readonly properties: ReadonlyMap<string, IfcValue>;
}

type Reference = { readonly value: number };
type Text = { readonly value: string };

/** Opens an IFC file with web-ifc. */
export async function readModel(source: string): Promise<IfcModel> {
  const api = new WebIfc.IfcAPI();
  await api.Init();
  const model = api.OpenModel(new TextEncoder().encode(source));
  const malformed: string[] = [];
  const properties = new Map<string, IfcValue>();
  for (const [, id] of source.matchAll(/^#(\d+)=/gm)) {
    const line = api.GetLine(model, Number(id));
    const entity = api.GetNameFromTypeCode(line.type).toUpperCase();
    const { arguments: given } = api.GetRawLineData(model, Number(id));
    // The first attribute of a unit is derived, and not counted.
    if (entity !== 'IFCSIUNIT' && given.length !== Object.keys(line).length - 2)
      malformed.push(`#${id} ${entity}`);
    for (const { value } of (line.HasProperties ?? line.Properties ?? []) as Reference[]) {
      const { Name, NominalValue } = api.GetLine(model, value);
      properties.set(`${(line.Name as Text).value}.${Name.value}`, {
        dataType: NominalValue.name,
        value: NominalValue.value,
      });
    }
  }
  const schema = api.GetModelSchema(model);
  api.CloseModel(model);
  return { schema, malformed, properties };
}
