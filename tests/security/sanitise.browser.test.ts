// cspell:ignore bgsound fencedframe formaction xlink
import { expect, test } from 'vitest';
import { isTooComplex } from '#domain/html/nesting.ts';
import { createSanitiser } from '#domain/html/sanitise-html.ts';
import { bodyOf, dangersIn } from './dangers.ts';
import { showPage } from './shown-page.ts';
import { xssCorpus } from './xss-corpus.ts';

const sanitise = createSanitiser(window);

test.each(xssCorpus)(
  'POST-03 $technique: each payload acts unsanitised, and none does once sanitised',
  async ({ payloads }) => {
    const safe = payloads.map((payload) => showPage(payload, sanitise(payload)));
    const raw = payloads.map((payload) => showPage(payload, payload));
    const idle = () => raw.filter((page) => !page.hasActed()).map(({ payload }) => payload);
    await expect.poll(idle).toEqual([]);
    expect(safe.filter((page) => page.hasActed()).map(({ payload }) => payload)).toEqual([]);
    document.body.replaceChildren();
  },
);

/** Every element that this browser knows, and others: obsolete, foreign and custom ones. */
const ELEMENTS = [
  ...new Set(
    Object.getOwnPropertyNames(window).flatMap(
      (name) => /^HTML(\w+)Element$/.exec(name)?.[1]?.toLowerCase() ?? [],
    ),
  ),
  ...(
    'a abbr acronym address applet article aside b basefont bdi bdo bgsound big blink center cite code dd del dfn ' +
    'dl dt em figcaption figure footer frame h1 h2 h3 h5 header i image img input ins isindex kbd keygen li ' +
    'main marquee math nav nobr noembed noframes noscript ol p plaintext portal rb ruby s samp section small ' +
    'strike strong sub summary sup svg table td th tr tt u ul var video wbr xmp x-card fencedframe'
  ).split(' '),
];
/** Every event handler attribute of this browser, and others that load, navigate, run or name something. */
const ATTRIBUTES = [
  ...new Set(
    [...Object.keys(window), ...allKeysOf(HTMLElement.prototype)].filter((name) => name.startsWith('on')),
  ),
  ...(
    'action autofocus background cite class code data form formaction href id is manifest name nonce part ping ' +
    'popovertarget poster slot src srcdoc srcset style tabindex usemap xlink:href xmlns'
  ).split(' '),
];

function allKeysOf(object: object): string[] {
  const keys: string[] = [];
  for (const key in object) keys.push(key);
  return keys;
}

/** What sanitising leaves that articles may not contain, also after the browser has serialised it. */
function leftovers(html: string): string[] {
  const safe = sanitise(html);
  return [...dangersIn(safe), ...dangersIn(bodyOf(safe).innerHTML)];
}

test('POST-03 only the elements of an article are left', () => {
  expect(ELEMENTS.length).toBeGreaterThan(100);
  const dangerous = 'onclick="ran(1)" style="top:0" href="javascript:ran(1)" src="javascript:ran(1)"';
  expect(ELEMENTS.filter((name) => leftovers(`<${name} ${dangerous}>x</${name}>`).length > 0)).toEqual([]);
});

test.each(['javascript:ran(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://site.test/1'])(
  'POST-03 if every attribute has the value %s, only harmless attributes are left',
  (url) => {
    expect(ATTRIBUTES.length).toBeGreaterThan(100);
    const attributes = [...ATTRIBUTES, 'href'].map((name) => `${name}="${url}"`);
    // At most 40 at once, because HTML with more than 50 on one element becomes plain text.
    for (let first = 0; first < attributes.length; first += 40) {
      const forty = attributes.slice(first, first + 40).join(' ');
      expect(isTooComplex(`<p ${forty}>x</p>`)).toBe(false);
      for (const name of ['a', 'img', 'p', 'iframe'])
        expect(leftovers(`<${name} ${forty}>x</${name}>`)).toEqual([]);
    }
  },
);
