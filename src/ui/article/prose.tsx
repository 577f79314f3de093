import { useRef } from 'react';
import styles from './prose.module.css';
import { ProseVideos } from './prose-videos.tsx';
import { useMarkup } from './use-markup.ts';

/**
 * Long text. Takes safe HTML: rendered from this project's Markdown at build time, or sanitised by
 * `domain/html/sanitise-html.ts`. Videos play in place of their links.
 */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={text}
        className={styles.prose}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the two sources named above are safe
        dangerouslySetInnerHTML={useMarkup(html)}
      />
      <ProseVideos key={html} text={text} />
    </>
  );
}
