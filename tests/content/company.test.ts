import { expect, test } from 'vitest';
import { findJob, jobs } from '#features/careers/jobs.ts';
import { readArticles } from './articles.ts';

test('JOB-01 there are five openings, each with a file, in the order of the spec', () => {
  expect(jobs.map(({ title }) => title)).toEqual([
    'Industry Sales Specialist',
    'Social Media and Community Manager',
    'Content Creator',
    'Junior Fullstack Developer',
    'Open Application',
  ]);
  expect(readArticles('src/content/jobs')).toHaveLength(5);
});

test('JOB-01 all are remote, two are part-time', () => {
  expect(jobs.map(({ location }) => location)).toEqual(jobs.map(() => 'Remote'));
  expect(jobs.filter(({ hours }) => hours === 'Part time')).toHaveLength(2);
});

test('JOB-02 every job says whether it requires eligibility to work in the EU, and has its own form', () => {
  for (const job of jobs) {
    expect(job.eligibleToWorkInEU).toBeTypeOf('boolean');
    expect(job.formLink).toMatch(new RegExp(`^https://.+/${job.id}$`));
    expect(job.content).toContain('<h2');
  }
  expect(findJob('industry-sales-specialist')?.eligibleToWorkInEU).toBe(true);
});
