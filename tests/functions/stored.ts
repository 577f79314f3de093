import { connectAdmin } from 'local-firebase/tests/admin-firestore.ts';
import { HOST, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';

/** The Firestore of the local run, with admin rights. */
export const database = connectAdmin(`${HOST}:${PORTS.firestore.port}`, { projectId: PROJECT_ID });

export interface StoredDocument {
  readonly id: string;
  readonly fields: FirebaseFirestore.DocumentData;
}

/** Returns every document in a collection. */
export async function readStored(collection: 'outbox' | 'limits' | 'posts'): Promise<StoredDocument[]> {
  const { docs } = await database.collection(collection).get();
  return docs.map((document) => ({ id: document.id, fields: document.data() }));
}

/** Stores a post with the given fields; its slug is also its id. */
export async function storePost(slug: string, fields: object): Promise<void> {
  await database.doc(`posts/${slug}`).set({ slug, published: true, date: new Date(), ...fields });
}

export async function deletePost(slug: string): Promise<void> {
  await database.doc(`posts/${slug}`).delete();
}
