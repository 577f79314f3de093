import { lazy, Suspense } from 'react';
import { cookieSettings as copy } from '#content/consent.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Spinner } from '#ui/page/spinner.tsx';

/** Loaded when the dialog is first opened. */
const PurposeForm = lazy(() => import('./purpose-form.tsx'));

/** The consent settings; opened from the footer of every page and from the banner. */
export function CookieSettings() {
  return (
    <Modal name="cookie-settings" title={copy.title}>
      <Suspense fallback={<Spinner />}>
        <PurposeForm />
      </Suspense>
    </Modal>
  );
}
