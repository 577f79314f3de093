import type { JobFrontMatter } from '#content/front-matter.ts';
import { site } from '#content/site.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { paths } from '#paths.ts';
import { absolute, company } from './company.ts';

/** A job with the HTML of its text. */
export interface DescribedJob extends JobFrontMatter {
  readonly id: string;
  readonly content: string;
}

/** Google's terms for the hours (developers.google.com/search/docs/appearance/structured-data/job-posting). */
const EMPLOYMENT_TYPES = { 'Full time': 'FULL_TIME', 'Part time': 'PART_TIME', 'To be agreed': 'OTHER' };

/** The countries of the European Union, which Google wants one by one (european-union.europa.eu, "Country profiles"). */
const EUROPEAN_UNION = [
  ...['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland'],
  ...['France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy', 'Latvia', 'Lithuania', 'Luxembourg'],
  ...['Malta', 'Netherlands', 'Poland', 'Portugal', 'Romania', 'Slovakia', 'Slovenia', 'Spain', 'Sweden'],
].map((name) => ({ '@type': 'Country', name }));

/** A vacancy; undefined for the open application, which has no posting date. */
export function jobPosting(job: DescribedJob) {
  if (!job.posted) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${escapeHtml(job.shortDesc)}</p>\n${job.content}`,
    datePosted: job.posted,
    employmentType: EMPLOYMENT_TYPES[job.hours],
    hiringOrganization: company,
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.id },
    url: absolute(paths.job(job.id)),
    // Applicants fill in a form on another site, not on this one.
    directApply: false,
    ...placeOf(job),
    ...(job.eligibleToWorkInEU && { eligibilityToWorkRequirement: 'Right to work in the EU' }),
  };
}

/** A remote job for which the page requires permission to work in the EU is offered to applicants who live there. */
function placeOf({ location, eligibleToWorkInEU }: DescribedJob) {
  if (location !== 'Remote') return { jobLocation: { '@type': 'Place', address: location } };
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(eligibleToWorkInEU && { applicantLocationRequirements: EUROPEAN_UNION }),
  };
}
