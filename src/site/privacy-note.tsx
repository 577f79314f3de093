import { paths } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';

/** The end of a consent text. */
export function PrivacyNote() {
  return (
    <>
      Read more in our <Link to={paths.privacyText}>privacy policy</Link>.
    </>
  );
}
