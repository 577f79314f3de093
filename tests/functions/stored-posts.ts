import { localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

type Field = string | boolean | Date | readonly string[];

/** Stores a post with admin rights and the given fields; its slug is also its id. */
export async function storePost(slug: string, fields: Readonly<Record<string, Field>>): Promise<void> {
  const all = { slug, published: true, date: new Date(), ...fields };
  const values = Object.entries(all).map(([name, field]) => [name, toValue(field)]);
  await commit({ update: { name: `${DOCUMENTS}/posts/${slug}`, fields: Object.fromEntries(values) } });
}

/** Deletes a post with admin rights. */
export async function deletePost(slug: string): Promise<void> {
  await commit({ delete: `${DOCUMENTS}/posts/${slug}` });
}

async function commit(write: object): Promise<void> {
  const response = await fetch(`${localUrl(PORTS.firestore)}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ writes: [write] }),
  });
  if (!response.ok) throw new Error(`The post could not be written: ${await response.text()}`);
}

function toValue(field: Field): object {
  if (typeof field === 'string') return { stringValue: field };
  if (typeof field === 'boolean') return { booleanValue: field };
  if (field instanceof Date) return { timestampValue: field.toISOString() };
  return { arrayValue: { values: field.map((text) => ({ stringValue: text })) } };
}
