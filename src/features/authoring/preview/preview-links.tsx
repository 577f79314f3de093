import { useCallback, useRef, useState } from 'react';
import { previewLinks as copy } from '#content/authoring/addresses.ts';
import { formatMoment } from '#domain/dates.ts';
import styles from '#features/authoring/address/address.module.css';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { useReading } from '#staff/use-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyLink } from '#ui/controls/copy-link.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';

type Previews = typeof import('#firebase/previews.ts');

/** Links by which people without an account see the saved post. They are read each time that it is opened. */
export function PreviewLinks({ postId }: { postId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{copy.title}</summary>
      {isOpen && <Links postId={postId} />}
    </details>
  );
}

function Links({ postId }: { postId: string }) {
  const read = useCallback(async () => {
    const { readPreviews } = await import('#firebase/previews.ts');
    return readPreviews(postId);
  }, [postId]);
  const { value: links, hasFailed, readAgain } = useReading(read);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const [actionFailed, setActionFailed] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const act = async (action: (previews: Previews) => Promise<void>, done: string) => {
    setBusy(true);
    setTold('');
    setActionFailed(false);
    try {
      await action(await import('#firebase/previews.ts'));
      setTold(done);
      // The pressed button may go with its link.
      status.current?.focus();
      readAgain();
    } catch (error) {
      console.error('A preview link could not be changed', error);
      setActionFailed(true);
    }
    setBusy(false);
  };
  return (
    <div className={styles.fields}>
      <p className="soft">{copy.text}</p>
      <div className="button-row">
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => act(({ createPreview }) => createPreview(postId), copy.created)}
        >
          {copy.create}
        </Button>
      </div>
      <p ref={status} className="soft" role="status" tabIndex={-1}>
        {told}
      </p>
      {actionFailed && <Notice tone="error" role="alert" title={copy.actionFailed} />}
      {hasFailed && (
        <StatePanel title={copy.failed}>
          <Button onClick={readAgain}>{copy.retry}</Button>
        </StatePanel>
      )}
      {!links && !hasFailed && <p className="soft">{copy.loading}</p>}
      {links?.length === 0 && <p className="soft">{copy.none}</p>}
      {links && links.length > 0 && (
        <ul className={styles.links} aria-label={copy.links}>
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
                  onClick={() => act(({ revokePreview }) => revokePreview(token), copy.revoked)}
                >
                  {copy.revoke}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
