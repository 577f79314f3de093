// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { asScript } from './as-script.ts';

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c', 'R&amp;D', '👷'])(
  'SEO-03 %j stays inside the element unchanged',
  (text) => {
    const html = asScript({ text });
    expect(html.slice(html.indexOf('{'), html.lastIndexOf('}'))).not.toMatch(/[<>&\u2028\u2029]/);
    const [script, ...others] = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head
      .children;
    expect(others).toEqual([]);
    expect(script?.getAttribute('type')).toBe('application/ld+json');
    expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', text });
  },
);
