import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { documentUrl } from '#firebase/storage.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { canonicalUrl, renderRoutes } from '#tests/render.ts';
import DocumentScreen, { loader as loadDocument } from './document-screen.tsx';

vi.mock('#firebase/storage.ts', () => ({ documentUrl: vi.fn() }));

const POLICY_PATH = '/document/docs_pdf/privacy_policy.pdf';
const STORED_URL = 'http://127.0.0.1:9199/v0/b/site/o/docs_pdf%2Fprivacy_policy.pdf?alt=media&token=t';
const NOT_FOUND = 'Document not found or an error occurred.';

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('navigator', Object.create(navigator, { pdfViewerEnabled: { value: true } }));
});

function openDocument(path: string) {
  return renderRoutes(
    [{ path: '/document/:folder/:fileName', Component: DocumentScreen, loader: loadDocument }],
    path,
  );
}

test('DOC-01 the privacy policy has its own title and canonical link, and links to its text and to the PDF in a new tab', async () => {
  vi.mocked(documentUrl).mockResolvedValue(STORED_URL);
  openDocument(POLICY_PATH);
  await screen.findByTitle('Privacy policy');
  const link = screen.getByRole('link', { name: /^Open the document/ });
  expect(link).toHaveAttribute('href', STORED_URL);
  expect(link).toHaveAttribute('target', '_blank');
  expect(document.title).toMatch(/^Privacy policy \| /);
  expect(canonicalUrl()).toBe(`http://127.0.0.1:5000${POLICY_PATH}`);
  expect(screen.getByRole('link', { name: 'Read it as a web page' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('DOC-01 any other public document is named after its file', async () => {
  vi.mocked(documentUrl).mockResolvedValue(STORED_URL);
  openDocument('/document/docs_pdf/Terms_of%20delivery%20(Łódź).pdf');
  expect(await screen.findByTitle('Terms of delivery (Łódź)')).toBeInTheDocument();
  expect(documentUrl).toHaveBeenCalledWith('docs_pdf', 'Terms_of delivery (Łódź).pdf');
});

test.each([
  '/document/resources/privacy_policy.pdf',
  '/document/DOCS_PDF/privacy_policy.pdf',
  '/document/docs_pdf/..%2Fresources%2Fguide.pdf',
  '/document/docs_pdf%2F..%2Fresources/guide.pdf',
])('DOC-01 %s is not looked up, but shown as missing and not indexed', async (path) => {
  openDocument(path);
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(documentUrl).not.toHaveBeenCalled();
});

test('DOC-01 when Storage cannot be reached, the error is logged and shown, and can be retried', async () => {
  expectConsoleError('The document could not be found');
  vi.mocked(documentUrl).mockRejectedValueOnce(new Error('storage/retry-limit-exceeded'));
  openDocument(POLICY_PATH);
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeInTheDocument();
  vi.mocked(documentUrl).mockResolvedValueOnce(STORED_URL);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Privacy policy')).toBeInTheDocument();
});
