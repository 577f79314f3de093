import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AuditPage } from '#firebase/audit-trail.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { button, openForOwners } from '#tests/staff-fixtures.tsx';

const readAuditTrail = vi.hoisted(() => vi.fn<(after?: unknown) => Promise<unknown>>());
vi.mock('#firebase/audit-trail.ts', () => ({ readAuditTrail }));

function auditPage(postId: string, last?: string) {
  const at = new Date(2026, 10, 3, 9, 5);
  const entry = { id: postId, at, who: 'ann@example.org', what: 'changed', which: postId };
  return { entries: [entry], last } as unknown as AuditPage; // Its `last` is a document of Firestore.
}

test('DAY-04 only owners read the audit trail, page by page, and again after a failure', async () => {
  expectConsoleError('Reading failed');
  readAuditTrail
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockImplementation(async (after) => (after ? auditPage('oldest') : auditPage('newest', 'the newest')));
  const user = await openForOwners('Audit trail');
  await user.click(await button('Try again'));
  await user.click(await button('Older entries'));
  expect(await screen.findByText('oldest')).toBeInTheDocument();
  expect(readAuditTrail).toHaveBeenLastCalledWith('the newest');
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['3 Nov 2026, 09:05', 'ann@example.org', 'changed', 'oldest']);
  expect(screen.getByRole('region', { name: 'Entries' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Older entries' })).not.toBeInTheDocument();
  await user.click(await button('Newer entries'));
  expect(await screen.findByText('newest')).toBeInTheDocument();
});
