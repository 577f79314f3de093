import { type ComponentRef, useEffect, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useIsNear } from '#browser/use-is-near.ts';
import { useIsGranted } from '#consent/consent-store.ts';
import { captcha as copy } from '#content/contact.ts';
import { settings } from '#settings.ts';
import { ConsentGate } from '#ui/article/consent-gate.tsx';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { FieldError } from '#ui/controls/field.tsx';
import { Notice } from '#ui/page/notice.tsx';
import styles from './captcha-field.module.css';
import type { Captcha } from './load-captcha.ts';
import { useCaptcha } from './use-captcha.ts';
import type { ContactFormControls } from './use-contact-form.ts';

/** Windows below 344 px (21.5rem) are too narrow for the provider's widget of 304 px between gutters of 20 px. */
const NARROW = '(width < 21.5rem)';

interface CaptchaFieldProps {
  readonly id: string;
  readonly form: ContactFormControls;
  /** Whether the visitor has begun to fill in the form. The captcha loads then, or when it comes into view. */
  readonly hasBegun: boolean;
  /** How often sending was tried. A new number resets the captcha, because its token is valid for one attempt. */
  readonly attempts: number;
}

/** The captcha as a field of the form: reCAPTCHA, or its stand-in in the local run. */
export function CaptchaField({ id, form, hasBegun, attempts }: CaptchaFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'recaptchaValue' });
  const frame = useRef<HTMLDivElement>(null);
  const wasSeen = useIsNear(frame, '0px');
  const isGranted = useIsGranted('captcha');
  const { state, fail, retry } = useCaptcha(isGranted && (hasBegun || wasSeen));
  const errorId = useId();
  const error = fieldState.error?.message;
  const retryInPlace = () => {
    retry();
    // The pressed button is about to be removed, so the focus moves to the field.
    form.setFocus('recaptchaValue');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would be read twice, because the widget has its own text
    <div
      ref={field.ref}
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={copy.label}
      aria-describedby={error && errorId}
      className={styles.group}
    >
      <div ref={frame} className={classNames(styles.frame, error && styles.invalid, 'screen-only')}>
        <ConsentGate purpose="captcha">
          {state.name === 'waiting' && <p className={styles.waiting}>{copy.loading}</p>}
          {state.name === 'failed' && <CaptchaFailure onRetry={retryInPlace} />}
          {state.name === 'ready' && (
            <CaptchaWidget
              captcha={state.captcha}
              attempts={attempts}
              onChange={(token) => field.onChange(token ?? '')}
              onFailure={() => fail('The provider reports an error')}
            />
          )}
        </ConsentGate>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface CaptchaWidgetProps {
  readonly captcha: Captcha;
  readonly attempts: number;
  readonly onChange: (token: string | null) => void;
  readonly onFailure: () => void;
}

function CaptchaWidget({ captcha: { Widget, api }, attempts, onChange, onFailure }: CaptchaWidgetProps) {
  const widget = useRef<ComponentRef<typeof Widget>>(null);
  useEffect(() => {
    if (attempts > 0) widget.current?.reset();
  }, [attempts]);
  return (
    <Widget
      ref={widget}
      className={styles.widget}
      grecaptcha={api}
      sitekey={settings.recaptchaSiteKey}
      size={window.matchMedia(NARROW).matches ? 'compact' : 'normal'}
      onChange={onChange}
      onErrored={onFailure}
    />
  );
}

function CaptchaFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error" role="alert" title={copy.failed} text={copy.reason}>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Notice>
  );
}
