import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { careers } from '#content/careers.ts';
import { fact, renderRoutes } from '#tests/render.ts';
import CareerScreen from './career-screen.tsx';
import JobScreen, { loader as loadJob } from './job-screen.tsx';
import { type Job, jobs } from './jobs.ts';

const routes = [
  { path: '/career', Component: CareerScreen },
  { path: '/career/:jobId', Component: JobScreen, loader: loadJob },
];

test('JOB-01 the list shows five openings with summary, location and hours', async () => {
  renderRoutes(routes, '/career');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Openings' });
  const rows = within(heading.parentElement ?? document.body).queryAllByRole('listitem');
  expect(jobs.map(({ title }) => title)).toEqual([
    'Industry Sales Specialist',
    'Social Media and Community Manager',
    'Content Creator',
    'Junior Fullstack Developer',
    'Open Application',
  ]);
  expect(rows).toHaveLength(jobs.length);
  for (const [index, { id, title, shortDesc, location, hours }] of jobs.entries()) {
    const row = within(rows[index] ?? document.body);
    expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `/career/${id}`);
    expect(row.getByText(shortDesc)).toBeInTheDocument();
    expect(row.getByText(location)).toBeInTheDocument();
    expect(row.getByText(hours)).toBeInTheDocument();
  }
  const open = screen.queryByRole('link', { name: careers.open });
  const [path] = jobs.flatMap(({ id }) => (id === 'open-application' ? `/career/${id}` : []));
  expect(open?.getAttribute('href')).toBe(path);
});

for (const job of jobs) {
  test(`JOB-02 /career/${job.id} shows the job and the link to its external form`, async () => {
    renderRoutes(routes, `/career/${job.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: job.title })).toBeInTheDocument();
    expect(fact('Place')).toBe(job.location);
    expect(fact('Languages')).toBe(job.languages);
    expect(fact('Eligible to work in the EU')).toBe(job.eligibleToWorkInEU ? 'Required' : 'Not required');
    // In the hero and at the end of the text.
    const applyLinks = screen.getAllByRole('link', { name: /^Apply Now/ });
    expect(applyLinks).toHaveLength(2);
    for (const link of applyLinks) {
      expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`^https:.+/${job.id}$`)));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
}

test('JOB-01 DAY-05 without a job for it, no open application is offered', async () => {
  (jobs as Job[]).splice(0);
  renderRoutes(routes, '/career');
  await screen.findByRole('heading', { level: 2, name: careers.openings });
  expect(screen.queryByRole('link', { name: careers.open })).not.toBeInTheDocument();
});
