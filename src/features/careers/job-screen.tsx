import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { jobPage as copy } from '#content/careers.ts';
import { metaDescription } from '#domain/html/meta-description.ts';
import { crumbsTo, families } from '#pages.ts';
import { paths } from '#paths.ts';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { Article } from '#ui/article/article.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { type Job, jobs } from './jobs.ts';

/** @throws Response 404 "Job not found" for an unknown id */
export function loader({ params }: LoaderFunctionArgs): Job {
  const job = jobs.find(({ id }) => id === params.jobId);
  if (!job) throw new Response(copy.notFound, { status: 404 });
  return job;
}

/** A job in detail, with a link to the external application form. */
export default function JobScreen() {
  const job = useLoaderData<Job>();
  return (
    <>
      <PageMeta title={job.title} description={metaDescription(job.shortDesc)} path={paths.job(job.id)} />
      <PageHero
        title={job.title}
        crumbs={crumbsTo(families.job, job.title)}
        lede={job.shortDesc}
        facts={[
          { label: 'Place', value: job.location },
          { label: 'Hours', value: job.hours },
          { label: 'Languages', value: job.languages },
          {
            label: copy.eligibility.label,
            value: job.eligibleToWorkInEU ? copy.eligibility.yes : copy.eligibility.no,
          },
          { label: 'Apply', value: copy.form },
        ]}
      >
        <p>
          <ApplyLink to={job.formLink} />
        </p>
      </PageHero>
      <PageSection>
        <Article html={job.content} headings={job.headings}>
          <p className="button-row">
            <ApplyLink to={job.formLink} />
          </p>
        </Article>
      </PageSection>
    </>
  );
}

/** The link to the application form: in the hero, and again at the end of the text. */
function ApplyLink({ to }: { to: string }) {
  return (
    <LinkButton variant="cta" size="large" icon="external" to={to}>
      {copy.apply}
    </LinkButton>
  );
}
