import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { captcha, contactForm as copy } from '#content/contact.ts';
import { allRequiredNote, contactFieldTexts } from '#content/contact-fields.ts';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  isRequired,
  mapContactFields,
} from '#domain/contact/contact-message.ts';
import { AttributionNote } from '#site/attribution-note.tsx';
import { OfflineNote } from '#site/offline-note.tsx';
import { PrivacyNote } from '#site/privacy-note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ErrorSummary, type FormField, invalidFields } from '#ui/page/error-summary.tsx';
import { CaptchaField } from './captcha-field.tsx';
import styles from './contact-form.module.css';
import { ContactResultDialog } from './contact-result-dialog.tsx';
import { MessageField } from './message-field.tsx';
import { CONTACT_ENDPOINT } from './send-contact-message.ts';
import { useContactForm } from './use-contact-form.ts';

/** The id and the label of each control. The summary of errors above the form links to these ids. */
const CONTROLS: Readonly<Record<keyof ContactMessage, FormField>> = {
  ...mapContactFields((name) => ({ id: `contact-${name}`, label: contactFieldTexts[name].label })),
  recaptchaValue: { id: 'contact-captcha', label: captcha.label },
};

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
  return (
    <>
      {/* Without the app the browser validates and sends the form, and the function responds with a page. */}
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
            invalid={invalidFields(CONTROLS, errors)}
            allChecked={copy.allChecked}
            text={copy.nothingSent}
          />
        )}
        <p className={styles.small}>{allRequiredNote}</p>
        <div className={styles.fields}>
          {CONTACT_FIELDS.map((name) => {
            const { id, label } = CONTROLS[name];
            if (name === 'message') return <MessageField key={id} id={id} form={form} readOnly={isSending} />;
            const { autofill } = contactFieldTexts[name];
            return (
              <Field key={id} id={id} label={label} error={errors[name]?.message}>
                {(control) => (
                  <input
                    {...control}
                    {...form.register(name)}
                    type={autofill === 'email' ? 'email' : 'text'}
                    autoComplete={autofill}
                    dir="auto"
                    required={isRequired(name)}
                    readOnly={isSending}
                  />
                )}
              </Field>
            );
          })}
        </div>
        <CaptchaField id={CONTROLS.recaptchaValue.id} form={form} hasBegun={hasBegun} attempts={attempts} />
        <div>
          <Button
            type="submit"
            variant="cta"
            size="large"
            busy={isSending}
            icon={isSending ? undefined : 'arrow'}
          >
            {isSending ? copy.sending : copy.send}
          </Button>
        </div>
        <OfflineNote />
        <p className={styles.small}>
          {copy.consent} <PrivacyNote />
        </p>
        <AttributionNote className={styles.small} />
      </form>
      {outcome && <ContactResultDialog outcome={outcome} />}
    </>
  );
}
