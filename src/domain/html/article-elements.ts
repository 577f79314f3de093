/** The elements that a post may show. */
export const ARTICLE_ELEMENTS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'aside'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'kbd', 'abbr', 'time', 'span'],
  ...['figure', 'figcaption', 'img'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Their attributes, but for those that hold addresses: nothing in these is loaded, followed or run. */
export const ARTICLE_ATTRIBUTES = [
  ...['title', 'alt', 'width', 'height', 'lang', 'dir', 'datetime', 'start', 'reversed'],
  ...['colspan', 'rowspan', 'scope', 'span', 'headers'],
];
