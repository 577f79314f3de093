import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { aStoredPost } from '#tests/factories/post.ts';
import { button, enter, field, openPage, readAnyPost, updatePost } from '#tests/staff-fixtures.tsx';

beforeEach(() => {
  const content = '<p>One property needs one unit.</p>';
  readAnyPost.mockResolvedValue(
    aStoredPost({ id: 'units', slug: 'units', title: 'Units', content, categories: [] }),
  );
});

const sample = (name: string) => within(screen.getByRole('figure', { name }));

test('STAFF-06 while texts for search are typed, their characters are counted, and a preview shows them as search engines and other sites do', async () => {
  const user = openPage('units');
  await user.click(await screen.findByText('Search and sharing'));
  await screen.findByRole('figure', { name: 'In search results' });
  expect(sample('In search results').getByText(`Units | ${site.name}`)).toBeVisible();
  expect(sample('When it is shared').getByText('One property needs one unit.')).toBeVisible();
  expect(sample('When it is shared').getByRole('img')).toHaveAttribute('src', '/cards/posts/units.png');
  await enter(user, 'Excerpt', 'In short');
  expect(sample('In search results').getByText('In short')).toBeVisible();
  await enter(user, 'Headline for search', 'Units found');
  await enter(user, 'Description for search', 'Why to read it.');
  expect(await field('Headline for search')).toHaveAccessibleDescription('11 / 70 characters');
  expect(sample('In search results').getByText(`Units found | ${site.name}`)).toBeVisible();
  expect(sample('When it is shared').getByText('Units')).toBeVisible();
  expect(sample('When it is shared').getByText('Why to read it.')).toBeVisible();
  await user.click(await button('Save changes'));
  await waitFor(() => expect(updatePost).toHaveBeenCalled());
  expect(updatePost.mock.lastCall?.[1].fields).toMatchObject({
    excerpt: 'In short',
    searchTitle: 'Units found',
    searchDescription: 'Why to read it.',
  });
});

test('STAFF-06 if a text is too long, nothing is saved, and its group opens', async () => {
  const user = openPage('units');
  await enter(user, 'Headline for search', 'a'.repeat(71));
  const group = screen.getByText('Search and sharing').closest('details');
  expect(group?.open).toBe(false);
  await user.click(await button('Save changes'));
  expect(await field('Headline for search')).toHaveAccessibleDescription(
    /must not be longer than 70 characters/,
  );
  expect(group?.open).toBe(true);
  expect(updatePost).not.toHaveBeenCalled();
});
