import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PostRevisions } from './post-revisions.tsx';

const DATE = new Date('2026-07-03T08:00:00Z');

const rows = () => screen.queryAllByRole('row', { hidden: true }).map((row) => row.textContent);

test('a post that was changed has two revisions, the newer one first', () => {
  render(<PostRevisions date={DATE} html="<p>Text. Updated 2 November 2026.</p>" />);
  expect(rows()).toEqual(['Rev.DateChange', 'B02.11.2026Updated', 'A03.07.2026First issue']);
});

test.each(['<p>Text.</p>', '<p>Text. Updated 3 July 2026.</p>'])(
  'a post that was not changed after its day has its first issue only: %s',
  (html) => {
    render(<PostRevisions date={DATE} html={html} />);
    expect(rows()).toEqual(['Rev.DateChange', 'A03.07.2026First issue']);
  },
);

test('a post without a date has no revisions', () => {
  render(<PostRevisions date={null} html="<p>Text. Updated 2 November 2026.</p>" />);
  expect(rows()).toEqual([]);
});
