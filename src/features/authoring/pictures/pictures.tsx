import { useCallback, useDeferredValue, useId, useState } from 'react';
import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import { fold } from '#domain/posts/fold.ts';
import { Loaded } from '#staff/loaded.tsx';
import list from '#staff/staff-list.module.css';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { PictureRow } from './picture-row.tsx';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './uploads.ts';

/** Rows at first, and more with each press of the button below them. */
const ROWS = 12;

/** The library of pictures: uploads, the search, and what can be done with each. */
export function Pictures() {
  const { finished } = useUploads();
  const [rows, setRows] = useState(ROWS);
  /** Each picture is a billed read, so all are read only for a search. */
  const [isSearching, setSearching] = useState(false);
  const max = isSearching ? undefined : rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once an upload has reached the library
  const read = useCallback(
    async () => (await import('#firebase/staff-pictures.ts')).readPictures(max),
    [finished, max],
  );
  const [told, setTold] = useState('');
  const [search, setSearch] = useState('');
  const term = useDeferredValue(fold(search).trim());
  const id = useId();
  return (
    <div className={styles.library}>
      <UploadList />
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <Loaded read={read} copy={copy}>
        {({ pictures, hasMore }, readAgain) => {
          if (pictures.length === 0) return <p className="soft">{copy.empty}</p>;
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
                  : isSearching && hasMore
                    ? copy.loading
                    : copy.none}
              </p>
              <ul className={list.list}>
                {found.slice(0, rows).map((picture) => (
                  <PictureRow
                    key={`${picture.id} ${picture.address}`}
                    picture={picture}
                    onChanged={readAgain}
                    onDeleted={setTold}
                  />
                ))}
              </ul>
              {(found.length > rows || hasMore) && (
                <div>
                  <Button variant="secondary" onClick={() => setRows(rows + ROWS)}>
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
