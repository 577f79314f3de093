import WebIfc from 'web-ifc';

/** A value with its IFC type, such as `IFCLABEL`, in the units of the file. */
interface IfcValue {
  readonly dataType: string;
  readonly value: string | number;
}

interface IfcModel {
  readonly schema: string;
  /** The properties by their set and name, such as `ExCo_Declaration.Mass`. */
  readonly properties: ReadonlyMap<string, IfcValue>;
}

type Reference = { readonly value: number };
type Text = { readonly value: string };

/** Opens an IFC file with web-ifc. */
export async function readModel(source: string): Promise<IfcModel> {
  const api = new WebIfc.IfcAPI();
  await api.Init();
  const model = api.OpenModel(new TextEncoder().encode(source));
  const properties = new Map<string, IfcValue>();
  for (const [, id] of source.matchAll(/^#(\d+)=/gm)) {
    const line = api.GetLine(model, Number(id)); // A property set `HasProperties`, a material `Properties`.
    for (const { value: propertyId } of (line.HasProperties ?? line.Properties ?? []) as Reference[]) {
      const { Name, NominalValue } = api.GetLine(model, propertyId);
      properties.set(`${(line.Name as Text).value}.${Name.value}`, {
        dataType: NominalValue.name,
        value: NominalValue.value,
      });
    }
  }
  const schema = api.GetModelSchema(model);
  api.CloseModel(model);
  return { schema, properties };
}
