import { expect, test } from 'vitest';
import { jobFrontMatter } from '#content/front-matter.ts';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';
import { type DescribedJob, jobPosting } from './job-posting.ts';

function aJob(fields: Partial<DescribedJob> = {}): DescribedJob {
  return {
    id: 'modeller',
    title: 'Modeller',
    location: 'Remote',
    hours: 'Full time',
    languages: 'English',
    shortDesc: 'Objects & <parts>.',
    eligibleToWorkInEU: true,
    posted: '2026-11-21',
    content: '<h2>The role</h2><p>You model.</p>',
    ...fields,
  };
}

test('JOB-03 a remote vacancy is described, with the countries in which applicants may live', () => {
  const posting = jobPosting(aJob());
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Modeller',
    datePosted: '2026-11-21',
    description: '<p>Objects &amp; &lt;parts&gt;.</p>\n<h2>The role</h2><p>You model.</p>',
    hiringOrganization: { '@type': 'Organization', name: site.name },
    jobLocationType: 'TELECOMMUTE',
    eligibilityToWorkRequirement: 'Right to work in the EU',
    directApply: false,
    url: `${settings.siteUrl}/career/modeller`,
  });
  expect(posting).toHaveProperty('applicantLocationRequirements.length', 27); // the countries of the EU
  expect(posting).not.toHaveProperty('jobLocation');
});

test.each([
  ['Full time', 'FULL_TIME'],
  ['Part time', 'PART_TIME'],
  ['To be agreed', 'OTHER'],
] as const)('JOB-03 the hours "%s" are %s', (hours, type) => {
  expect(jobPosting(aJob({ hours }))?.employmentType).toBe(type);
});

test('JOB-03 a vacancy at a place names it, and one open to all requires no permit', () => {
  const posting = jobPosting(aJob({ location: 'Poznań', eligibleToWorkInEU: false }));
  expect(posting).toMatchObject({ jobLocation: { '@type': 'Place', address: 'Poznań' } });
  for (const name of ['jobLocationType', 'applicantLocationRequirements', 'eligibilityToWorkRequirement'])
    expect(posting).not.toHaveProperty(name);
});

test('JOB-03 the build rejects a vacancy with fixed hours and no posting date', () => {
  const { id: _, content: __, posted, ...head } = aJob();
  expect(jobFrontMatter.safeParse({ ...head, posted }).success).toBe(true);
  expect(jobFrontMatter.safeParse({ ...head, posted: '21.11.2026' }).success).toBe(false);
  expect(jobFrontMatter.safeParse(head).error?.issues).toMatchObject([{ path: ['posted'] }]);
  expect(jobFrontMatter.safeParse({ ...head, hours: 'To be agreed' }).success).toBe(true);
});
