import { Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { isPublished } from '#domain/posts/post.ts';
import { readStoredPost } from '#domain/posts/stored-post.ts';
import { rssXml } from '../feeds/rss-xml.ts';
import { sitemapXml } from '../feeds/sitemap-xml.ts';
import { postUrl } from '../site-urls.ts';
import { listPosts } from './list-posts.ts';
import { rebuildSnapshot } from './rebuild-snapshot.ts';
import { readPostText, readSnapshot } from './snapshot.ts';

type Fields = Readonly<Record<string, unknown>>;

const { POISON, documents, files } = vi.hoisted(() => ({
  POISON: '<p>no sanitiser survives this</p>',
  documents: new Map<string, Readonly<Record<string, unknown>>>(),
  files: new Map<string, Buffer>(),
}));
vi.stubEnv('SITE_URL', 'https://www.example.org');
vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('../pictures/own-picture.ts', () => ({ ownPictureUrl: async () => '/images/copy.png' }));
vi.mock('./read-article.ts', async (importOriginal) => {
  const { readArticle } = await importOriginal<typeof import('./read-article.ts')>();
  const articles = new Map<string, ReturnType<typeof readArticle>>();
  return {
    // Reads each text once only, since most cases differ in other fields.
    readArticle: (html: string) => {
      if (html === POISON) return Promise.reject(new Error());
      const article = articles.get(html) ?? readArticle(html);
      articles.set(html, article);
      return article;
    },
  };
});
vi.mock('../firestore.ts', () => ({
  firestore: () => ({
    collection: () => ({ orderBy: () => ({ select: () => ({ stream: () => Readable.from(stored()) }) }) }),
    getAll: async (...names: readonly string[]) => stored().filter(({ ref }) => names.includes(ref)),
  }),
}));
vi.mock('./post-titles.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./post-titles.ts')>()),
  writeTitles: async () => {},
}));
vi.mock('../storage.ts', () => ({ bucket: () => ({ file: aFile }) }));

/** The documents as the Admin SDK returns them. */
function stored() {
  const updateTime = new Timestamp(1_795_000_000, 0);
  return [...documents].map(([id, data]) => ({ id, ref: id, updateTime, data: () => data }));
}

/** A file of Storage, whose names have at most 1024 bytes (cloud.google.com/storage/docs/objects#naming). */
function aFile(name: string) {
  if (Buffer.byteLength(name) > 1024) throw Object.assign(new Error('The name is too long'), { code: 400 });
  const missing = Object.assign(new Error('No such object'), { code: 404 });
  const store = (bytes: Buffer) => void files.set(name, bytes);
  return {
    getMetadata: async () => (files.has(name) ? [{ generation: 1 }] : Promise.reject(missing)),
    download: async () => (files.has(name) ? [files.get(name)] : Promise.reject(missing)),
    save: async (text: string) => store(Buffer.from(text)),
    delete: async () => files.delete(name),
    createReadStream: () => {
      const bytes = files.get(name);
      const stream = bytes ? Readable.from([bytes]) : new Readable({ read: () => stream.destroy(missing) });
      setImmediate(() => bytes && stream.emit('response', { headers: { 'x-goog-generation': '1' } }));
      return stream;
    },
    createWriteStream: () => {
      const chunks: Buffer[] = [];
      return new Writable({
        // `void`, because any argument of `done` would be an error.
        write: (chunk, _, done) => done(void chunks.push(Buffer.from(chunk))),
        final: (done) => done(void store(Buffer.concat(chunks))),
      });
    },
  };
}

const VALID = {
  slug: 'valid',
  title: 'A valid post',
  content: '<p>Its text</p>',
  published: true,
  date: Timestamp.fromMillis(Date.UTC(2026, 0, 1)),
};

