import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import QuestionsScreen, { loader as loadQuestions } from './questions-screen.tsx';

function groupOf(title: string) {
  const heading = screen.getByRole('heading', { level: 2, name: title });
  return within(heading.closest('section') ?? document.body);
}

test('all questions stand on one page with their answers, by group, and lead to the service', async () => {
  renderRoutes([{ path: '/questions', Component: QuestionsScreen, loader: loadQuestions }], '/questions');
  await screen.findByRole('heading', { level: 1 });
  const group = groupOf('Value Factory');
  expect(group.getByRole('heading', { level: 3, name: 'Will people be measured?' })).toBeInTheDocument();
  expect(group.getByText(/^No\. The map describes work/)).toBeInTheDocument();
  expect(group.getByRole('link', { name: 'See Value Factory' })).toHaveAttribute('href', '/value-factory');
  expect(groupOf('Comparisons').getAllByRole('table')).toHaveLength(2);
});

test('search engines get the questions whose answers are text: no table, no story', () => {
  const titles = loadQuestions().questions.map(({ title }) => title);
  expect(titles).toContain('When do we need a product passport?');
  expect(titles).not.toContain('In-house, or with a provider?');
  expect(titles).not.toContain('What might a first project look like?');
});
