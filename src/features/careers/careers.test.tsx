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
  const rows = within(heading.parentElement ?? document.body).getAllByRole('listitem');
  expect(jobs.map(({ title }) => title)).toEqual([
    'Industry Sales Specialist',
    'Social Media and Community Manager',
    'Content Creator',
    'Junior Fullstack Developer',
    'Open Application',
  ]);
  expect(rows).toHaveLength(jobs.length);
  for (const [index, { id, title, shortDesc, hours }] of jobs.entries()) {
    const row = within(rows[index] ?? document.body);
    expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `/career/${id}`);
    expect(row.getByText(shortDesc)).toBeInTheDocument();
    expect(row.getByText('Remote')).toBeInTheDocument();
    expect(row.getByText(hours)).toBeInTheDocument();
  }
  expect(fact('Part time')).toBe('2 of 5');
  const open = screen.getByRole('link', { name: careers.open });
  expect(open).toHaveAttribute('href', '/career/open-application');
});

test('JOB-02 /career/… shows the job and the link to its external form', async () => {
  const [job] = jobs;
  if (!job) throw new Error('There is no job');
  renderRoutes(routes, `/career/${job.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: job.title })).toBeInTheDocument();
  expect(fact('Place')).toBe('Remote');
  expect(fact('Languages')).toMatch(/French.*English|English.*French/);
  expect(fact('Eligible to work in the EU')).toBe('Required');
  // In the hero and at the end of the text.
  const applyLinks = screen.getAllByRole('link', { name: /^Apply Now/ });
  expect(applyLinks).toHaveLength(2);
  for (const link of applyLinks) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:.+\/industry-sales-specialist$/));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('JOB-01 DAY-05 without a job for it, no open application is offered', async () => {
  (jobs as Job[]).splice(0);
  renderRoutes(routes, '/career');
  await screen.findByRole('heading', { level: 2, name: careers.openings });
  expect(screen.queryByRole('link', { name: careers.open })).not.toBeInTheDocument();
});
