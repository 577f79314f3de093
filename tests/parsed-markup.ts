/** Test helpers for drawings: parse the markup as XML. Need a DOMParser. */

const NUMERIC = ['d', 'cx', 'cy', 'r', 'x', 'y', 'transform', 'viewBox', 'width', 'height'];

/**
 * Returns the root element of an SVG document.
 *
 * @throws if the markup is not well formed or a numeric attribute is not a number
 */
export function parsedSvg(markup: string): Element {
  const { documentElement } = new DOMParser().parseFromString(markup, 'image/svg+xml');
  if (documentElement.tagName !== 'svg') throw new Error(`Not well formed: ${documentElement.textContent}`);
  for (const element of [documentElement, ...documentElement.querySelectorAll('*')]) {
    for (const name of NUMERIC) {
      const value = element.getAttribute(name);
      if (value !== null && /NaN|undefined|Infinity|null/.test(value)) {
        throw new Error(`Not a number in ${name} of <${element.tagName}>: ${value}`);
      }
    }
  }
  return documentElement;
}
