import { useState } from 'react';
import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/html/picture.ts';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { type PicturePlace, pictureChosen } from '#features/authoring/channels.ts';
import { FileButton } from '#features/authoring/file-field.tsx';
import type { StoredPicture } from '#firebase/staff-pictures.ts';
import { RowButton } from '#staff/row-button.tsx';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { type Refused, useAction } from '#staff/use-action.tsx';
import { Picture } from '#ui/article/picture.tsx';
import { AltField } from './alt-field.tsx';
import { PictureUses } from './picture-uses.tsx';
import styles from './pictures.module.css';
import { replacePicture } from './replace-picture.ts';
import { uploadFault } from './uploads.ts';

interface PictureRowProps {
  readonly picture: StoredPicture;
  /** Called when the list has changed. */
  readonly onChanged: () => void;
  /** Called with the message about a deletion, which the row itself, being removed, cannot show. */
  readonly onDeleted: (message: string) => void;
}

/** The maximum length of a description. The same as in firestore.rules. */
const ALT_MAX_LENGTH = 300;

const PLACES: readonly PicturePlace[] = ['text', 'cover'];

/** A picture of the library, with what staff can do with it. */
export function PictureRow({ picture, onChanged, onDeleted }: PictureRowProps) {
  const { id, name, address } = picture;
  /** The description as typed; undefined until someone has described the picture. */
  const [alt, setAlt] = useState(picture.alt);
  const { isBusy, act, message } = useAction();
  /** Writers may not change what published posts show. */
  const isWriter = useStaff()?.role === 'writer';
  const storeAlt = async () => {
    if (alt === undefined || alt === picture.alt) return copy.stored;
    const { describePicture } = await import('#firebase/staff-pictures.ts');
    await describePicture(id, alt.trim());
    onChanged();
    return copy.stored;
  };
  const place = (where: PicturePlace) =>
    act(async () => {
      await storeAlt();
      // `send` returns false if no field on the page can take the picture.
      return pictureChosen[where].send({ url: address, alt: alt?.trim() ?? '' })
        ? copy.placed[where]
        : { refused: copy.noPlace };
    });
  const replace = (file: File) =>
    act(async (): Promise<string | Refused> => {
      const fault = pictureFault(file);
      if (fault) return { refused: fault };
      try {
        const remaining = await replacePicture(id, file);
        onChanged();
        return remaining === 0 ? copy.replaced : copy.replacedInPart(remaining);
      } catch (error) {
        return { refused: uploadFault(error) };
      }
    });
  const remove = () =>
    act(async () => {
      const { deletePicture } = await import('#firebase/staff-pictures.ts');
      if (!(await deletePicture(id))) return { refused: copy.inUse };
      onChanged();
      onDeleted(copy.removed(name));
      return copy.removed(name);
    });
  return (
    <li className={styles.row}>
      <Picture source={address} fallback={DEFAULT_POST_IMAGE} width={96} height={72} sizes="96px" lazy />
      <div className={styles.description}>
        <h2>{name}</h2>
        <AltField alt={alt} onChange={setAlt} maxLength={ALT_MAX_LENGTH} hint={copy.nextUse} />
      </div>
      <div className={styles.wide}>
        <div className="button-row">
          {PLACES.map((where) => (
            <RowButton
              key={where}
              variant="secondary"
              name={copy.place[where]}
              subject={name}
              disabled={isBusy || alt === undefined}
              onClick={() => place(where)}
            />
          ))}
          {!isWriter && (
            <>
              <FileButton
                name={copy.replace}
                subject={name}
                label={copy.replacement}
                accept={PICTURE_TYPES.join(',')}
                busy={isBusy}
                onChosen={replace}
              />
              <RowButton name={copy.remove} subject={name} disabled={isBusy} onClick={remove} />
            </>
          )}
          {/* Last in the row, so that no other button moves when it disappears. */}
          {alt !== undefined && alt !== picture.alt && (
            <RowButton name={copy.store} subject={name} disabled={isBusy} onClick={() => act(storeAlt)} />
          )}
        </div>
        {alt === undefined && <p className="soft data">{copy.unclear}</p>}
        {message}
        <PictureUses id={id} name={name} />
      </div>
    </li>
  );
}
