import { useRef, useState } from 'react';
import { transfer as copy } from '#content/authoring/transfer.ts';
import { PICTURE_TYPES } from '#domain/html/picture.ts';
import styles from '#features/authoring/address/address.module.css';
import { postsStored } from '#features/authoring/channels.ts';
import { FileField } from '#features/authoring/file-field.tsx';
import { paths } from '#paths.ts';
import { useAction } from '#staff/use-action.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { Import } from './read-import.ts';
import type { Uploaded } from './store-import.ts';

const ACCEPTED = ['.md', '.markdown', '.json', '.xml', '.zip', ...PICTURE_TYPES].join();

/** Imports posts of other programs as drafts, and exports all posts. */
export function Transfer() {
  const { isBusy, act, message } = useAction();
  const [read, setRead] = useState<Import>();
  const [progress, setProgress] = useState('');
  const uploaded = useRef<Uploaded>(new Map());
  const check = (files: readonly File[]) =>
    act(async () => {
      setProgress(copy.checking);
      setRead(undefined);
      const { readImport } = await import('./read-import.ts');
      const result = await readImport(files).finally(() => setProgress(''));
      setRead(result);
      const [posts, refused] = [result.posts.length, result.refused.length];
      if (posts + refused === 0) return { refused: copy.nothing };
      if (posts === 0) return { refused: `${copy.refused(refused)}.` };
      return `${copy.ready(posts)}${refused > 0 ? `, ${copy.refused(refused)}` : ''}.`;
    });
  const store = ({ posts, refused }: Import) =>
    act(async () => {
      const { storeImport } = await import('./store-import.ts');
      const left = [];
      for (const [index, post] of posts.entries()) {
        setProgress(copy.progress(index, posts.length));
        const isStored = await storeImport(post, uploaded.current).catch((error: unknown) => {
          console.error('A post could not be imported', error);
          return false;
        });
        if (!isStored) left.push(post);
      }
      setProgress('');
      setRead({ posts: left, refused });
      if (left.length < posts.length) postsStored.tell();
      return left.length > 0 ? { refused: copy.failed(left.length) } : copy.imported(posts.length);
    });
  const download = () =>
    act(async () => {
      const { exportPosts } = await import('./export-posts.ts');
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await exportPosts());
      link.download = copy.fileName(new Date().toISOString().slice(0, 10));
      link.click();
      // The browser has begun to save the file by then.
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
      {read && <Findings read={read} />}
      {read && read.posts.length > 0 && (
        <div className="button-row">
          <Button busy={isBusy} onClick={() => void store(read)}>
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
function Findings({ read: { posts, refused } }: { read: Import }) {
  return (
    <>
      {posts.length > 0 && (
        <ul className={styles.links} aria-label={copy.ready(posts.length)}>
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
        <ul className={styles.links} aria-label={copy.refused(refused.length)}>
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
