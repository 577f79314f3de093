import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';
import * as staff from '#tests/staff-fixtures.tsx';

const uploadPicture = vi.hoisted(() => vi.fn());
vi.mock('#firebase/staff-pictures.ts', () => ({ uploadPicture }));

const markdown = (title: string, body: string, frontMatter = '') =>
  `---\ntitle: ${title}\nauthor: Ann\n${frontMatter}---\n${body}\n`;

async function choose(files: Record<string, string>) {
  const user = staff.openPage();
  fireEvent.click(await screen.findByText('Import and export'));
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  await user.upload(await screen.findByLabelText('Choose the files'), new File([zip as BlobPart], 'all.zip'));
  return user;
}

test('STAFF-08 posts are checked with their pictures, each refusal is explained, and the other posts are saved as drafts', async () => {
  staff.isSlugTaken.mockImplementation(async (slug) => slug === 'taken');
  uploadPicture.mockResolvedValue({ address: 'https://storage.test/new.webp?alt=media&x=1' });
  const user = await choose({
    'walls.md': markdown(
      'Walls',
      'A ![wall](img/wall.png) and ![again](img/wall.png)\n\n<video src="x"></video>',
      'image: wall.png\ndate: 2026-01-02\n',
    ),
    'img/wall.png': 'a pixel',
    'taken.md': markdown('Taken', 'Text'),
    'blank.md': markdown('Blank', ''),
    'lost.md': markdown('Lost', 'See ![a](gone.png)'),
  });
  expect(await screen.findByText('1 post can be imported, 3 posts cannot.')).toBeInTheDocument();
  const refused = within(screen.getByRole('list', { name: '3 posts cannot' })).getAllByRole('listitem');
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    'Taken: the address /blog/taken is taken.',
    'Blank: Content is required.',
    'Lost: its picture gone.png is not among the files.',
  ]);
  const ready = screen.getByRole('list', { name: '1 post can be imported' });
  expect(ready).toHaveTextContent('Walls/blog/walls · 1 picture · not imported: <video>');
  expect(staff.createPost).not.toHaveBeenCalled();

  expectConsoleError('A post could not be imported');
  uploadPicture.mockRejectedValueOnce(new Error('unavailable'));
  await user.click(await staff.button('Import as drafts'));
  expect(await screen.findByText(/One post could not be saved/)).toBeInTheDocument();
  expect(staff.createPost).not.toHaveBeenCalled();
  await user.click(await staff.button('Import as drafts'));
  expect(await screen.findByText('1 post is a draft now.')).toBeInTheDocument();
  expect(uploadPicture).toHaveBeenCalledTimes(2);
  const [post] = staff.createPost.mock.lastCall ?? [];
  expect(post).toMatchObject({
    slug: 'walls',
    published: false,
    fields: { title: 'Walls', authorName: 'Ann' },
  });
  expect(post?.fields.imageUrl).toBe('https://storage.test/new.webp?alt=media&x=1');
  expect(
    post?.fields.content.match(/src="https:\/\/storage\.test\/new\.webp\?alt=media&amp;x=1"/g),
  ).toHaveLength(2);
  expect(post?.date).toEqual(new Date('2026-01-02T00:00Z'));
  await waitFor(() => expect(staff.readAllPosts).toHaveBeenCalledTimes(2));
});

test('STAFF-08 a refused post takes no address from the next post, a lost frame is named, and a post whose address was taken after the check is refused', async () => {
  const video = '<iframe src="https://www.youtube.com/embed/DatumBeam01"></iframe>';
  const user = await choose({
    'a/walls.md': markdown('Walls', ''),
    'b/walls.md': markdown('Walls', `${video}\n<iframe src="https://maps.test"></iframe>`),
  });
  const ready = await screen.findByRole('list', { name: '1 post can be imported' });
  expect(ready).toHaveTextContent('Walls/blog/walls · not imported: <iframe>');
  staff.createPost.mockResolvedValueOnce('address-taken');
  await user.click(await staff.button('Import as drafts'));
  const refused = await screen.findByRole('list', { name: '2 posts cannot' });
  expect(refused).toHaveTextContent('Walls: the address /blog/walls is taken.');
});

test('STAFF-08 a damaged ZIP, a ZIP that unpacks to too much and a text that is too long are refused by name, and the rest is read', async () => {
  const user = staff.openPage();
  fireEvent.click(await screen.findByText('Import and export'));
  const bomb = zipSync({ 'a.png': strToU8('x') });
  // Six bytes before its end, a ZIP has the position of its central directory; 24 bytes into that is the unpacked size.
  const view = new DataView(bomb.buffer);
  view.setUint32(view.getUint32(bomb.length - 6, true) + 24, 501 * 1024 * 1024, true);
  const files = { 'damaged.zip': strToU8('PK'), 'bomb.zip': bomb };
  await user.upload(await screen.findByLabelText('Choose the files'), [
    ...Object.entries(files).map(([name, bytes]) => new File([bytes as BlobPart], name)),
    new File([markdown('Long', 'x'.repeat(2_000_001))], 'long.md'),
    new File([markdown('Walls', 'Text')], 'walls.md'),
  ]);
  expect(await screen.findByText('1 post can be imported, 3 posts cannot.')).toBeInTheDocument();
  const refused = within(screen.getByRole('list', { name: '3 posts cannot' })).getAllByRole('listitem');
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    'damaged.zip: invalid zip data.',
    'bomb.zip: it has more than 500 MB when it is unpacked.',
    'Long: its text has more than two million characters.',
  ]);
});
