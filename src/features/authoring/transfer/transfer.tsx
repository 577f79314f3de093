import { useRef, useState } from 'react';
import { transfer as copy } from '#content/authoring/transfer.ts';
import { PICTURE_TYPES } from '#domain/html/picture.ts';
import { toLocalTime } from '#domain/posts/entered-times.ts';
import { postsStored } from '#features/authoring/channels.ts';
import { FileField } from '#features/authoring/file-field.tsx';
import styles from '#features/authoring/staff-part.module.css';
import { paths } from '#paths.ts';
import { useAction } from '#staff/use-action.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { Import } from './read-import.ts';
import type { Uploaded } from './store-import.ts';

const ACCEPTED = ['.md', '.markdown', '.json', '.xml', '.zip', ...PICTURE_TYPES].join();

/** Imports posts from other programs as drafts, and exports all posts. */
export function Transfer() {
  const { isBusy, act, message } = useAction();
  const [found, setFound] = useState<Import>();
  const [progress, setProgress] = useState('');
  const uploaded = useRef<Uploaded>(new Map());
  const check = (files: readonly File[]) =>
    act(async () => {
      setProgress(copy.checking);
      setFound(undefined);
      const { readImport } = await import('./read-import.ts');
      const result = await readImport(files).finally(() => setProgress(''));
      setFound(result);
      const [ready, refused] = [result.posts.length, result.refused.length];
      if (ready + refused === 0) return { refused: copy.nothing };
      if (ready === 0) return { refused: `${copy.refused(refused)}.` };
      return refused > 0 ? `${copy.ready(ready)}, ${copy.refused(refused)}.` : `${copy.ready(ready)}.`;
    });
  const store = ({ posts, refused }: Import) =>
    act(async () => {
      const { storeImport } = await import('./store-import.ts');
      const failed = [];
      const taken = [];
      for (const [index, post] of posts.entries()) {
        setProgress(copy.progress(index, posts.length));
        const outcome = await storeImport(post, uploaded.current).catch((error: unknown) => {
          console.error('A post could not be imported', error);
        });
        const { title, slug } = post.entry;
        if (outcome === 'address-taken') taken.push({ title, reason: copy.taken(slug) });
        else if (outcome !== 'drafted') failed.push(post);
      }
      setProgress('');
      setFound({ posts: failed, refused: [...refused, ...taken] });
      const imported = posts.length - failed.length - taken.length;
      if (imported > 0) postsStored.send();
      if (failed.length > 0) return { refused: copy.failed(failed.length) };
      return taken.length > 0 ? { refused: `${copy.refused(taken.length)}.` } : copy.imported(imported);
    });
  const download = () =>
    act(async () => {
      const { exportPosts } = await import('./export-posts.ts');
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await exportPosts());
      const today = toLocalTime(new Date()).slice(0, 10);
      link.download = copy.fileName(today);
      link.click();
      // After a minute the browser has begun to save the file.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
      return copy.exported;
    });
  return (
    <div className={styles.fields}>
      <p className="soft">{copy.text}</p>
      <FileField
        label={copy.choose}
        hint={copy.hint}
        multiple
        accept={ACCEPTED}
        disabled={isBusy}
        onChosen={(files) => void check(files)}
      />
      <p role="status">{progress}</p>
      {found && <FoundPosts found={found} />}
      {found && found.posts.length > 0 && (
        <div className="button-row">
          <Button busy={isBusy} onClick={() => void store(found)}>
            {copy.start}
          </Button>
        </div>
      )}
      <p className="soft">{copy.exportText}</p>
      <div className="button-row">
        <Button variant="secondary" disabled={isBusy} onClick={() => void download()}>
          {copy.export}
        </Button>
      </div>
      {message}
    </div>
  );
}

/** Each post that was found, and why some cannot be imported. */
function FoundPosts({ found: { posts, refused } }: { found: Import }) {
  return (
    <>
      {posts.length > 0 && (
        <ul className={styles.list} aria-label={copy.ready(posts.length)}>
          {posts.map(({ entry, pictures, losses }) => (
            <li key={entry.slug}>
              <strong>{entry.title}</strong>
              <br />
              <span className="soft data">
                {[
                  paths.post(entry.slug),
                  pictures.length > 0 && copy.pictures(pictures.length),
                  losses.length > 0 && copy.losses(losses),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className={styles.list} aria-label={copy.refused(refused.length)}>
          {refused.map(({ title, reason }) => (
            <li key={`${title} ${reason}`}>
              <strong>{title}</strong>: {reason}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
