import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { denyByDefault, updateConsentMode } from '#measurement/consent-mode.ts';
import { push } from '#measurement/data-layer.ts';
import { track } from '#measurement/track.ts';
import { EventOverlay } from './event-overlay.tsx';

beforeEach(() => {
  delete window.dataLayer;
});

test('LEAD-01 the overlay lists the events from before and after its opening, whether each is valid, and the consent', () => {
  denyByDefault();
  track({ event: 'meeting_opened' });
  push({ page_location: 'https://a.example/' });
  render(<EventOverlay />);
  expect(screen.getByText('Events: 1, analytics_storage: denied')).toBeInTheDocument();
  act(() => {
    updateConsentMode({ measurement: true });
    push({ event: 'meeting_opened', words: 'secret' });
    push({ event: 'gtm.js' });
    const circular: Record<string, unknown> = { event: 'gtm.click' };
    push(Object.assign(circular, { 'gtm.element': circular }));
    push(null);
  });
  expect(screen.getByText('Events: 4, analytics_storage: granted')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'gtm.click gtm.element of the tag manager',
    'gtm.js {} of the tag manager',
    'meeting_opened {"words":"secret"} not valid: words is not a parameter',
    'meeting_opened {} valid',
  ]);
});
