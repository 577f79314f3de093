import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';

/** The offer of a meeting that ends the pages of resources, plainer than `MeetingBand`. */
export function MeetingPanel({ title }: { title: string }) {
  return (
    <PageSection tight className="on-film screen-only" layout="stack">
      <h2>{title}</h2>
      <p className="button-row">
        <BookMeetingButton variant="cta" />
      </p>
    </PageSection>
  );
}
