import { logger } from 'firebase-functions';
import { type ChangeTimes, type PostIndex, withChanges } from './post-index.ts';
import { type Changes, OVERLAP_MICROS, REBUILT } from './read-changes.ts';
import type { Snapshot } from './snapshot.ts';

/** Where the index comes from and where it is kept. */
export interface IndexSources {
  readSnapshot(): Promise<Snapshot | undefined>;
  readAllPosts(): Promise<PostIndex>;
  readChanges(index: PostIndex): Promise<Changes>;
  writeSnapshot(index: PostIndex, instead?: string): Promise<string | undefined>;
}

/** With more billed reads than these a cold start is made cheaper by a new snapshot. Two more make it ten. */
const MAX_COLD_START_READS = 8;

/** The snapshot that the next cold start finds, as far as it is known. */
interface Stored {
  readonly generation: string;
  /** The changes that it has, and that are looked at again. */
  readonly applied: ChangeTimes;
}

/** The index in memory, with what is stored of it: starts from the snapshot, and goes on by what has changed since. */
export class StoredIndex {
  readonly #sources: IndexSources;
  #index: PostIndex | undefined;
  #stored: Stored | undefined;
  /** The changes that the next cold start reads: those since the snapshot and of the overlap before. */
  #since: ChangeTimes = new Map();
  #isReplaced = false;
  #writing: Promise<void> | undefined;
  /** The same until somebody waits for it. */
  #unattended: Promise<void> | undefined;

  constructor(sources: IndexSources) {
    this.#sources = sources;
  }

  /** The last index there was, or what a snapshot gave where nothing newer could be read. */
  get last(): PostIndex | undefined {
    return this.#index;
  }

  /**
   * The index as it is now. Not to be called again before it has answered.
   *
   * @throws Error when Firestore cannot be asked
   */
  async refresh(): Promise<PostIndex> {
    // Without posts it is not believed: they may just be coming in by an import, which leaves no records of changes.
    let before = this.#index?.posts.length && !this.#isReplaced ? this.#index : await this.#load();
    let changes = await this.#sources.readChanges(before);
    if (isNewer(changes.rebuilt, this.#stored?.generation)) {
      before = await this.#load();
      changes = await this.#sources.readChanges(before);
    }
    const { asOf, times, posts } = changes;
    const index = { posts: withChanges(before.posts, posts), asOf, applied: lookedAtAgain(times, asOf) };
    this.#index = index;
    this.#since = new Map([...this.#since, ...times]);
    if (index.posts.length > 0 && this.#isWorthStoring(index)) this.#store(index);
    return index;
  }

  /**
   * Waits for the snapshot that a refresh has begun to write. Only the first one who asks has to wait; where it could
   * not be written, the next refresh tries again.
   */
  async untilWritten(): Promise<void> {
    const writing = this.#unattended;
    this.#unattended = undefined;
    await writing;
  }

  async #load(): Promise<PostIndex> {
    const snapshot = await this.#sources.readSnapshot().catch((error: unknown) => {
      logger.error('The snapshot of the posts could not be read', error);
    });
    const found = snapshot?.index.posts.length ? snapshot : undefined;
    const index = found?.index ?? (await this.#sources.readAllPosts());
    this.#index = index;
    this.#stored = found && { generation: found.generation, applied: index.applied };
    this.#since = index.applied;
    this.#isReplaced = false;
    return index;
  }

  /** Whether the next cold start costs too much as it is, and a new snapshot would make it cheaper. */
  #isWorthStoring({ applied }: PostIndex): boolean {
    if (!this.#stored) return true;
    const reads = coldStartReads(this.#since, this.#stored.applied);
    return reads > MAX_COLD_START_READS && coldStartReads(applied, applied) < reads;
  }

  #store(index: PostIndex): void {
    if (this.#writing) return;
    this.#writing = this.#write(index)
      .catch((error: unknown) => logger.warn('The snapshot of the posts could not be written', error))
      .finally(() => {
        this.#writing = undefined;
      });
    this.#unattended = this.#writing;
  }

  async #write(index: PostIndex): Promise<void> {
    const generation = await this.#sources.writeSnapshot(index, this.#stored?.generation);
    if (generation === undefined) {
      this.#isReplaced = true;
      return;
    }
    this.#stored = { generation, applied: index.applied };
    this.#since = lookedAtAgain(this.#since, index.asOf);
  }
}

/** The changes that are read once more by whoever goes on from a moment. */
function lookedAtAgain(times: ChangeTimes, asOf: number): ChangeTimes {
  return new Map([...times].filter(([, at]) => at > asOf - OVERLAP_MICROS));
}

/** Each record is a read, and each post that is not in the snapshot as it was then is another. */
function coldStartReads(since: ChangeTimes, applied: ChangeTimes): number {
  const posts = [...since].filter(([id, at]) => id !== REBUILT && applied.get(id) !== at);
  return Math.max(1, since.size) + posts.length;
}

/** Generations rise. */
function isNewer(rebuilt: string | undefined, generation = '0'): boolean {
  return rebuilt !== undefined && BigInt(rebuilt) > BigInt(generation);
}
