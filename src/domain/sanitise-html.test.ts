// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createSanitiser } from './sanitise-html.ts';

const sanitise = createSanitiser(window);

/** Names that an article may show. Written out again: what the product allows by mistake must not be allowed here. */
const HARMLESS_ELEMENTS = new Set(
  (
    'a abbr aside b blockquote br caption code col colgroup dd dl dt em figcaption figure h2 h3 h4 hr i img kbd ' +
    'li ol p pre s span strong sub sup table tbody td tfoot th thead time tr u ul'
  ).split(' '),
);
const HARMLESS_ATTRIBUTES = new Set(
  (
    'alt colspan data-film datetime dir headers height href lang loading rel reversed rowspan scope span ' +
    'src start target title width'
  ).split(' '),
);
const HARMLESS_PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** What could run, load or send in this HTML once a browser has parsed it. */
function dangersIn(html: string): string[] {
  const elements = [...parse(html).querySelectorAll('*')];
  return elements.flatMap((element) => {
    const name = element.localName;
    const found = HARMLESS_ELEMENTS.has(name) ? [] : [`<${name}>`];
    for (const { name: attribute, value } of element.attributes) {
      if (!HARMLESS_ATTRIBUTES.has(attribute)) found.push(`${name}[${attribute}]`);
      const isAddress = attribute === 'href' || attribute === 'src';
      if (isAddress && !HARMLESS_PROTOCOLS.has(new URL(value, 'https://site.test').protocol))
        found.push(value);
    }
    return found;
  });
}

const attacks: readonly string[] = [
  // Elements that run
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<script\x0b>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x.class"></applet>',
  '<template><script>alert(1)</script></template>',
  '<x-card onclick="alert(1)">own element</x-card>',
  '<audio src=x onerror=alert(1)></audio>',
  '<video><source onerror="alert(1)"></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<body onload=alert(1)>',
  // Handlers
  '<img src=x onerror=alert(1)>',
  '<img src=x OnErRoR=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="/blog" onmouseover="alert(1)">x</a>',
  '<p onfocus=alert(1) autofocus tabindex=0>x</p>',
  '<table><td onpointerenter=alert(1)>x</td></table>',
  '<span style="animation-name:x" onanimationstart=alert(1)>x</span>',
  // Addresses
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://site.test/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="https://evil.test/x 1x" src="/x.png">',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  // Frames
  '<iframe src="https://evil.test/"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/DatumBeam01" srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com.evil.test/embed/DatumBeam01"></iframe>',
  '<iframe src="https://www.youtube.com/embed/DatumBeam01" onload="alert(1)" name="x"></iframe>',
  '<iframe></iframe>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  // Style, foreign content and documents
  '<style>@import "https://evil.test/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.test/">',
  '<title><img src=x onerror=alert(1)></title>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>',
  '<svg><foreignObject><iframe srcdoc="x"></iframe></foreignObject></svg>',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  // Forms
  '<form action="https://evil.test/"><input name="password"><button>Send</button></form>',
  '<form id=x></form><button form=x formaction="javascript:alert(1)">x</button>',
  '<input type="image" src=x onerror=alert(1)>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<select><option onclick=alert(1)>x</option></select>',
  '<isindex action="javascript:alert(1)" type=submit>',
  // Clobbering: names that a script of the page might look up
  '<a id="defaultView" name="location" href="/blog">x</a>',
  '<img name="body" id="cookie" src="/x.png">',
  '<form><input name="attributes"></form>',
  // Mutation: harmless when parsed once, not when serialised and parsed again
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<table><caption><svg><title><table><caption></caption></table></title><style><a id="</style><img src=x onerror=alert(1)>">',
];

describe('what must never run', () => {
  test('POST-03 the attacks are dangerous before they are sanitised', () => {
    const harmless = attacks.filter((attack) => {
      const page = new DOMParser().parseFromString(attack, 'text/html');
      return (
        dangersIn(attack).length === 0 &&
        page.head.childElementCount === 0 &&
        page.body.attributes.length === 0
      );
    });
    expect(harmless).toEqual([]);
    expect(attacks.length).toBeGreaterThanOrEqual(40);
  });

  test.each(attacks)('POST-03 nothing that runs is left of %j', (attack) => {
    const safe = sanitise(attack);
    expect(dangersIn(safe)).toEqual([]);
    // What a browser writes after reading it is read the same way again.
    const read = parse(safe).innerHTML;
    expect(dangersIn(read)).toEqual([]);
    expect(parse(read).innerHTML).toBe(read);
  });

  test('POST-03 the words around an attack stay', () => {
    expect(sanitise('<p>Before<script>alert(1)</script> and after</p>')).toBe('<p>Before and after</p>');
    expect(sanitise('<p><font color="red">Red</font> words</p>')).toBe('<p>Red words</p>');
  });
});

