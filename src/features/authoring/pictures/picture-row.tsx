import { useRef, useState } from 'react';
import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/html/picture.ts';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import dialogStyles from '#features/authoring/editor/dialog-form.module.css';
import type { StoredPicture } from '#firebase/staff-pictures.ts';
import { Picture } from '#ui/article/picture.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { choosePicture, type PicturePlace } from './picture-choice.ts';
import { PictureUses } from './picture-uses.tsx';
import styles from './pictures.module.css';
import { replacePicture } from './replace-picture.ts';
import { uploadFault } from './uploads.ts';

interface PictureRowProps {
  readonly picture: StoredPicture;
  /** Called when the list has changed. */
  readonly onChanged: () => void;
  /** Called with what was done, for a screen reader. */
  readonly onTold: (told: string) => void;
}

const PLACES: readonly PicturePlace[] = ['text', 'cover'];

/** A picture of the library, with what staff can do with it. */
export function PictureRow({ picture, onChanged, onTold }: PictureRowProps) {
  const { id, name, address } = picture;
  /** As typed; undefined before any input. */
  const [alt, setAlt] = useState(picture.alt);
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  /** Runs an action that can fail, and announces its result. */
  const act = async (work: () => Promise<string>, faultOf = (_: unknown): string => copy.actionFailed) => {
    setFault(undefined);
    setDone(undefined);
    setBusy(true);
    try {
      const told = await work();
      setDone(told);
      onTold(told);
    } catch (error) {
      console.error('A picture could not be changed', error);
      setFault(faultOf(error));
    } finally {
      setBusy(false);
    }
  };
  const storeAlt = async () => {
    if (alt === undefined || alt === picture.alt) return copy.stored;
    const { describePicture } = await import('#firebase/staff-pictures.ts');
    await describePicture(id, alt.trim());
    onChanged();
    return copy.stored;
  };
  const place = (where: PicturePlace) =>
    act(async () => {
      if (alt === undefined) throw new Error(copy.unclear);
      await storeAlt();
      return choosePicture(where, { address, alt: alt.trim() }) ? copy.placed[where] : copy.noPlace;
    });
  const replace = (by: File) => {
    const wrong = pictureFault(by);
    if (wrong) return setFault(wrong);
    void act(async () => {
      const left = await replacePicture(id, by);
      onChanged();
      return left === 0 ? copy.replaced : copy.replacedInPart(left);
    }, uploadFault);
  };
  const remove = () =>
    act(async () => {
      const { deletePicture } = await import('#firebase/staff-pictures.ts');
      if (!(await deletePicture(id))) return copy.inUse;
      onChanged();
      return copy.removed(name);
    });
  return (
    <li className={styles.row}>
      <Picture source={address} fallback={DEFAULT_POST_IMAGE} width={96} height={72} sizes="96px" lazy />
      <div className={styles.description}>
        <h2>{name}</h2>
        <Field label={copy.alt} hint={copy.altHint}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              maxLength={300}
              value={alt ?? ''}
              disabled={alt === ''}
              onChange={({ target }) => setAlt(target.value || undefined)}
            />
          )}
        </Field>
        <label className={dialogStyles.check}>
          <input
            type="checkbox"
            checked={alt === ''}
            onChange={({ target }) => setAlt(target.checked ? '' : undefined)}
          />
          {copy.decorative}
        </label>
      </div>
      <div className={styles.wide}>
        <div className="button-row">
          {PLACES.map((where) => (
            <Button
              key={where}
              variant="secondary"
              size="small"
              aria-label={`${copy.place[where]}: ${name}`}
              disabled={isBusy || alt === undefined}
              onClick={() => void place(where)}
            >
              {copy.place[where]}
            </Button>
          ))}
          {alt !== undefined && alt !== picture.alt && (
            <Button
              variant="tertiary"
              size="small"
              aria-label={`${copy.store}: ${name}`}
              disabled={isBusy}
              onClick={() => void act(storeAlt)}
            >
              {copy.store}
            </Button>
          )}
          <Button
            variant="tertiary"
            size="small"
            aria-label={`${copy.replace}: ${name}`}
            busy={isBusy}
            onClick={() => file.current?.click()}
          >
            {copy.replace}
          </Button>
          <Button
            variant="tertiary"
            size="small"
            aria-label={`${copy.remove}: ${name}`}
            disabled={isBusy}
            onClick={() => void remove()}
          >
            {copy.remove}
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={`${copy.replacement}: ${name}`}
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) replace(chosen);
            target.value = '';
          }}
        />
        {alt === undefined && <p className="soft data">{copy.unclear}</p>}
        {done && <p className="soft data">{done}</p>}
        {fault && <FieldError id={`picture-${id}`}>{fault}</FieldError>}
        <PictureUses id={id} name={name} />
      </div>
    </li>
  );
}
