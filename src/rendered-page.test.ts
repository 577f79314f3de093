import { expect, test } from 'vitest';
import { composePage } from './rendered-page.ts';

const SHELL = '<head><!--head--></head><body><div id="root"><!--body--></div><!--answers--></body>';

test('SEO-01 a rendered page stands in the root, and the browser takes it over', () => {
  const html = composePage(SHELL, { head: '<title>A $& B</title>', body: '<p>$1 and $$</p>' });
  expect(html).toBe(
    '<head><title>A $& B</title></head><body><div id="root" data-rendered="true"><p>$1 and $$</p></div></body>',
  );
});

test('SEO-01 what the page was made of comes with it, as data that cannot end its element', () => {
  const html = composePage(SHELL, {
    head: '',
    body: '',
    answers: { '/api/post': { title: '</script><b>' } },
  });
  expect(html).not.toContain('</script><b>');
  const [, json = ''] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '/api/post': { title: '</script><b>' } });
});

test('a page for many addresses is rendered anew, and its tags are marked to be replaced', () => {
  const head = '<title>Gone</title><meta name="robots" content="noindex"/><link rel="x"/>';
  const html = composePage(SHELL, { head, body: '<p>Gone</p>', isForOneAddress: false });
  expect(html).toContain('<div id="root"><p>Gone</p></div>');
  expect(html.match(/data-ahead/g)).toHaveLength(3);
});
