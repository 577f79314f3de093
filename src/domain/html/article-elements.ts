/** The inline elements allowed in a post; they do not separate words. */
export const INLINE_ELEMENTS = [
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'kbd', 'abbr', 'time', 'span'],
];

/** The elements allowed in a post. */
export const ARTICLE_ELEMENTS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'aside', 'pre'],
  ...INLINE_ELEMENTS,
  ...['figure', 'figcaption', 'img'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** The allowed attributes that do not contain URLs, so nothing in them is loaded, followed or run. */
export const ARTICLE_ATTRIBUTES = [
  ...['title', 'alt', 'width', 'height', 'lang', 'dir', 'datetime', 'start', 'reversed'],
  ...['colspan', 'rowspan', 'scope', 'span', 'headers'],
];
