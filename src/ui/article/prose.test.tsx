import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#tests/render.ts';
import { Prose } from './prose.tsx';

test('POST-03 MKT-02 a marked video plays in place, and loads its frame only then', async () => {
  const video = '<p data-video=""><a href="https://www.youtube.com/watch?v=DatumBeam01">A slab</a></p>';
  renderAt('/', <Prose html={`<p>Look:</p>${video}<p>Seen?</p>`} />);
  const play = await screen.findByRole('link', { name: 'Load and play the video: A slab' });
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('link', { name: 'A slab' })).toBeNull();
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

test('SAFE-04 names and units stay on one line with their numbers, except in code, and this takes linear time', () => {
  // If the time were quadratic, this would take minutes.
  const image = `<img src="/a.png" alt="${'<pre>'.repeat(200_000)}">`;
  renderAt(
    '/',
    <Prose
      html={`<p>EN 15804 on A1 to A3, 2 × 8 mm, 2 July 2026, (EU) No 305/2011, ISO 16739-1</p><pre><code>ISO 10303</code></pre>${image}`}
    />,
  );
  expect(document.querySelector('p')?.textContent).toBe(
    'EN\u00a015804 on A1\u00a0to\u00a0A3, 2\u00a0×\u00a08\u00a0mm, 2\u00a0July 2026, (EU)\u00a0No\u00a0305/2011, ISO\u00a016739-\u20601',
  );
  expect(document.querySelector('pre')?.textContent).toBe('ISO 10303');
});

test('code breaks between the parts of names and addresses, which are copied as they are, and not in blocks of code', () => {
  renderAt(
    '/',
    <Prose html="<pre><code>a/b</code></pre><code>Pset_MaterialThermal</code><code>//id.example/01/0952</code>" />,
  );
  expect(document.querySelector('pre + code')?.innerHTML).toBe(
    'Pset_<wbr class="prefix">Material<wbr>Thermal',
  );
  expect(document.querySelector('code + code')?.innerHTML).toBe(
    '//<wbr class="break">id.example/<wbr class="break">01/<wbr class="break">0952',
  );
  expect(document.querySelector('pre')?.innerHTML).toBe('<code>a/b</code>');
});
