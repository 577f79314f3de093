import { site } from '#content/site.ts';
import { notFoundPlan } from '#drawings/not-found.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Drawing } from '#ui/drawing.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { TitleBlock } from '#ui/title-block.tsx';
import styles from './not-found-screen.module.css';

/** The 404 page. `reason` says what was looked for, for instance "Service not found". */
export function NotFoundScreen({ reason }: { reason?: string | undefined }) {
  return (
    <div className={classNames(styles.page, 'on-ink')}>
      <PageMeta title={reason ?? 'Page not found'} description="The page does not exist." />
      <div className={classNames(styles.body, 'wrap')}>
        <div className={classNames(styles.text, 'stack')}>
          {reason && <p className="data soft">{reason}</p>}
          <PageHeading>This sheet is not in the set</PageHeading>
          <p className="lede">
            The page you are looking for does not exist. It might have been moved, deleted or mistyped.
          </p>
          <div className="button-row">
            <LinkButton variant="cta" size="large" icon="arrow" to={paths.home}>
              Go to Home Page
            </LinkButton>
            <LinkButton variant="tertiary" to={paths.blog}>
              Search the blog
            </LinkButton>
          </div>
        </div>
        <Drawing
          drawing={notFoundPlan()}
          label="Floor plan with an empty bay marked by a revision cloud, number 404"
        />
      </div>
      <TitleBlock
        facts={[
          { label: 'Sheet', value: '404' },
          { label: 'Status', value: 'Not found' },
          { label: 'Set', value: `${site.name} website` },
          { label: 'Next', value: <Link to={paths.contact}>Tell us what is missing</Link> },
        ]}
      />
    </div>
  );
}
