import { useCallback, useDeferredValue, useId, useState } from 'react';
import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import { fold } from '#domain/posts/fold.ts';
import { Loaded } from '#staff/loaded.tsx';
import listStyles from '#staff/staff-list.module.css';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { PictureRow } from './picture-row.tsx';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './uploads.ts';

/** How many pictures are listed at first, and how many each press of the button adds. */
const ROWS_PER_STEP = 12;

/** The library of pictures: the uploads in progress, a search, and the pictures with their actions. */
export function Pictures() {
  const { finished } = useUploads();
  const [rows, setRows] = useState(ROWS_PER_STEP);
  /** Each picture is a billed read, so all are read only for a search. */
  const [isSearching, setSearching] = useState(false);
  const max = isSearching ? undefined : rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once an upload has reached the library
  const read = useCallback(
    async () => (await import('#firebase/staff-pictures.ts')).readPictures(max),
    [finished, max],
  );
  const [message, setMessage] = useState('');
  const [search, setSearch] = useState('');
  const term = useDeferredValue(fold(search).trim());
  const id = useId();
  return (
    <div className={styles.library}>
      <UploadList />
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <Loaded read={read} copy={copy}>
        {({ pictures, hasMore }, readAgain) => {
          if (pictures.length === 0) return <p className="soft">{copy.empty}</p>;
          const noneFound = isSearching && hasMore ? copy.loading : copy.none;
          const found = pictures.filter(({ name, alt = '' }) => fold(`${name} ${alt}`).includes(term));
          return (
            <>
              <SearchField
                id={id}
                label={copy.search}
                placeholder={copy.search}
                value={search}
                onFocus={() => setSearching(true)}
                onChange={({ target }) => setSearch(target.value)}
              />
              <p className="soft data" role="status">
                {found.length > 0
                  ? copy.shown(Math.min(rows, found.length), isSearching ? found.length : undefined)
                  : noneFound}
              </p>
              <ul className={listStyles.list}>
                {found.slice(0, rows).map((picture) => (
                  <PictureRow
                    // A replaced picture has a new address: its row starts afresh.
                    key={`${picture.id} ${picture.address}`}
                    picture={picture}
                    onChanged={readAgain}
                    onDeleted={setMessage}
                  />
                ))}
              </ul>
              {(found.length > rows || hasMore) && (
                <div>
                  <Button variant="secondary" onClick={() => setRows(rows + ROWS_PER_STEP)}>
                    {copy.more}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
