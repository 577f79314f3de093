/** Counts titles, descriptions and canonical links in a page's HTML, in this order. Titles of drawings do not count. */
export function countTags(html: string): readonly number[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const count = (text: string, tag: string) => text.split(tag).length - 1;
  return [
    count(head, '<title'),
    count(html, '<meta name="description"'),
    count(html, '<link rel="canonical"'),
  ];
}
