// @vitest-environment jsdom
import { expect, test } from 'vitest';
import ghost from './ghost-export.json' with { type: 'json' };
import { readTransfer } from './read-transfer.ts';
import { pictureFile } from './transfer-post.ts';

const parseXml = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');
const read = (name: string, source: string) => readTransfer(name, source, parseXml);

test('STAFF-08 Markdown with front matter becomes a post, and errors in the front matter are reported', () => {
  const frontMatter = 'title: "A: wall"\ndate: 2026-11-20\nauthor: Ann\ncategories: [IFC]\nimage: wall.png';
  const { posts } = read('drafts/a-wall.md', `---\n${frontMatter}\n---\n# One\n\n## Two\n\n~~x~~ | a "b"\n`);
  expect(posts).toMatchObject([
    { slug: 'a-wall', title: 'A: wall', authorName: 'Ann', categories: ['IFC'], image: 'wall.png' },
  ]);
  expect(posts[0]?.date).toEqual(new Date('2026-11-20'));
  expect(posts[0]?.html).toBe('<h2>One</h2>\n<h3>Two</h3>\n<p><del>x</del> | a &quot;b&quot;</p>\n');
  expect(read('b.md', '---\ntitle: B\nlayout: post\n---\n').refused[0]?.reason).toBe(
    'author is missing; layout is unknown',
  );
  expect(read('c.md', 'Words').refused).toEqual([
    { title: 'c.md', reason: expect.stringContaining('front matter') },
  ]);
});

test('STAFF-08 an export of Ghost is read as posts with author, tags, cover and metadata, and its pages are refused', () => {
  const { posts, refused } = read('ghost.json', JSON.stringify(ghost));
  expect(posts).toMatchObject([{ slug: 'walls', authorName: 'Ann Nowak', categories: ['BIM'] }]);
  expect(posts[0]).toMatchObject({ searchTitle: 'All walls', searchDescription: '' });
  expect(posts[0]).toMatchObject({ image: '__GHOST_URL__/content/images/a.png', imageAlt: 'A wall' });
  expect(posts[0]?.date).toEqual(new Date('2024-05-06T07:08:09Z'));
  expect(refused).toEqual([{ title: 'About us', reason: 'it is a page, not a post' }]);
  expect(read('x.json', '{"db":[]}').refused[0]?.reason).toBe('it is not an export of Ghost');
});

function wordPress(...items: readonly string[]): string {
  const author =
    '<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name><![CDATA[Ann Nowak]]></wp:author_display_name></wp:author>';
  const names = 'xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d"';
  return `<?xml version="1.0"?><rss ${names}><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>${author}${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
}

const wordPressItem = (type: string, status: string, more = '') =>
  `<title>${type} ${status}</title><link>https://old.example/x</link><dc:creator>ann</dc:creator><wp:post_name>${type}</wp:post_name><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>${more}`;

test('STAFF-08 an export of WordPress is read as posts in paragraphs, with author, categories, cover and captions', () => {
  const text =
    'One\nline\n\n<h2>Two</h2>\n\n[caption id="x" width="300"]<img src="https://old.example/a-300x200.png" /> A wall[/caption]<script>1</script>';
  const xml = wordPress(
    wordPressItem(
      'post',
      'publish',
      `<content:encoded><![CDATA[${text}]]></content:encoded><excerpt:encoded><![CDATA[In & out]]></excerpt:encoded><category domain="category" nicename="b">BIM</category><category domain="post_tag" nicename="t">Tag</category><wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>`,
    ),
    wordPressItem(
      'attachment',
      'inherit',
      '<wp:post_id>7</wp:post_id><wp:attachment_url>https://old.example/c.jpg</wp:attachment_url>',
    ),
    wordPressItem('page', 'publish'),
    wordPressItem('post', 'trash'),
  );
  const { posts, refused } = read('export.xml', xml);
  expect(posts).toMatchObject([{ slug: 'post', authorName: 'Ann Nowak', categories: ['BIM'] }]);
  expect(posts[0]).toMatchObject({ excerpt: 'In & out', image: 'https://old.example/c.jpg' });
  expect(posts[0]?.date).toEqual(new Date('2024-05-06T07:08:09Z'));
  expect(posts[0]?.html).toBe(
    '<p>One<br>line</p>\n<h2>Two</h2>\n<figure><img src="https://old.example/a-300x200.png" /><figcaption> A wall</figcaption></figure>\n<p><script>1</script></p>',
  );
  expect(refused).toEqual([
    { title: 'page publish', reason: 'it is a page, not a post' },
    { title: 'post trash', reason: 'its state is “trash”' },
  ]);
  expect(read('x.xml', '<rss/>').refused[0]?.reason).toMatch(/not an export of WordPress/);
});

test.each([
  ['wall.png', 'wall.png'],
  ['./img/wall.png', 'img/wall.png'],
  ['https://old.example/wp-content/uploads/2024/05/roof-300x200.jpg?x=1', 'uploads/2024/05/roof.jpg'],
  ['__GHOST_URL__/content/images/size/w600/2023/01/two%20walls.png', 'images/2023/01/two walls.png'],
  ['../../etc/passwd.png', undefined],
])('STAFF-08 the picture %s is found in the file %s', (source, file) => {
  const files = ['img/wall.png', 'wall.png', 'uploads/2023/01/roof.jpg', 'uploads/2024/05/roof.jpg'];
  expect(pictureFile(source, [...files, 'images/2023/01/two walls.png'])).toBe(file);
});

test('STAFF-08 an invalid date is left out, and 100,000 captions that never close do not slow down reading', () => {
  const [post] = ghost.db[0]?.data.posts ?? [];
  const withInvalidDate = { data: { posts: [{ ...post, published_at: 'yesterday' }] } };
  expect(read('ghost.json', JSON.stringify(withInvalidDate)).posts[0]?.date).toBeUndefined();
  const unclosed = '[caption'.repeat(50_000) + '[caption]<a '.repeat(50_000);
  const started = performance.now();
  read(
    'export.xml',
    wordPress(wordPressItem('post', 'draft', `<content:encoded><![CDATA[${unclosed}]]></content:encoded>`)),
  );
  expect(performance.now() - started).toBeLessThan(2000);
});
