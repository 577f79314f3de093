// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type TagManagerTexts, trustKnownScripts } from './trusted-scripts.ts';

type Rules = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (text: string, sink?: string) => string | null
>;

const TEXTS = { snippet: '\n(function(w){})(window);', unused: ['\n <iframe src="https://tags.example/">'] };

afterEach(() => vi.unstubAllGlobals());

function rulesFor(texts?: TagManagerTexts): Partial<Rules> {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trustKnownScripts(texts);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('default');
  return createPolicy.mock.calls[0]?.[1];
}

test('SAFE-06 only the snippet of the tag manager is accepted as a script or as HTML', () => {
  const { createHTML: create, createScript } = rulesFor(TEXTS) as Rules;
  const createHTML = (html: string) => create(html, 'TrustedHTML');
  expect([createHTML(TEXTS.snippet), createScript(TEXTS.snippet)]).toEqual([TEXTS.snippet, TEXTS.snippet]);
  expect(TEXTS.unused.map(createHTML)).toEqual(['']);
  const altered = fc.oneof(
    fc.string(),
    fc.string({ minLength: 1 }).map((more) => TEXTS.snippet + more),
    fc.string({ minLength: 1 }).map((more) => more + TEXTS.snippet),
  );
  fc.assert(
    fc.property(altered, (text) => {
      expect([createHTML(text), createScript(text)]).toEqual([null, null]);
    }),
  );
});

test('STAFF-08 the policy throws for HTML that the editor pastes, so that the editor uses its own policy', () => {
  expect(() => (rulesFor(TEXTS) as Rules).createHTML('<p>Pasted</p>')).toThrow(TypeError);
});

test('SAFE-06 without a tag manager no text is trusted', () => {
  expect(Object.keys(rulesFor())).toEqual(['createScriptURL']);
});

test('SAFE-06 DAY-03 URLs of known scripts pass, others do not, and in the local run the tag manager’s is replaced', () => {
  const [captcha, tags] = [
    'https://www.google.com/recaptcha/api.js',
    'https://www.googletagmanager.com/gtm.js',
  ];
  const own = [`${location.origin}/assets/app.js`, '/assets/app.js'];
  const others = ['https://evil.example/', '//evil.example/a.js', 'data:text/javascript,1', 'blob:null/1'];
  const urls = [captcha, tags, ...own, ...others];
  for (const texts of [undefined, TEXTS]) {
    const { createScriptURL } = rulesFor(texts) as Rules;
    expect(urls.map((url) => createScriptURL(url))).toEqual([captcha, tags, ...own, null, null, null, null]);
  }
  const { createScriptURL } = rulesFor({ ...TEXTS, standIn: 'http://127.0.0.1:5080' }) as Rules;
  expect(createScriptURL(tags)).toBe('http://127.0.0.1:5080/gtm.js');
});
