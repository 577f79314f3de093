import { useCallback } from 'react';
import { previewLinks as copy } from '#content/authoring/addresses.ts';
import { formatMoment } from '#domain/dates.ts';
import styles from '#features/authoring/staff-part.module.css';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { Loaded } from '#staff/loaded.tsx';
import { useAction } from '#staff/use-action.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyLink } from '#ui/controls/copy-link.tsx';

type Previews = typeof import('#firebase/previews.ts');

/** Links that let people without an account see the saved post. */
export function PreviewLinks({ postId }: { postId: string }) {
  const read = useCallback(
    async () => (await import('#firebase/previews.ts')).readPreviews(postId),
    [postId],
  );
  const { isBusy, act, message } = useAction();
  return (
    <div className={styles.fields}>
      <p className="soft">{copy.text}</p>
      <Loaded read={read} copy={copy}>
        {(links, readAgain) => {
          const change = (action: (previews: Previews) => Promise<void>, success: string) =>
            act(async () => {
              await action(await import('#firebase/previews.ts'));
              readAgain();
              return success;
            });
          return (
            <>
              <div className="button-row">
                <Button
                  variant="secondary"
                  disabled={isBusy}
                  onClick={() => change(({ createPreview }) => createPreview(postId), copy.created)}
                >
                  {copy.create}
                </Button>
              </div>
              {links.length === 0 && <p className="soft">{copy.none}</p>}
              {links.length > 0 && (
                <ul className={styles.list} aria-label={copy.links}>
                  {links.map(({ token, until }) => (
                    <li key={token}>
                      <span className="soft data">{copy.until(formatMoment(until))}</span>
                      <div className="button-row">
                        <CopyLink
                          link={new URL(`${paths.preview}?token=${token}`, settings.siteUrl).href}
                          label={copy.copy}
                          copied={copy.copied}
                          byHand={copy.byHand}
                        />
                        <Button
                          variant="tertiary"
                          disabled={isBusy}
                          onClick={() => change(({ revokePreview }) => revokePreview(token), copy.revoked)}
                        >
                          {copy.revoke}
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </Loaded>
      {message}
    </div>
  );
}
