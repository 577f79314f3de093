import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { captcha, contactForm as copy } from '#content/contact.ts';
import { OfflineNote } from '#site/offline-note.tsx';
import { PrivacyNote } from '#site/privacy-note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ErrorSummary, invalidFields } from '#ui/page/error-summary.tsx';
import { CaptchaField } from './captcha-field.tsx';
import styles from './contact-form.module.css';
import { ContactResultDialog } from './contact-result-dialog.tsx';
import { MessageField } from './message-field.tsx';
import { CONTACT_ENDPOINT } from './send-contact-message.ts';
import { useContactForm } from './use-contact-form.ts';

/** Where the notice above the form leads to. */
const FIELDS = {
  name: { id: 'contact-name', label: copy.name },
  email: { id: 'contact-email', label: copy.email },
  subject: { id: 'contact-subject', label: copy.subject },
  message: { id: 'contact-message', label: copy.message },
  recaptchaValue: { id: 'contact-captcha', label: captcha.label },
} as const;

/** The contact form (spec, section 5), with the dialog that shows the result of sending. */
export function ContactForm() {
  const element = useRef<HTMLFormElement>(null);
  const { form, isSending, attempts, outcome, submit } = useContactForm(element);
  const [hasBegun, setHasBegun] = useState(false);
  const isHydrated = useIsHydrated();
  // A field may have been focused before hydration.
  useEffect(() => setHasBegun(element.current?.contains(document.activeElement) ?? false), []);
  const { errors, isSubmitted, isSubmitSuccessful, submitCount } = form.formState;
  const wasIncomplete = isSubmitted && !isSubmitSuccessful && !isSending;
  const common = { dir: 'auto', required: true, readOnly: isSending } as const;
  return (
    <>
      {/* Without the app the browser validates and sends it, and the function responds with a page. */}
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={CONTACT_ENDPOINT}
        noValidate={isHydrated}
        onSubmit={submit}
        onFocus={() => setHasBegun(true)}
      >
        {wasIncomplete && (
          <ErrorSummary
            key={submitCount}
            invalid={invalidFields(FIELDS, errors)}
            allChecked={copy.allChecked}
            text={copy.nothingSent}
          />
        )}
        <p className={styles.small}>{copy.required}</p>
        <div className={styles.pair}>
          <Field id={FIELDS.name.id} label={copy.name} error={errors.name?.message}>
            {(control) => (
              <input {...control} {...form.register('name')} {...common} type="text" autoComplete="name" />
            )}
          </Field>
          <Field id={FIELDS.email.id} label={copy.email} error={errors.email?.message}>
            {(control) => (
              <input {...control} {...form.register('email')} {...common} type="email" autoComplete="email" />
            )}
          </Field>
        </div>
        <Field id={FIELDS.subject.id} label={copy.subject} error={errors.subject?.message}>
          {(control) => <input {...control} {...form.register('subject')} {...common} type="text" />}
        </Field>
        <MessageField id={FIELDS.message.id} form={form} readOnly={isSending} />
        <CaptchaField id={FIELDS.recaptchaValue.id} form={form} isWanted={hasBegun} attempts={attempts} />
        <div>
          <Button
            type="submit"
            variant="cta"
            size="large"
            busy={isSending}
            {...(!isSending && { icon: 'arrow' })}
          >
            {isSending ? copy.sending : copy.send}
          </Button>
        </div>
        <OfflineNote />
        <p className={styles.small}>
          {copy.consent} <PrivacyNote />
        </p>
      </form>
      {outcome && <ContactResultDialog outcome={outcome} />}
    </>
  );
}
