import { useMemo, useRef } from 'react';
import { withTiedNumbers } from '#domain/html/tied-numbers.ts';
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

/**
 * A text. Takes only safe HTML: rendered from this project's Markdown at build time, or sanitised by
 * `domain/html/sanitise-html.ts`. Videos play in place of their links.
 */
export function Prose({ html, isShort = false }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const tiedHtml = useMemo(() => withTiedNumbers(html), [html]);
  useMissingPictures(text, html);
  return (
    <>
      <div
        ref={text}
        className={classNames(styles.prose, !isShort && styles.long)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the two sources named above are safe
        dangerouslySetInnerHTML={useMarkup(tiedHtml)}
      />
      <ProseVideos key={html} text={text} />
    </>
  );
}
