import { type SubmitEvent, useRef, useState } from 'react';
import { downloadLinkDialog as copy } from '#content/pages/resources-page.ts';
import { linkValidity } from '#domain/downloads/link-validity.ts';
import type { Resource } from '#domain/downloads/resource.ts';
import { track } from '#measurement/track.ts';
import { tracks } from '#measurement/track-elements.ts';
import { settings } from '#settings.ts';
import { AttributionNote } from '#site/attribution-note.tsx';
import { OfflineNote } from '#site/offline-note.tsx';
import { PrivacyNote } from '#site/privacy-note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { Field } from '#ui/controls/field.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Notice } from '#ui/page/notice.tsx';
import { useFocusWhen } from '#ui/page/use-focus-when.ts';
import styles from './download-link-form.module.css';
import { DOWNLOAD_LINK_ENDPOINT, sendDownloadLink } from './send-download-link.ts';

const ENTER_EMAIL_EVENT = { event: 'resources_enter_email' } as const;

interface DownloadLinkFormProps {
  readonly resource: Pick<Resource, 'title' | 'fileName'>;
  /** Whether the form is in a dialog: it then takes the focus, and ends with a button that closes the dialog. */
  readonly inDialog?: boolean;
}

/** The form that sends the link to a file, and what replaces it once the link is on its way. */
export function DownloadLinkForm({ resource, inDialog = false }: DownloadLinkFormProps) {
  const [sent, setSent] = useState<SentLink>();
  const [failure, setFailure] = useState('');
  /** Whether the browser is doing the further proof of work that the function requires. It may take a minute. */
  const [isProvingWork, setProvingWork] = useState(false);
  const [emailError, setEmailError] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isTracked = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const email = field.current?.value.trim() ?? '';
    setEmailError(email ? '' : copy.required);
    setFailure('');
    if (email) {
      // A visitor who retries after a failure counts once.
      if (!isTracked.current) track(ENTER_EMAIL_EVENT);
      isTracked.current = true;
      setSending(true);
      const request = { email, fileName: resource.fileName };
      const { isSent, message, isEmailWrong } = await sendDownloadLink(request, () => setProvingWork(true));
      setProvingWork(false);
      setSending(false);
      if (isSent) {
        track({ event: 'download_link_requested', file_name: resource.fileName });
        return setSent({ message, email });
      }
      if (isEmailWrong) setEmailError(message);
      else setFailure(message);
    }
    field.current?.focus();
  };

  if (sent) return <LinkSent {...sent} inDialog={inDialog} />;
  return (
    <>
      <p>{resource.title}</p>
      <form
        ref={inDialog ? startAtFirstControl : undefined}
        className={styles.form}
        method="post"
        action={DOWNLOAD_LINK_ENDPOINT}
        // The browser does not check the format (spec, section 5), with the app or without it.
        noValidate
        onSubmit={submit}
        {...tracks(ENTER_EMAIL_EVENT)}
      >
        <input type="hidden" name="fileName" value={resource.fileName} />
        <Field label={copy.label} error={emailError}>
          {(control) => (
            <input
              {...control}
              ref={field}
              name="email"
              type="email"
              autoComplete="email"
              required
              onChange={() => setEmailError('')}
            />
          )}
        </Field>
        <p className={styles.consent}>
          {copy.consent} <PrivacyNote />
        </p>
        <AttributionNote className={styles.consent} />
        {failure && <Notice tone="error" role="alert" title={failure} />}
        <p className={styles.consent} role="status">
          {isProvingWork && copy.workRequired}
        </p>
        <Button type="submit" variant="cta" icon="mail" busy={isSending}>
          {isSending ? copy.sending : copy.send}
        </Button>
        <OfflineNote />
      </form>
    </>
  );
}

interface SentLink {
  readonly message: string;
  /** The email address that the link was sent to, shown so that a visitor notices a typo. */
  readonly email: string;
}

function LinkSent({ message, email, inDialog }: SentLink & { readonly inDialog: boolean }) {
  // The pressed button is gone, so keyboard and screen reader continue at this heading.
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  return (
    <>
      <div className={styles.success}>
        <h3 ref={heading} tabIndex={-1}>
          {copy.sent.title}
        </h3>
        <p>{message}</p>
        <p className={styles.address}>{email}</p>
      </div>
      <p className={styles.consent}>{copy.validity(linkValidity(settings.linkHours))}</p>
      {settings.localMailbox && (
        <p className={styles.consent}>
          <ExternalLink href={settings.localMailbox}>{copy.local}</ExternalLink>
        </p>
      )}
      {inDialog && (
        <Button variant="secondary" onClick={closeDialogs}>
          {copy.done}
        </Button>
      )}
    </>
  );
}
