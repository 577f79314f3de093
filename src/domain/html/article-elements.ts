/** The inline elements allowed in a post; they do not separate words. */
export const INLINE_ELEMENTS = 'a strong b em i u s sub sup code kbd abbr time span'.split(' ');

/** The elements allowed in a post. */
export const ARTICLE_ELEMENTS = [
  ...'p br hr h2 h3 h4 ul ol li dl dt dd blockquote aside pre figure figcaption img'.split(' '),
  ...'table caption colgroup col thead tbody tfoot tr th td'.split(' '),
  ...INLINE_ELEMENTS,
];

/** The allowed attributes that do not contain URLs, so nothing in them is loaded, followed or run. */
export const ARTICLE_ATTRIBUTES =
  'title alt width height lang dir datetime start reversed colspan rowspan scope span headers'.split(' ');
