import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '#tests/render.ts';
import { Prose } from './prose.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const html = `
  <p><a href="/blog/units?x=1#why">On <em>units</em></a></p>
  <p><a href="${window.location.origin}/about">About us</a></p>
  <p><a href="https://example.com/" target="_blank" rel="noopener noreferrer">Example</a></p>
  <p><a href="/blog" target="_blank">The blog, apart</a></p>
  <p><a href="mailto:hello@example.com">Write</a></p>
  <p><a href="/blog" download>The page</a></p>
  <p><a href="/rss.xml">The feed</a></p>
  <p><a href="/images/posts/units.svg?v=2#a">The picture</a></p>
  <p><a href="/document/docs_pdf/privacy_policy.pdf">The policy</a></p>
  <p>Just words</p>`;

/** Clicks a link and returns whether the page handled the click instead of the browser. */
function isHandled(name: string, click: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name });
  const event = createEvent.click(link, { button: 0, ...click });
  let taken = false;
  const notice = (seen: Event) => {
    taken = seen.defaultPrevented;
    // jsdom would log an error because it cannot leave the page.
    seen.preventDefault();
  };
  window.addEventListener('click', notice, { once: true });
  fireEvent(link, event);
  return taken;
}

test.each([
  ['units', '/blog/units?x=1#why'],
  ['About us', '/about'],
  ['The policy', '/document/docs_pdf/privacy_policy.pdf'],
])('ROUTE-01 the link "%s" in a text is a navigation inside the site', async (words, address) => {
  const router = renderAt('/', <Prose html={html} />);
  await userEvent.click(screen.getByText(words));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(address);
});

test.each(['Example', 'The blog, apart', 'Write', 'The page'])(
  'NAV-12 the link "%s" is left to the browser',
  (name) => {
    renderAt('/', <Prose html={html} />);
    expect(isHandled(name)).toBe(false);
  },
);

test.each(['The feed', 'The picture'])(
  '"%s", a file of this site, is left to the browser: the app has no page for it',
  (name) => {
    renderAt('/', <Prose html={html} />);
    expect(isHandled(name)).toBe(false);
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser: a new tab or window',
  (click) => {
    renderAt('/', <Prose html={html} />);
    expect(isHandled('About us', click)).toBe(false);
  },
);

test('a click on plain text does nothing', async () => {
  const router = renderAt('/', <Prose html={html} />);
  await userEvent.click(screen.getByText('Just words'));
  expect(router.state.location.pathname).toBe('/');
});

test('POST-03 MKT-02 a marked video plays in place, and loads its frame only then', async () => {
  const video = '<p data-video=""><a href="https://www.youtube.com/watch?v=DatumBeam01">A slab</a></p>';
  renderAt('/', <Prose html={`<p>Look:</p>${video}<p>Seen?</p>`} />);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('link', { name: 'A slab' })).toBeNull();
  const play = screen.getByRole('link', { name: 'Load and play the video: A slab' });
  expect(screen.getByText('Look:').compareDocumentPosition(play)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Seen?').compareDocumentPosition(play)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await userEvent.click(play);
  expect(await screen.findByTitle('A slab')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com'),
  );
});

test('a picture that cannot be loaded is replaced, and its description stays', () => {
  renderAt(
    '/',
    <Prose html='<p><img src="/gone.png" srcset="/gone-2.png 2x" alt="A slab" loading="lazy"></p>' />,
  );
  const picture = screen.getByRole('img', { name: 'A slab' });
  expect(picture).toHaveAttribute('src', '/gone.png');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/images/post-default.svg');
  expect(picture).not.toHaveAttribute('srcset');
});

test('a picture that failed before hydration is replaced too', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  renderAt('/', <Prose html='<p><img src="/gone.png" alt="A slab"></p>' />);
  expect(screen.getByRole('img', { name: 'A slab' })).toHaveAttribute('src', '/images/post-default.svg');
});
