import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as staffDocuments from '#firebase/staff-documents.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { openForOwners } from '#tests/staff-fixtures.tsx';

const mocks = vi.hoisted(() => ({
  readDocuments: vi.fn<typeof staffDocuments.readDocuments>(),
  storeDocument: vi.fn<typeof staffDocuments.storeDocument>(),
  featureDocument: vi.fn<typeof staffDocuments.featureDocument>(),
  withdrawDocument: vi.fn<typeof staffDocuments.withdrawDocument>(),
}));
vi.mock('#firebase/staff-documents.ts', () => mocks);
vi.mock('./first-page.ts', () => ({ firstPage: async () => new Blob(['a page'], { type: 'image/webp' }) }));

const pdfB = { fileName: 'B.pdf', sizeInBytes: 640_000, added: new Date(), featuredAt: '2026-01-01' };
const pdfA = { ...pdfB, fileName: 'A.pdf', sizeInBytes: 1_200_000, featuredAt: '2026-02-01', thumbnail: 'a' };
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

beforeEach(() => {
  mocks.readDocuments.mockResolvedValue([pdfA, pdfB]);
});

test('STAFF-08 only owners manage the PDFs: an upload cannot take the name of another PDF, a failure is reported, and a withdrawal must be confirmed', async () => {
  expectConsoleError('An action of staff failed');
  const user = await openForOwners('PDFs');
  await screen.findByText('A.pdf');
  await user.upload(screen.getByLabelText('Upload a PDF'), pdf('B.pdf'));
  expect(await screen.findByText(/There is a PDF “B\.pdf”/)).toBeInTheDocument();
  expect(mocks.storeDocument).not.toHaveBeenCalled();
  mocks.storeDocument.mockRejectedValueOnce(new Error('unavailable'));
  await user.upload(screen.getByLabelText('Upload a PDF'), pdf('C.pdf'));
  expect(await screen.findByText(/nothing has changed/)).toBeInTheDocument();
  await user.click(row('B.pdf').getByRole('button', { name: 'Withdraw: B.pdf' }));
  expect(mocks.withdrawDocument).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this PDF?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('“B.pdf” has been withdrawn.')).toBeInTheDocument();
  expect(mocks.withdrawDocument).toHaveBeenCalledExactlyOnceWith(pdfB);
});
