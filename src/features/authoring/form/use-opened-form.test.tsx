import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#tests/render.ts';
import { useOpenedForm } from './use-opened-form.ts';

let form: ReturnType<typeof useOpenedForm>;

function Page() {
  form = useOpenedForm();
  return `Form ${form.key} of ${form.loadedId ?? 'a new post'}`;
}

const shown = (text: string) => screen.findByText(text);

test('ADD-07 a new post keeps its form when it is stored and gets an address; any later change of address opens another form', async () => {
  const router = renderAt('/add-post', <Page />);
  await shown('Form 0 of a new post');
  await act(async () => form.continueWith('units'));
  expect(router.state.location.search).toBe('?edit=units');
  expect(router.state.historyAction).toBe('REPLACE');
  await shown('Form 0 of a new post');
  expect(form.editedId).toBe('units');
  await act(() => router.navigate('/add-post'));
  await shown('Form 1 of a new post');
  await act(() => router.navigate('/add-post?edit=units'));
  await shown('Form 2 of units');
  await act(() => router.navigate('/add-post?edit=measures'));
  await shown('Form 3 of measures');
});
