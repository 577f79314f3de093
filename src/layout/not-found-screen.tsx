import { notFound as copy } from '#content/pages/not-found.ts';
import plan from '#drawings/not-found.svg?drawing';
import { paths } from '#paths.ts';
import { PageMeta } from '#site/page-meta.tsx';
import { Drawing } from '#ui/article/drawing.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { TitleBlock } from '#ui/page/title-block.tsx';
import styles from './not-found-screen.module.css';

/** The 404 page. `reason` names what was not found, for instance "Service not found". */
export default function NotFoundScreen({ reason }: { reason?: string | undefined }) {
  return (
    <div className={classNames(styles.page, 'on-ink')}>
      <PageMeta title={reason ?? copy.metaTitle} description={copy.description} />
      <div className={classNames(styles.body, 'wrap')}>
        <div className={classNames(styles.text, 'stack')}>
          {reason && <p className="data soft">{reason}</p>}
          <PageHeading>{copy.title}</PageHeading>
          <p className="lede">{copy.lede}</p>
          <div className="button-row">
            <LinkButton variant="cta" size="large" icon="arrow" to={paths.home}>
              {copy.home}
            </LinkButton>
            <LinkButton variant="tertiary" to={paths.search}>
              {copy.search}
            </LinkButton>
          </div>
        </div>
        <Drawing drawing={plan} label={copy.drawing} />
      </div>
      <TitleBlock
        facts={[
          { label: 'Status', value: copy.facts.status },
          { label: 'Set', value: copy.facts.set },
          { label: 'Next', value: <Link to={paths.contact}>{copy.facts.next}</Link> },
        ]}
      />
    </div>
  );
}
