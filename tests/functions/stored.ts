import { localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';

type Value = {
  stringValue?: string;
  integerValue?: string;
  timestampValue?: string;
  mapValue?: { fields: Fields };
};
type Fields = Record<string, Value>;

/** A stored document with its fields as plain values. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const ROOT = `${localUrl(PORTS.firestore)}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Returns every document in a collection, with admin rights. */
export async function readStored(collection: 'outbox' | 'limits' | 'posts'): Promise<StoredDocument[]> {
  const query = { structuredQuery: { from: [{ collectionId: collection }] } };
  const response = await fetch(`${ROOT}:runQuery`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify(query),
  });
  const found = (await response.json()) as { document?: { name: string; fields: Fields } }[];
  return found.flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', fields: plain(document.fields) }] : [],
  );
}

function plain(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue({ mapValue, integerValue, stringValue, timestampValue }: Value): unknown {
  if (mapValue) return plain(mapValue.fields);
  if (integerValue !== undefined) return Number(integerValue);
  return stringValue ?? timestampValue;
}

/** Sets fields of a document, as an admin would in the console. */
export async function changeStored(path: string, fields: Fields): Promise<void> {
  const name = `${ROOT.slice(ROOT.indexOf('projects/'))}/${path}`;
  const write = { update: { name, fields }, updateMask: { fieldPaths: Object.keys(fields) } };
  const body = JSON.stringify({ writes: [write] });
  const response = await fetch(`${ROOT}:commit`, { method: 'POST', headers: OWNER, body });
  if (!response.ok) throw new Error(`${path} could not be changed: ${await response.text()}`);
}
