import { paths } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';

/** The end of a consent text. */
export function PrivacyNote() {
  return (
    <>
      Read more in our{' '}
      <Link to={paths.privacyText} onClick={closeDialogs}>
        privacy policy
      </Link>
      .
    </>
  );
}
