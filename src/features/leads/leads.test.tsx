import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as leads from '#firebase/leads.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aLead } from '#tests/factories/lead.ts';
import { renderAt } from '#tests/render.ts';
import { beginSignIn, button } from '#tests/staff-fixtures.tsx';
import LeadsScreen from './leads-screen.tsx';

const store = vi.hoisted(() => ({
  readLeads: vi.fn<typeof leads.readLeads>(),
  changeLead: vi.fn<typeof leads.changeLead>(),
}));
vi.mock('#firebase/leads.ts', () => store);

const failures = { mailReason: 'EENVELOPE 550', handoverReason: 'HTTP_400' };
const lead = aLead({ mail: 'failed', handover: 'failed', ...failures, attribution: { site: 'Google' } });

beforeEach(() => {
  store.readLeads.mockResolvedValue({ leads: [lead] });
  store.changeLead.mockResolvedValue(true);
});

function open() {
  renderAt('/leads', <LeadsScreen />);
  beginSignIn({ role: 'editor' });
  return userEvent.setup();
}

test('LEAD-04 leads are searched, filtered and read page by page, and a failed reading can be retried', async () => {
  expectConsoleError('Reading failed');
  const last = 'cursor of the next page' as unknown as NonNullable<leads.LeadPage['last']>;
  store.readLeads
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValueOnce({ leads: [lead], last });
  const user = open();
  await user.click(await button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Zofia' })).toBeInTheDocument();
  expect(screen.getByText('Leads 1 to 1, 1 new')).toBeInTheDocument();
  await user.click(await button('Older leads'));
  await waitFor(() => expect(store.readLeads).toHaveBeenLastCalledWith(expect.anything(), last));
  expect(await screen.findByText('Leads 2 to 2, 1 new')).toBeInTheDocument();
  await user.click(await button('Newer leads'));
  store.readLeads.mockResolvedValue({ leads: [] });
  await user.selectOptions(screen.getByLabelText('State', { selector: '[aria-label]' }), 'Answered');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Document');
  await user.type(screen.getByLabelText('Search leads'), 'boards');
  const filter = { words: 'boards', state: 'answered', kind: 'download-link' };
  await waitFor(() => expect(store.readLeads).toHaveBeenLastCalledWith(filter, undefined));
  expect(await screen.findByText('No lead matches')).toBeInTheDocument();
});

test('LEAD-04 an editor answers a lead, takes notes and has a failed mail and hand-over tried again, but can neither export nor erase', async () => {
  expectConsoleError('An action of staff failed');
  const user = open();
  await user.click(await screen.findByRole('heading', { name: 'Zofia' }));
  expect(screen.getByText('1 lead, 1 new')).toBeInTheDocument();
  const row = within(screen.getByRole('list', { name: 'Leads' }));
  expect(row.getByText('Google')).toBeInTheDocument();
  for (const problem of ['Failed: EENVELOPE 550', 'Not delivered to the CRM', 'Failed: HTTP_400'])
    expect(row.getByText(problem)).toBeInTheDocument();
  await user.selectOptions(row.getByLabelText('State'), 'Answered');
  await user.type(row.getByLabelText('Notes'), 'Called');
  store.changeLead.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce(false);
  for (const message of [/nothing has changed/, /Someone else/, 'Saved.']) {
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText(message)).toBeInTheDocument();
    expect(row.getByLabelText('Notes')).toHaveValue('Called');
  }
  expect(store.changeLead).toHaveBeenLastCalledWith(
    { id: lead.id, notes: '' },
    { state: 'answered', notes: 'Called' },
  );
  await user.click(row.getByRole('button', { name: 'Send the email again' }));
  expect(store.changeLead).toHaveBeenLastCalledWith({ id: lead.id, notes: 'Called' }, { mail: 'waiting' });
  await user.click(row.getByRole('button', { name: 'Hand over again' }));
  expect(store.changeLead).toHaveBeenLastCalledWith(expect.anything(), { handover: 'waiting' });
  for (const name of ['Export as CSV', 'Erase this person']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
