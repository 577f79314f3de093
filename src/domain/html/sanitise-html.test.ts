// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { bodyOf, dangersIn } from '#tests/security/dangers.ts';
import { xssCorpus } from '#tests/security/xss-corpus.ts';
import { createSanitiser } from './sanitise-html.ts';

const sanitise = createSanitiser(window);

test.each(xssCorpus)('POST-03 $technique: no payload leaves anything executable', ({ payloads }) => {
  const survivors = payloads.filter((payload) => {
    const safe = sanitise(payload);
    const reparsed = bodyOf(safe).innerHTML;
    const isStable = bodyOf(reparsed).innerHTML === reparsed;
    return dangersIn(safe).length > 0 || dangersIn(reparsed).length > 0 || !isStable;
  });
  expect(survivors).toEqual([]);
});

test('POST-03 the text in and around elements that are removed is preserved, but that of scripts is not', () => {
  expect(sanitise('<p>Before<script>alert(1)</script> and after</p>')).toBe('<p>Before and after</p>');
  expect(sanitise('<p><font color="red">Red</font> words</p>')).toBe('<p>Red words</p>');
  expect(sanitise('<h1>One</h1><div>Two</div>')).toBe('One Two ');
});

test.each([
  [`${'<span>'.repeat(4000)}1 &lt; 2`, '<p>1 &lt; 2</p>'],
  // Removing a tag must not assemble another.
  [`${'<b>'.repeat(4000)}A<scr<i>ipt>B</p><img src=x`, '<p>A ipt&gt;B</p>'],
])('SAFE-04 HTML that is nested too deeply is reduced to its text', (html, safe) => {
  expect(sanitise(html)).toBe(safe);
});

const TOO_DEEP = '<b>'.repeat(101);

test.each(['<', '<a', '</', '<!--', '<>', '< '])(
  'SAFE-04 very many %j are dropped in linear time',
  (part) => {
    expect(sanitise(`${TOO_DEEP}${part.repeat(200_000)}>end`)).toMatch(/^<p>[^<]*end<\/p>$/);
  },
);

test.each([
  '<h2>Heading</h2><h3>Below</h3><h4>Smallest</h4>',
  '<p>A <strong>strong</strong>, <b>bold</b>, <em>stressed</em>, <i>other</i>, <u>u</u> and <s>old</s> word</p>',
  '<ul><li>One<ul><li>Inner</li></ul></li></ul>',
  '<ol start="3" reversed=""><li>Three</li></ol>',
  '<p>CO<sub>2</sub> per m<sup>2</sup>,<br>and <code>IfcWall</code> &amp; <kbd>Esc</kbd></p><hr>',
  '<blockquote><p>“Less is more.”</p></blockquote><pre><code>if (a &lt; b) {\n  c();\n}</code></pre>',
  '<table><caption>Units</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col" colspan="2">Name</th></tr></thead><tbody><tr><td rowspan="2">W</td></tr></tbody><tfoot><tr><td>W/m²K</td></tr></tfoot></table>',
  '<figure><img src="/wall.png" alt="A wall" width="4" height="3" loading="lazy"><figcaption>A <em>wall</em></figcaption></figure>',
  '<dl><dt>EPD</dt><dd>A declaration</dd></dl><aside><p lang="pl" dir="ltr">Ściana 🧱</p></aside>',
  '<p><a href="/blog" title="The list">posts</a></p>',
  '<p><a href="mailto:hello@site.test">write</a> or <a href="tel:+48123">call</a></p>',
  '<p><abbr title="Environmental product declaration">EPD</abbr> of <time datetime="2026-01-08">8 January</time></p>',
])('POST-03 %s comes through unchanged', (html) => {
  expect(sanitise(html)).toBe(html);
});

test('LIVE-05 a picture loads lazily', () => {
  expect(sanitise('<img src="/wall.png" alt="">')).toBe('<img src="/wall.png" alt="" loading="lazy">');
});

function linkTo(attributes: string): Element | null {
  return bodyOf(sanitise(`<a ${attributes}>x</a>`)).querySelector('a');
}

test.each(['https://example.com/', 'HTTP://EXAMPLE.COM/'])(
  'NAV-12 a link to %s opens a new tab without handing the opener over',
  (url) => {
    const link = linkTo(`href="${url}" rel="opener"`);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  },
);

test.each(['/blog', '#part', `${window.location.origin}/blog`, 'mailto:hello@site.test'])(
  'NAV-12 a link to %s stays in this tab, whatever its author wrote',
  (url) => {
    const link = linkTo(`href="${url}" target="_blank" rel="opener"`);
    expect(link?.getAttribute('href')).toBe(url);
    expect(link?.hasAttribute('target')).toBe(false);
    expect(link?.hasAttribute('rel')).toBe(false);
  },
);

test.each(['//evil.test/', '/\\evil.test/', '/\t/evil.test/', 'evil.test'])(
  'POST-03 a link to %j, which hides where it leads, loses its address',
  (url) => {
    expect(linkTo(`href="${url}"`)?.hasAttribute('href')).toBe(false);
  },
);

test('POST-03 MKT-02 a YouTube frame becomes a marked link to its video, which loads nothing', () => {
  const html = sanitise('<iframe src="https://www.youtube.com/embed/DatumBeam01" allow="camera"></iframe>');
  expect(html).toBe(
    '<p data-video=""><a href="https://www.youtube.com/watch?v=DatumBeam01" target="_blank" rel="noopener noreferrer">Video</a></p>',
  );
});

test('POST-03 a video retains its author’s title as text, and survives being sanitised twice', () => {
  const once = sanitise('<iframe src="https://youtu.be/DatumBeam01" title="A <b>slab</b>"></iframe>');
  expect(once).toContain('>A &lt;b&gt;slab&lt;/b&gt;</a>');
  expect(sanitise(once)).toBe(once);
});
