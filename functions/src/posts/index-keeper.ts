import { logger } from 'firebase-functions';
import type { PostIndex } from './post-index.ts';

/** How long an index is good: the CDN's time and this one are at most a minute together. */
const REFRESH_AFTER_MS = 30_000;

/** However often somebody asks for a fresh index, it is refreshed once in this time. */
const FRESH_EVERY_MS = 2_000;

/** After a failure the next attempt waits this long. */
const RETRY_AFTER_MS = 5_000;

/** How long a visitor waits for a refresh where there is an older index to answer from, and where there is none. */
const PATIENCE_MS = 2_000;
const PATIENCE_WITHOUT_INDEX_MS = 20_000;

/** How many of the last saves are known to be in the index. */
const SAVES = 100;

/** Where the index comes from (`StoredIndex`). */
interface IndexSource {
  /** The index as it is now. Throws where it cannot be read. */
  refresh(): Promise<PostIndex>;
  /** One from before, where there is one. */
  readonly last?: PostIndex | undefined;
}

/** The posts for an answer, and how old they are, in milliseconds. */
export interface CurrentPosts {
  readonly posts: PostIndex['posts'];
  readonly age: number;
}

/** Keeps the index of one instance young: whoever finds it too old refreshes it, and all others share that. */
export class IndexKeeper {
  readonly #source: IndexSource;
  #index: PostIndex | undefined;
  #readAt = 0;
  #refresh: Promise<void> | undefined;
  #beganAt = Number.NEGATIVE_INFINITY;
  #nextAt = Number.NEGATIVE_INFINITY;
  readonly #saves = new Set<number>();

  constructor(source: IndexSource) {
    this.#source = source;
  }

  /**
   * The posts, at most half a minute old while Firestore can be asked. An index that cannot be refreshed goes on
   * answering.
   *
   * @throws Error when there is none at all
   */
  async current(): Promise<CurrentPosts> {
    if (Date.now() >= this.#nextAt) await this.#wait(this.#startRefresh());
    if (!this.#index) throw new Error('There is no index of the posts yet');
    return { posts: this.#index.posts, age: Date.now() - this.#readAt };
  }

  /** The same, refreshed after a save; each save has a number of its own. */
  async currentAfter(save: number): Promise<CurrentPosts> {
    if (!this.#saves.has(save)) {
      const askedAt = Date.now();
      await this.#refreshSince(askedAt);
      if (this.#readAt >= askedAt) this.#remember(save);
    }
    return this.current();
  }

  /** Waits for a refresh that began at a moment or later: an older one may have read before the save. */
  async #refreshSince(moment: number): Promise<void> {
    if (this.#refresh) await this.#wait(this.#refresh);
    const tooEarly = this.#beganAt + FRESH_EVERY_MS - Date.now();
    if (this.#beganAt < moment && tooEarly > 0) await pause(tooEarly);
    // Of all who have waited the first one begins.
    const refresh = this.#beganAt < moment ? this.#startRefresh() : this.#refresh;
    if (refresh) await this.#wait(refresh);
  }

  #remember(save: number): void {
    this.#saves.add(save);
    const [oldest] = this.#saves;
    if (this.#saves.size > SAVES && oldest !== undefined) this.#saves.delete(oldest);
  }

  #startRefresh(): Promise<void> {
    if (!this.#refresh) {
      this.#beganAt = Date.now();
      this.#refresh = this.#makeRefresh().finally(() => {
        this.#refresh = undefined;
      });
    }
    return this.#refresh;
  }

  async #makeRefresh(): Promise<void> {
    const beganAt = this.#beganAt;
    try {
      this.#index = await this.#source.refresh();
      this.#readAt = beganAt;
      this.#nextAt = beganAt + REFRESH_AFTER_MS;
    } catch (error) {
      logger.error('The index of the posts could not be refreshed', error);
      this.#index ??= this.#source.last;
      this.#nextAt = Date.now() + RETRY_AFTER_MS;
    }
  }

  /** Waits for a refresh, but not longer than a visitor should. */
  async #wait(refresh: Promise<void>): Promise<void> {
    const patience = this.#index ? PATIENCE_MS : PATIENCE_WITHOUT_INDEX_MS;
    const left = this.#beganAt + patience - Date.now();
    if (left <= 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const tooLong = setTimeout(resolve, left);
    await Promise.race([refresh, promise]);
    clearTimeout(tooLong);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
