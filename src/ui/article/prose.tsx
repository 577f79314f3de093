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

/** Keeps a standard and its number, and a range of modules, on one line, except in blocks of code, which are copied. */
function withTiedNumbers(html: string): string {
  return html.replace(
    /<pre.*?<\/pre>|\b(EN|ISO|IEC|IFC|Article|Annex|[A-D]\d to) (?=[\dIVX]|[A-D]\d)/gs,
    (found, name) => (name ? found.replaceAll(' ', '\u00a0') : found),
  );
}

/**
 * Text. Takes safe HTML: rendered from this project's Markdown at build time, or sanitised by
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