describe('what an article keeps', () => {
  test.each([
    '<h2>Heading</h2><h3>Below</h3><h4>Smallest</h4>',
    '<p>A <strong>strong</strong>, <b>bold</b>, <em>stressed</em>, <i>other</i>, <u>u</u> and <s>old</s> word</p>',
    '<p>CO<sub>2</sub> per m<sup>2</sup><br>and <code>IfcWall</code></p><hr>',
    '<ul><li>One<ul><li>Inner</li></ul></li></ul>',
    '<ol start="3" reversed=""><li>Three</li></ol>',
    '<dl><dt>GTIN</dt><dd>An identifier</dd></dl>',
    '<blockquote><p>Words</p></blockquote>',
    '<pre><code>a &lt; b</code></pre>',
    '<aside>Beside</aside>',
    '<figure><figcaption>A wall</figcaption></figure>',
    '<table><caption>Units</caption><thead><tr><th scope="col" colspan="2">Name</th></tr></thead><tbody><tr><td rowspan="2">W</td></tr></tbody></table>',
    '<p><a href="/blog" title="The list">posts</a></p>',
    '<p><a href="#part">below</a></p>',
    '<p><a href="mailto:hello@site.test">write</a> or <a href="tel:+48123">call</a></p>',
    '<p><abbr title="Environmental product declaration">EPD</abbr> of <time datetime="2026-01-08">8 January</time></p>',
    '<p lang="pl" dir="ltr">Ściana</p>',
  ])('POST-03 %s comes through unchanged', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  test('POST-03 a picture keeps its text and size, and loads when it comes near', () => {
    expect(parse(sanitise('<img src="/wall.png" alt="A wall" width="4" height="3">')).innerHTML).toBe(
      '<img src="/wall.png" alt="A wall" width="4" height="3" loading="lazy">',
    );
  });
});

describe('links', () => {
  function linkTo(attributes: string): Element | null {
    return parse(sanitise(`<a ${attributes}>x</a>`)).querySelector('a');
  }

  test.each(['https://example.com/', 'http://example.com/', 'HTTPS://EXAMPLE.COM/'])(
    'NAV-12 a link to %s opens a new tab without handing the opener over',
    (address) => {
      const link = linkTo(`href="${address}" rel="opener"`);
      expect(link?.getAttribute('target')).toBe('_blank');
      expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    },
  );

  test.each(['/blog', '#part', `${window.location.origin}/blog`, 'mailto:hello@site.test'])(
    'NAV-12 a link to %s stays in this tab, whatever its author wrote',
    (address) => {
      const link = linkTo(`href="${address}" target="_blank" rel="opener"`);
      expect(link?.getAttribute('href')).toBe(address);
      expect(link?.hasAttribute('target')).toBe(false);
      expect(link?.hasAttribute('rel')).toBe(false);
    },
  );

  test.each(['//evil.test/', '/\\evil.test/', '/\t/evil.test/', 'evil.test'])(
    'POST-03 a link to %j, which hides where it leads, loses its address',
    (address) => {
      expect(linkTo(`href="${address}"`)?.hasAttribute('href')).toBe(false);
    },
  );
});

describe('films', () => {
  const film = (html: string) => parse(sanitise(html)).querySelector('p[data-film] > a');

  test('POST-03 MKT-02 the frame of a YouTube film becomes a marked link to it, which loads nothing', () => {
    const html = sanitise('<iframe src="https://www.youtube.com/embed/DatumBeam01" allow="camera"></iframe>');
    expect(html).toBe(
      '<p data-film=""><a href="https://www.youtube.com/watch?v=DatumBeam01" target="_blank" rel="noopener noreferrer">Video</a></p>',
    );
  });

  test('POST-03 a film keeps the title of its author, as text', () => {
    const frame = '<iframe src="https://youtu.be/DatumBeam01" title="A <b>slab</b> &amp; more"></iframe>';
    expect(film(frame)?.textContent).toBe('A <b>slab</b> & more');
    expect(film(frame)?.children).toHaveLength(0);
  });

  test('POST-03 a text that is cleaned twice keeps its films', () => {
    const once = sanitise('<p>Look:</p><iframe src="https://youtu.be/DatumBeam01" title="A slab"></iframe>');
    expect(sanitise(once)).toBe(once);
  });
});
