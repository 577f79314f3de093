import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { choose } from '#consent/consent-store.ts';
import { hydrate, showServerHtml } from '#tests/hydrate.ts';
import { ConsentGate } from './consent-gate.tsx';

beforeEach(() => choose([]));

const page = (
  <ConsentGate purpose="calendar">
    <iframe title="Calendar" src="about:blank" />
  </ConsentGate>
);
const loadButton = () => screen.getByText('Load the calendar');
const content = () => screen.queryByTitle('Calendar');

test('MKT-02 no third-party content loads before it is allowed; once it is, the content takes the focus', async () => {
  render(page);
  expect(content()).toBeNull();
  expect(loadButton()).toHaveAccessibleDescription(/provider/);
  await userEvent.click(loadButton());
  expect(content()).toBeInTheDocument();
  expect(document.activeElement).toContainElement(content());
});

test('MKT-02 allowed content loads without asking, and a withdrawal removes it', () => {
  choose(['calendar']);
  render(page);
  expect(content()).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  act(() => choose([]));
  expect(content()).toBeNull();
  expect(loadButton()).toBeVisible();
});

test('MKT-02 LIVE-01 a press before hydration shows that the content is loading, and takes effect on hydration', async () => {
  const container = showServerHtml(page);
  expect(container.querySelector('details > p')).not.toBeVisible();
  await userEvent.click(loadButton());
  expect(container.querySelector('details > p')).toBeVisible();
  expect(content()).toBeNull();
  await hydrate(container, page);
  expect(content()).toBeInTheDocument();
});
