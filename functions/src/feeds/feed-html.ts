import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

/**
 * Returns a post's sanitised article (read-article.ts) for feed readers, which cannot resolve relative URLs: those of links and
 * pictures become absolute. `base` is the URL of the post's page.
 */
export function feedHtml(html: string, base: string): string {
  const article = parseFragment(html);
  completeUrls(article.childNodes, base);
  return serialize(article);
}

function completeUrls(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], base: string): void {
  for (const node of nodes) {
    if (!('attrs' in node)) continue;
    for (const attribute of node.attrs) {
      const isUrl = attribute.name === 'href' || attribute.name === 'src';
      if (isUrl) attribute.value = URL.parse(attribute.value, base)?.href ?? attribute.value;
    }
    completeUrls(node.childNodes, base);
  }
}
