import { CALLS, rewrite } from './responses.ts';

const LONG_TITLE =
  'Umweltproduktdeklarationsprüfung: what a manufacturer of ventilated rainscreen façades has to know about declared units, functional units and everything between them before the next tender';
const LONG_NAME = 'Dr. Aleksandra Wiśniewska-Kowalczyk and the working group on passports';

/** Responses of the services with the longest and the shortest texts possible. */
export const withLongTexts = (call: keyof typeof CALLS) =>
  rewrite(CALLS[call], (body) =>
    body
      .replaceAll(/"title":"[^"]*"/g, `"title":"${LONG_TITLE}"`)
      .replaceAll(/"authorName":"[^"]*"/g, `"authorName":"${LONG_NAME}"`)
      .replaceAll(
        /"categories":\["[^\]]*\]/g,
        '"categories":["Product passports and regulation","Data management","Sustainability","BIM"]',
      ),
  );

export const withShortTexts = (call: keyof typeof CALLS) =>
  rewrite(CALLS[call], (body) =>
    body
      .replaceAll(/"title":"[^"]*"/g, '"title":"IFC"')
      .replaceAll(/"excerpt":"[^"]*"/g, '"excerpt":"Soon."')
      .replaceAll(/"authorName":"[^"]*"/g, '"authorName":""')
      .replaceAll(/"categories":\["[^\]]*\]/g, '"categories":[]')
      .replaceAll(/"content":"(?:[^"\\]|\\.)*"/g, '"content":"<p>Soon.</p>"'),
  );

/** Everything that a post may contain. */
export const EVERYTHING_IN_A_POST = `
<p>A first paragraph with <strong>bold</strong>, <em>italic</em>, <code>Pset_WallCommon</code> and <a href="https://www.buildingsmart.org/">a link</a>.</p>
<h2>A heading of the second order</h2><p>Words of a paragraph that is long enough to run over several lines at every width of the window, as paragraphs of posts do.</p>
<ul><li>One property</li><li>One unit<ul><li>in millimetres</li></ul></li></ul><ol><li>First</li><li>Second</li></ol>
<blockquote><p>A value without its unit is a number.</p></blockquote>
<h3>A heading of the third order</h3><pre><code>IFCPROPERTYSINGLEVALUE('ThermalTransmittance', $, IFCTHERMALTRANSMITTANCEMEASURE(0.15), $);</code></pre>
<table><thead><tr><th>Property</th><th>Set</th><th>Unit</th><th>Value</th><th>Source</th></tr></thead><tbody><tr><td>ThermalTransmittance</td><td>Pset_WallCommon</td><td>W/(m²K)</td><td>0.15</td><td>EN ISO 6946</td></tr></tbody></table>
<figure><img src="/images/post-default.svg" alt="A drawing"><figcaption>A drawing and what it shows</figcaption></figure><hr><p>The end.</p>`;
