/** A second-level heading of a text and the content below it, up to the next one. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** The section without its heading. */
  readonly html: string;
}

interface HeadedHtml {
  readonly html: string;
  /** The second-level headings of `html`, in order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

const HEADING = /<h2 id="[^"]*">.*?<\/h2>\n?/;

/** Splits rendered Markdown at its second-level headings; content before the first one is left out. */
export function sectionsOf({ html, headings }: HeadedHtml): Section[] {
  const [, ...parts] = html.split(HEADING);
  return headings.map(({ id, text }, index) => ({ id, title: text, html: parts[index] ?? '' }));
}
