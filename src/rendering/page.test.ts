import { expect, test } from 'vitest';
import { composePage, composeStaticPage, type PageShell } from './page.ts';

const SHELL: PageShell = {
  start: '<head>',
  middle: '</head><body>',
  end: '</body>',
  app: '<script>start()</script>',
  files: ['/assets/react.js', '/assets/entry.css', '/assets/entry.js'],
  filesOf: {
    'src/features/blog.tsx': ['/assets/react.js', '/assets/blog.css', '/assets/blog.js'],
    'src/features/post.tsx': ['/assets/blog.js', '/assets/post.js'],
  },
  stylesOf: { '': 'a{}', 'src/features/blog.tsx': 'b{}', 'src/features/post.tsx': 'p{}' },
};

test('SEO-01 a rendered page is unchanged in the root of the shell, followed by its data and the app', () => {
  const shell = { ...SHELL, files: [] };
  const responses = { '/api/post': { title: 'Units' } };
  const html = composePage(shell, { head: '<title>A $& B</title>', body: '<p>$1 and $$</p>', responses });
  expect(html).toBe(
    '<head><style>a{}</style><noscript></noscript><title>A $& B</title></head>' +
      '<body><div id="root"><p>$1 and $$</p></div>' +
      '<script type="application/json" id="page-data">{"files":[],"responses":{"/api/post":{"title":"Units"}}}</script>' +
      '<script>start()</script></body>',
  );
});

test('LIVE-06 a page lists the files of the app and of its screen, each once', () => {
  const modules = ['src/features/blog.tsx', 'src/features/post.tsx'];
  const html = composePage(SHELL, { head: '', body: '', modules });
  const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    files: [...SHELL.files, '/assets/blog.css', '/assets/blog.js', '/assets/post.js'],
  });
});

test('FAST-01 the head of a page has the first styles of its own screen, and the stylesheets for browsers without scripts', () => {
  const html = composePage(SHELL, { head: '', body: '', modules: ['src/features/blog.tsx'] });
  const links = ['entry', 'blog'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`);
  expect(html).toMatch(`<head><style>b{}</style><noscript>${links.join('')}</noscript></head>`);
});

test('LIVE-03 a page without the app contains none of it, and waits for the stylesheets', () => {
  const html = composeStaticPage(SHELL, { head: '<title>Sent</title>', body: '<p>Thank you</p>' });
  expect(html).toBe(
    '<head><link rel="stylesheet" href="/assets/entry.css"><title>Sent</title></head><body><div id="root"><p>Thank you</p></div></body>',
  );
});
