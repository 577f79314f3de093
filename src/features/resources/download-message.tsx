import type { ReactNode } from 'react';
import { downloadPage } from '#content/download-page.ts';
import { site } from '#content/site.ts';
import { resourceTitle } from '#domain/resource.ts';
import { paths } from '#paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import styles from './download-message.module.css';
import type { DownloadState } from './download-state.ts';
import type { Saving } from './use-download.ts';

interface DownloadMessageProps {
  readonly state: DownloadState;
  readonly saving: Saving;
  readonly onSave: () => void;
  readonly onRetry: () => void;
}

/** What a state of the page says, in the words of the specification (sections 5 and 8), and what to do next. */
export function DownloadMessage({ state, saving, onSave, onRetry }: DownloadMessageProps) {
  const { hint } = downloadPage;
  switch (state.name) {
    case 'no-token':
      return <Message title="No token specified." text={hint.noToken} />;
    case 'invalid-token':
      return <Message title="Invalid token payload." text={hint.invalidToken} />;
    case 'loading':
      return <Message title={downloadPage.loading} action={<Waiting />} />;
    case 'ready':
      return (
        <Message
          title={resourceTitle(state.fileName)}
          text={downloadPage.ready}
          action={<SaveButton saving={saving} onSave={onSave} />}
        />
      );
    case 'expired':
      return (
        <Message
          title="Your Download Link Has Expired"
          text={`Token has expired. ${hint.expired}`}
          action={
            <LinkButton icon="arrow" to={paths.resource(state.fileName)}>
              Ask for a new link
            </LinkButton>
          }
        />
      );
    case 'unavailable':
      return <Message title="Your Requested File Is Not Available." text={<ContactHint />} />;
    case 'failed':
      return (
        <Message
          title="Something went wrong"
          text="Something went wrong while preparing your download. Please try again later."
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      );
  }
}

/** Takes about the room of what will stand there, so that nothing below it moves. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <span className={styles.spinner} />
    </div>
  );
}

/** Stays enabled while the link is checked, so that the focus stays on it; what happens is said beside it. */
function SaveButton({ saving, onSave }: Pick<DownloadMessageProps, 'saving' | 'onSave'>) {
  return (
    <>
      <Button variant="cta" size="large" icon="download" onClick={onSave}>
        Download File
      </Button>
      <p className={styles.note}>{saving !== 'no' && downloadPage[saving]}</p>
    </>
  );
}

function ContactHint() {
  return (
    <>
      {downloadPage.hint.unavailable} Write to <a href={`mailto:${site.email}`}>{site.email}</a> and we will
      find it.
    </>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the visitor can do here; without it, go to the list. */
  readonly action?: ReactNode;
}

function Message({ title, text, action }: MessageProps) {
  return (
    <div className="stack">
      <h2 tabIndex={-1}>{title}</h2>
      {text && <p className="lede">{text}</p>}
      <div className="button-row">
        {action ?? (
          <LinkButton icon="arrow" to={paths.resources}>
            Back to resources
          </LinkButton>
        )}
      </div>
    </div>
  );
}
