import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPost, aSummary } from '#tests/factories/post.ts';
import { renderAt } from '#tests/render.ts';
import { PostSlide } from './post-slide.tsx';

test('HOME-08 a slide shows image, author, title, date and an excerpt of 150 characters', () => {
  const post = aPost({
    slug: 'units',
    title: 'Units',
    authorName: 'Data team',
    // Already the next day in Warsaw.
    date: new Date('2026-02-02T23:30:00Z'),
    image: '/units.png',
    content: `<p>${'word '.repeat(60)}</p>`,
  });
  renderAt('/', <PostSlide post={aSummary(post)} />);
  expect(screen.getByRole('link', { name: 'Units' })).toHaveAttribute('href', '/blog/units');
  expect(screen.getByText('Data team')).toBeInTheDocument();
  expect(screen.getByText('03.02.2026')).toHaveAttribute('datetime', '2026-02-03');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/units.png');
  const excerpt = screen.getByText(/^(word )+word…$/).textContent ?? '';
  expect(excerpt.length).toBeGreaterThan(140);
  expect(excerpt.length).toBeLessThanOrEqual(151); // 150, and “…”.
});
