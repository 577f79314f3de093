import { useMemo, useRef } from 'react';
import { classNames } from '#ui/controls/class-names.ts';
import { useMissingPictures } from './missing-pictures.ts';
import styles from './prose.module.css';
import { ProseVideos } from './prose-videos.tsx';
import { useMarkup } from './use-markup.ts';

interface ProseProps {
  readonly html: string;
  /** Whether the text is only a few sentences, without an opening paragraph. */
  readonly isShort?: boolean;
}

/** Matches what must stay on one line (a standard or article with its number, a range, a quantity, a date), and tags of code. */
const TIED =
  /<(\/?)(?:pre|code)\b[^<>]*>|\b(?:EN|ISO|IEC|IFC|Articles?|Annex|[A-D]\d to) (?=[\dIVX]|[A-D]\d)|\(EU\) (?=\d)|\d (?:to|×|\+) (?=\d)|\d (?=(?:mm|c?m[²³]?|kg|km|MJ|kWh|°C|%|[KM]B|W\/\(?m)(?!\p{L})|[A-Z][a-z]+ \d{4})/gsu;

/** Keeps such texts on one line, except in code. In tables, names of property sets may wrap after a prefix. Takes linear time. */
function withTiedNumbers(html: string): string {
  let depth = 0;
  return html.replaceAll(/<td[^<>]*><code>Pset_/g, '$&<wbr>').replace(TIED, (found, slash?: string) => {
    if (slash !== undefined) depth += slash ? -1 : 1;
    return slash === undefined && depth === 0 ? found.replaceAll(' ', '\u00a0') : found;
  });
}

/**
 * A text. Takes only safe HTML: rendered from this project's Markdown at build time, or sanitised by
 * `domain/html/sanitise-html.ts`. Videos play in place of their links.
 */
export function Prose({ html, isShort = false }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const tied = useMemo(() => withTiedNumbers(html), [html]);
  useMissingPictures(text, html);
  return (
    <>
      <div
        ref={text}
        className={classNames(styles.prose, !isShort && styles.long)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the two sources named above are safe
        dangerouslySetInnerHTML={useMarkup(tied)}
      />
      <ProseVideos key={html} text={text} />
    </>
  );
}
