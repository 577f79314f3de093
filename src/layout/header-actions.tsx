import { readinessProgram } from '#content/navigation.ts';
import { site } from '#content/site.ts';
import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { type ButtonSize, LinkButton } from '#ui/controls/button.tsx';

/** The two buttons of the bar and of the full-screen menu. */
export function HeaderActions({ size }: { size: ButtonSize }) {
  return (
    <>
      <LinkButton variant="secondary" size={size} to={site.links.readinessProgram}>
        {readinessProgram}
      </LinkButton>
      <BookMeetingButton variant="cta" size={size} />
    </>
  );
}
