import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as leads from '#firebase/leads.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aLead } from '#tests/factories/lead.ts';
import { renderAt } from '#tests/render.ts';
import { beginSignIn, button, setUpStaff } from '#tests/staff-fixtures.tsx';
import LeadsScreen from './leads-screen.tsx';

const store = vi.hoisted(() => ({
  readLeads: vi.fn<typeof leads.readLeads>(),
  changeLead: vi.fn<typeof leads.changeLead>(),
  exportLeads: vi.fn<typeof leads.exportLeads>(),
  erasePersonOf: vi.fn<typeof leads.erasePersonOf>(),
}));
vi.mock('#firebase/auth.ts', () => import('#tests/staff-fixtures.tsx'));
vi.mock('#firebase/leads.ts', () => store);

const lead = aLead({ mail: 'failed', mailReason: 'EENVELOPE 550', attribution: { site: 'Google' } });

beforeEach(() => {
  setUpStaff();
  store.readLeads.mockResolvedValue({ leads: [lead] });
  store.changeLead.mockResolvedValue(true);
});

function open(role: 'editor' | 'owner') {
  renderAt('/leads', <LeadsScreen />);
  beginSignIn({ role });
  return userEvent.setup();
}

test('LEAD-04 leads are searched, filtered and read page by page, and again after a failure', async () => {
  expectConsoleError('Reading failed');
  const last = 'the last' as unknown as NonNullable<leads.LeadPage['last']>;
  store.readLeads
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValueOnce({ leads: [lead], last });
  const user = open('editor');
  await user.click(await button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Zofia' })).toBeInTheDocument();
  await user.click(await button('Older leads'));
  await waitFor(() => expect(store.readLeads).toHaveBeenLastCalledWith(expect.anything(), last));
  await user.click(await button('Newer leads'));
  store.readLeads.mockResolvedValue({ leads: [] });
  await user.selectOptions(screen.getByLabelText('State', { selector: '[aria-label]' }), 'Answered');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Document');
  await user.type(screen.getByLabelText('Search leads'), 'boards');
  const choice = { words: 'boards', state: 'answered', kind: 'download-link' };
  await waitFor(() => expect(store.readLeads).toHaveBeenLastCalledWith(choice, undefined));
  expect(await screen.findByText('No lead matches')).toBeInTheDocument();
});

test('LEAD-04 an editor answers a lead, takes notes and has a failed mail sent again, and neither exports nor erases', async () => {
  expectConsoleError('An action of staff failed');
  const user = open('editor');
  await user.click(await screen.findByText('Open'));
  const row = within(screen.getByRole('list', { name: 'Leads' }));
  expect(row.getByText('Google')).toBeInTheDocument();
  expect(row.getByText('Failed: EENVELOPE 550')).toBeInTheDocument();
  await user.selectOptions(row.getByLabelText('State'), 'Answered');
  await user.type(row.getByLabelText('Notes'), 'Called');
  store.changeLead.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce(false);
  for (const told of [/nothing has changed/, /Somebody else/, 'Saved.']) {
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText(told)).toBeInTheDocument();
    expect(row.getByLabelText('Notes')).toHaveValue('Called');
  }
  expect(store.changeLead).toHaveBeenLastCalledWith(
    { id: lead.id, notes: '' },
    { state: 'answered', notes: 'Called' },
  );
  await user.click(row.getByRole('button', { name: 'Send the email again' }));
  expect(store.changeLead).toHaveBeenLastCalledWith({ id: lead.id, notes: 'Called' }, { mail: 'waiting' });
  for (const name of ['Export as CSV', 'Erase this person']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('LEAD-04 LEAD-05 an owner exports the leads, and erases a person after a question', async () => {
  const createObjectURL = vi.fn<(file: Blob) => string>(() => 'blob:leads');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL() {} }));
  HTMLAnchorElement.prototype.click = vi.fn();
  store.exportLeads.mockResolvedValue([aLead({ subject: '=cmd()' })]);
  const user = open('owner');
  await user.click(await button('Export as CSV'));
  expect(await screen.findByText('1 exported.')).toBeInTheDocument();
  const csv = await createObjectURL.mock.lastCall?.[0].text();
  const [head = [], row = []] = csv?.split('\r\n').map((line) => line.split(',')) ?? [];
  const exported = ['State', 'Name', 'Email', 'Subject'].map((name) => row[head.indexOf(`"${name}"`)]);
  expect(exported).toEqual(['"New"', '"Zofia"', '"Zofia@example.org"', `"'=cmd()"`]);
  await user.click(await screen.findByText('Open'));
  await user.click(await button('Erase this person'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this person?' }));
  expect(store.erasePersonOf).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(store.erasePersonOf).toHaveBeenCalledExactlyOnceWith({ id: lead.id });
  expect(await screen.findByText('All data of this person is being erased.')).toBeInTheDocument();
});
