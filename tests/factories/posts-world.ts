import type { IndexedPost, PostIndex } from '../../functions/src/posts/post-index.ts';
import { type Changes, OVERLAP_MICROS, REBUILT } from '../../functions/src/posts/read-changes.ts';
import type { Snapshot } from '../../functions/src/posts/snapshot.ts';
import type { IndexSources } from '../../functions/src/posts/stored-index.ts';
import { anIndexedPost } from './indexed-post.ts';

/** In microseconds. */
export const MINUTE = 60_000_000;

/** Firestore and Storage as the index sees them, with a clock that a test moves. */
export class PostsWorld implements IndexSources {
  now = 1_000 * MINUTE;
  /** Billed reads of Firestore. */
  reads = 0;
  writes = 0;
  snapshot: Snapshot | undefined;
  readonly #posts = new Map<string, IndexedPost>();
  readonly #records = new Map<string, number>();
  #rebuilt: string | undefined;

  /** A write of a post, with a record of the change unless it comes from the console. */
  save(id: string, title: string | undefined, from: 'staff' | 'console' = 'staff'): void {
    this.now += 1;
    if (title === undefined) this.#posts.delete(id);
    else this.#posts.set(id, anIndexedPost({ id, title }));
    if (from === 'staff') this.#records.set(id, this.now);
  }

  /** What the function that runs at night does. */
  async rebuild(): Promise<void> {
    this.#rebuilt = await this.writeSnapshot(await this.readAllPosts());
    this.now += 1;
    this.#records.set(REBUILT, this.now);
  }

  async readSnapshot() {
    return this.snapshot;
  }

  async readAllPosts(): Promise<PostIndex> {
    this.reads += Math.max(1, this.#posts.size);
    return { posts: [...this.#posts.values()], asOf: this.now, applied: new Map() };
  }

  async readChanges({ asOf, applied }: PostIndex): Promise<Changes> {
    const times = new Map([...this.#records].filter(([, at]) => at > asOf - OVERLAP_MICROS));
    const changed = [...times.keys()].filter((id) => id !== REBUILT && applied.get(id) !== times.get(id));
    this.reads += Math.max(1, times.size) + changed.length;
    const posts = new Map(changed.map((id) => [id, this.#posts.get(id)]));
    return { asOf: this.now, times, posts, rebuilt: times.has(REBUILT) ? this.#rebuilt : undefined };
  }

  async writeSnapshot(index: PostIndex, instead?: string): Promise<string | undefined> {
    this.writes += 1;
    if (instead && instead !== this.snapshot?.generation) return undefined;
    const generation = String(Number(this.snapshot?.generation ?? 0) + 1);
    this.snapshot = { index, generation };
    return generation;
  }
}
