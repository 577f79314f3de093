import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { documentUrl } from '#firebase/storage.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { renderRoutes } from '#tests/render.ts';
import { DocumentScreen, loadDocument } from './document-screen.tsx';

vi.mock('#firebase/storage.ts', () => ({ documentUrl: vi.fn() }));

const POLICY = '/document/docs_pdf/privacy_policy.pdf';
const STORED = 'http://127.0.0.1:9199/v0/b/site/o/docs_pdf%2Fprivacy_policy.pdf?alt=media&token=t';
const NOT_FOUND = 'Document not found or an error occurred.';

beforeEach(() => {
  vi.resetAllMocks();
});

function openDocument(path: string) {
  return renderRoutes(
    [{ path: '/document/:folder/:fileName', Component: DocumentScreen, loader: loadDocument }],
    path,
  );
}

/** Requests the frame, which does not load by itself. */
async function showFrame(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Show the document here' }));
}

test('DOC-01 "Loading..." until the document is found, then it loads on request in a named frame', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  vi.mocked(documentUrl).mockReturnValue(promise);
  openDocument(POLICY);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInTheDocument();
  resolve(STORED);
  const show = await screen.findByRole('button', { name: 'Show the document here' });
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(show);
  expect(screen.getByTitle('Privacy policy')).toHaveAttribute('src', STORED);
  expect(screen.getByTitle('Privacy policy')).toHaveFocus();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(documentUrl).toHaveBeenCalledExactlyOnceWith('docs_pdf', 'privacy_policy.pdf');
});

test('DOC-01 a link beside the frame opens the document in a new tab', async () => {
  vi.mocked(documentUrl).mockResolvedValue(STORED);
  openDocument(POLICY);
  const link = await screen.findByRole('link', { name: /^Open the document/ });
  expect(link).toHaveAttribute('href', STORED);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('DOC-01 the privacy policy is sheet 60, and has its own title and canonical link', async () => {
  vi.mocked(documentUrl).mockResolvedValue(STORED);
  openDocument(POLICY);
  await screen.findByRole('button', { name: 'Show the document here' });
  expect(screen.getByText('Sheet', { selector: 'dt' }).nextElementSibling).toHaveTextContent('60');
  expect(document.title).toMatch(/^Privacy policy \| /);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `http://127.0.0.1:5000${POLICY}`,
  );
});

test('DOC-01 the privacy policy is a text on the page as well, even when its file cannot be fetched', async () => {
  expectConsoleError('The document could not be found');
  vi.mocked(documentUrl).mockRejectedValueOnce(new Error('storage/retry-limit-exceeded'));
  openDocument(POLICY);
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Who is responsible' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
});

test('DOC-01 no other document has the text of the privacy policy', async () => {
  vi.mocked(documentUrl).mockResolvedValue(STORED);
  openDocument('/document/docs_pdf/terms.pdf');
  await screen.findByRole('button', { name: 'Show the document here' });
  expect(screen.queryByRole('heading', { name: 'Who is responsible' })).not.toBeInTheDocument();
});

test('DOC-01 any other public document is named after its file', async () => {
  vi.mocked(documentUrl).mockResolvedValue(STORED);
  openDocument('/document/docs_pdf/Terms_of%20delivery%20(Łódź).pdf');
  await showFrame();
  expect(screen.getByTitle('Terms of delivery (Łódź)')).toBeInTheDocument();
  expect(documentUrl).toHaveBeenCalledWith('docs_pdf', 'Terms_of delivery (Łódź).pdf');
});

test('DOC-01 a document that is not stored is shown as missing, and search engines do not index the page', async () => {
  vi.mocked(documentUrl).mockResolvedValue(undefined);
  openDocument('/document/docs_pdf/Call_this_number.pdf');
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(screen.queryByText(/Call/)).not.toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

test.each([
  '/document/resources/privacy_policy.pdf',
  '/document/DOCS_PDF/privacy_policy.pdf',
  '/document/docs_pdf/..%2Fresources%2Fguide.pdf',
  '/document/docs_pdf%2F..%2Fresources/guide.pdf',
  '/document/docs_pdf/..%5Cguide.pdf',
  '/document/docs_pdf/privacy_policy.html',
  '/document/docs_pdf/.pdf',
  '/document/docs_pdf/a%00.pdf',
])('DOC-01 %s is not looked up', async (path) => {
  openDocument(path);
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeInTheDocument();
  expect(documentUrl).not.toHaveBeenCalled();
});

test('DOC-01 when Storage cannot be reached, the error is logged and shown, and can be retried', async () => {
  expectConsoleError('The document could not be found');
  vi.mocked(documentUrl).mockRejectedValueOnce(new Error('storage/retry-limit-exceeded'));
  openDocument(POLICY);
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeInTheDocument();
  const { promise, resolve } = Promise.withResolvers<string>();
  vi.mocked(documentUrl).mockReturnValueOnce(promise);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  resolve(STORED);
  await showFrame();
  expect(screen.getByTitle('Privacy policy')).toBeInTheDocument();
});