/** Any value that the console or a program can put into a field. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '', {}, []),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom('__proto__', '..', '/', 'a/b', '<b>&"', ']]>', '\0\uffff', '%', '?#', 'x'.repeat(100_000)),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 20 }),
  fc.constant(Array<string>(5000).fill('Category')),
  fc.dictionary(fc.string(), fc.anything({ maxDepth: 2 }), { maxKeys: 3 }),
  // The first and the last moment that Firestore can store.
  fc.constantFrom(-62_135_596_800, 253_402_300_799).map((seconds) => new Timestamp(seconds, 999_000_000)),
  fc.uint8Array({ maxLength: 10 }),
);

const FIELDS = [
  ...['slug', 'postId', 'title', 'content', 'authorId', 'authorName', 'published', 'categories'],
  ...['viewsCount', 'likesCount', 'imageUrl', 'date', 'image', 'another'],
];

/** A valid post with up to three invalid fields, or a post that has only such fields. */
const invalidPost: fc.Arbitrary<Fields> = fc
  .dictionary(fc.constantFrom(...FIELDS), anyValue, { maxKeys: 3 })
  .chain((invalid) => fc.constantFrom<Fields>(invalid, { ...VALID, slug: 'other', ...invalid }));

/** Firestore's ids: up to 1500 bytes, any character but the slash. */
const anyId = fc.oneof(
  fc.constantFrom('x'.repeat(1500), 'ż'.repeat(750), '..%2f', '#?', ' '),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => text.replaceAll('/', '')),
);

beforeEach(() => {
  documents.clear();
  files.clear();
});

test('SAFE-04 an invalid post of any kind does not affect the others in lists, pages and feeds, and staff see its problems', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(anyId, invalidPost, { minKeys: 1, maxKeys: 4 }), async (invalid) => {
      documents.clear();
      files.clear();
      documents.set('valid', VALID);
      for (const [id, fields] of Object.entries(invalid))
        documents.set(`invalid-${id}`.slice(0, 1500), fields);

      await rebuildSnapshot();
      const posts = (await readSnapshot())?.posts ?? [];
      const valid = posts.find(({ id }) => id === 'valid');
      expect(valid && JSON.parse(String(await readPostText(valid)))).toMatchObject({
        html: '<p>Its text</p>',
      });

      for (const query of ['', 'search=its+text', 'category=Category', 'latest=10', 'related=valid']) {
        const lists = JSON.stringify(listPosts(posts, new URLSearchParams(query)));
        expect(lists.length).toBeLessThan(50_000);
      }
      const entries = posts.map(({ summary }) => ({ ...summary, url: postUrl(summary.slug), html: '' }));
      const channel = {
        title: 'T',
        description: 'D',
        pageUrl: 'https://a.example/',
        feedUrl: 'https://a.example/',
      };
      const rss = rssXml(
        channel,
        entries.map((entry) => ({ ...entry, author: entry.authorName, summary: entry.excerpt })),
      );
      expect(rss).toContain('A valid post');
      expect(sitemapXml(entries.map(({ url }) => ({ url, changed: new Date(0) })))).toContain('/blog/valid');

      for (const [id, fields] of documents) {
        const dated = fields.date instanceof Timestamp ? { ...fields, date: fields.date.toDate() } : fields;
        const { problems } = readStoredPost(id, dated);
        const isSkipped = isPublished(fields) && !posts.some((post) => post.id === id);
        if (isSkipped) expect(problems).not.toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

test('SAFE-04 a post whose text cannot be read is skipped, and named in the log', async () => {
  documents.set('valid', VALID);
  documents.set('unreadable', { ...VALID, slug: 'unreadable', content: POISON });
  expect(await rebuildSnapshot()).toMatchObject({ posts: 1 });
  expect((await readSnapshot())?.posts.map(({ id }) => id)).toEqual(['valid']);
  expect(vi.mocked(logger.error)).toHaveBeenCalledWith('A post cannot be indexed and is skipped', {
    id: 'unreadable',
    reason: 'Error',
  });
});
