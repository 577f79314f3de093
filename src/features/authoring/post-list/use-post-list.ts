import { useCallback, useEffect, useRef, useState } from 'react';
import { postList as copy } from '#content/add-post.ts';
import { type Post, titleOf } from '#domain/posts/post.ts';
import { findPostIds, type TitleQuery, undatedPostIds } from '#domain/posts/post-titles.ts';
import { postDeleted, postsStored, stateChanged } from '#features/authoring/channels.ts';
import type { Deleted, PostBatch } from '#firebase/staff-posts.ts';
import { useDebounced } from '#staff/use-debounced.ts';
import { useReading } from '#staff/use-reading.ts';

type StaffPosts = typeof import('#firebase/staff-posts.ts');

/** How long to wait after a change before the titles of all posts are read again: functions have to update them first. */
const TITLES_DELAY_MS = 5000;

/** How long after a scheduled time the posts are read again: functions apply schedules within a minute. */
const SCHEDULE_DELAY_MS = 65_000;

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The posts read so far, and the actions on them. After an action, and whenever posts are stored elsewhere on the page, as
 * many posts as were shown are read again. A post that was found by its state stays in the list when that state changes.
 * `heading` takes the focus when the pressed button has disappeared together with its post.
 */
export function usePostList() {
  const batches = useRef(1);
  const [changes, setChanges] = useState(0);
  const debouncedChanges = useDebounced(changes, TITLES_DELAY_MS);
  const readingOfRows = useRef<Promise<unknown>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once a change has reached the titles
  const readTitles = useCallback(async () => {
    const { readTitles } = await import('#firebase/staff-posts.ts');
    // The titles of all posts are far larger than the first rows, and would delay them.
    await readingOfRows.current?.catch(() => {});
    return readTitles();
  }, [debouncedChanges]);
  const { value: titles, hasFailed: haveTitlesFailed, readAgain: readTitlesAgain } = useReading(readTitles);
  const [choice, setChoice] = useState<TitleQuery>({ text: '', state: '' });
  const { state, text } = choice;
  const foundIds = useRef<readonly string[]>(undefined);
  const isFiltered = text !== '' || state !== '';
  const isWaitingForTitles = isFiltered && !titles;
  // A query that orders by date leaves these out.
  const undated = undatedPostIds(titles ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change reloads the list; newer titles do so only if other posts are undated
  const read = useCallback(() => {
    const reading = import('#firebase/staff-posts.ts').then(({ readAllPosts, readPosts }) => {
      if (!isFiltered) return readAllPosts(batches.current, undated);
      if (!titles) return undefined;
      foundIds.current ??= findPostIds(titles, choice);
      return readPosts(foundIds.current, batches.current);
    });
    readingOfRows.current = reading;
    return reading;
  }, [changes, text, state, isWaitingForTitles, undated.join()]);
  const { value: loaded, hasFailed: hasReadingFailed, readAgain } = useReading(read);
  const hasFailed = hasReadingFailed || (isWaitingForTitles && haveTitlesFailed);
  const [older, setOlder] = useState<{ readonly after: PostBatch; readonly batch: PostBatch }>();
  const [actionFailed, setActionFailed] = useState(false);
  const [lastChange, setLastChange] = useState<Change>();
  postsStored.useMessages(() => {
    setLastChange(undefined);
    setChanges((count) => count + 1);
  });
  useEffect(() => {
    const due = nextTime(loaded?.posts);
    if (due === undefined) return;
    const timer = setTimeout(
      () => setChanges((count) => count + 1),
      Math.min(Math.max(due - Date.now(), 0) + SCHEDULE_DELAY_MS, MAX_TIMER_MS),
    );
    return () => clearTimeout(timer);
  }, [loaded]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanging = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list may have removed the focused button
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isChanging.current && isFocusLost) heading.current?.focus({ preventScroll: true });
    isChanging.current = false;
  }, [loaded, older, hasFailed]);

  const attempt = async (action: () => Promise<unknown>) => {
    setActionFailed(false);
    isChanging.current = true;
    try {
      await action();
    } catch (error) {
      console.error('A change to the posts failed', error);
      setActionFailed(true);
      isChanging.current = false;
    }
  };
  const act = <Result>(
    action: (posts: StaffPosts) => Promise<Result>,
    toChange: (result: Result) => Change,
  ) =>
    attempt(async () => {
      const change = toChange(await action(await import('#firebase/staff-posts.ts')));
      setLastChange(change);
      // Publishing or unpublishing by hand ends a schedule.
      if (change.toggled) stateChanged.send({ ...change.toggled, publishAt: undefined });
      setChanges((count) => count + 1);
    });
  const restore = (post: Post, deleted: Deleted) =>
    act(
      async ({ restorePost }) => {
        if ((await restorePost(deleted)) === 'address-taken') throw new Error('The address is taken');
      },
      () => toggled(post, false),
    );
  const choose = (next: TitleQuery) => {
    batches.current = 1;
    foundIds.current = undefined;
    setChoice(next);
  };
  // Older posts are added only to the list after which they were loaded. Once it is read again, it includes them.
  const batch =
    loaded && older?.after === loaded
      ? { ...older.batch, posts: [...loaded.posts, ...older.batch.posts] }
      : loaded;
  return {
    heading,
    batch,
    hasFailed,
    actionFailed,
    /** The last change to the list, unless posts were stored elsewhere after it. */
    lastChange,
    readAgain: () => {
      if (haveTitlesFailed) readTitlesAgain();
      readAgain();
    },
    titles,
    choice,
    choose,
    setPublished: (post: Post, published: boolean) =>
      act(
        ({ setPublished }) => setPublished(post.id, published),
        () => toggled(post, published),
      ),
    remove: (post: Post) =>
      act(
        async ({ deletePost }) => {
          const deleted = await deletePost(post.id);
          postDeleted.send(post.id);
          return deleted;
        },
        (deleted) => ({
          message: copy.message.removed(titleOf(post)),
          ...(deleted && { restore: () => restore(post, deleted) }),
        }),
      ),
    showMore: () =>
      attempt(async () => {
        const shownBatches = batches.current;
        const next = await batch?.more?.();
        if (!loaded || !next) return;
        const shown = older?.after === loaded ? older.batch.posts : [];
        batches.current = shownBatches + 1;
        setOlder({ after: loaded, batch: { ...next, posts: [...shown, ...next.posts] } });
      }),
  };
}

/** The next time at which one of the posts is to be published or unpublished, in milliseconds since 1970. */
function nextTime(posts: PostBatch['posts'] = []): number | undefined {
  const times = posts.flatMap(({ post: { publishAt, unpublishAt } }) => [publishAt, unpublishAt]);
  const due = times.filter((time) => time !== undefined).map(Number);
  return due.length > 0 ? Math.min(...due) : undefined;
}

/** A completed change: what a screen reader announces, and what can be undone. */
interface Change {
  readonly message: string;
  readonly toggled?: Pick<Post, 'id' | 'published'>;
  /** Restores the deleted post, as a draft. */
  readonly restore?: () => void;
}

function toggled(post: Post, published: boolean): Change {
  const message = copy.message[published ? 'published' : 'draft'](titleOf(post));
  return { message, toggled: { id: post.id, published } };
}
