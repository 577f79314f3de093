import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import { fold } from '#domain/posts/fold.ts';
import { useReading } from '#staff/use-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { PictureRow } from './picture-row.tsx';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './uploads.ts';

/** Rows at first, and more with each press of the button below them. */
const ROWS = 12;

/** The library of pictures: uploads, the search, and what can be done with each. */
export default function Pictures() {
  const { finished } = useUploads();
  const [rows, setRows] = useState(ROWS);
  /** Each picture is a billed read, so all are read only for a search. */
  const [isSearching, setSearching] = useState(false);
  const { value, hasFailed, readAgain } = usePictures(finished, isSearching ? undefined : rows);
  const pictures = value?.pictures;
  const [told, setTold] = useState('');
  const [search, setSearch] = useState('');
  const term = useDeferredValue(fold(search).trim());
  const searched = useMemo(
    () => pictures?.map((picture) => ({ picture, text: fold(`${picture.name} ${picture.alt ?? ''}`) })),
    [pictures],
  );
  const found = searched?.filter(({ text }) => text.includes(term)) ?? [];
  const id = useId();
  return (
    <div className={styles.library}>
      <UploadList />
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {hasFailed && (
        <StatePanel title={copy.failed}>
          <Button onClick={readAgain}>{copy.retry}</Button>
        </StatePanel>
      )}
      {!pictures && !hasFailed && <LoadingPanel label={copy.loading} />}
      {pictures?.length === 0 && <p className="soft">{copy.empty}</p>}
      {pictures && pictures.length > 0 && (
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
              : copy.none}
          </p>
          <ul className={styles.list}>
            {found.slice(0, rows).map(({ picture }) => (
              <PictureRow
                key={`${picture.id} ${picture.address}`}
                picture={picture}
                onChanged={readAgain}
                onTold={setTold}
              />
            ))}
          </ul>
          {(found.length > rows || value?.hasMore) && (
            <div>
              <Button variant="secondary" onClick={() => setRows(rows + ROWS)}>
                {copy.more}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Reads the newest pictures, by default all of them, again once an upload has reached the library. */
function usePictures(finished: number, most?: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  const read = useCallback(async () => {
    const { readPictures } = await import('#firebase/staff-pictures.ts');
    return readPictures(most);
  }, [finished, most]);
  return useReading(read);
}
