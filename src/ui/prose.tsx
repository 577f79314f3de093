import { type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from './is-plain-click.ts';
import { usesViewTransitions } from './link.tsx';
import styles from './prose.module.css';
import { ProseFilms } from './prose-films.tsx';
import { useMarkup } from './use-markup.ts';

/**
 * Long text. Takes HTML that is safe to show: rendered from this project's Markdown at build time, or sanitised by
 * `domain/sanitise-html.ts`. Links to pages of this site are navigations of the app, as everywhere else, and films play
 * in their place.
 */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const followLink = (event: MouseEvent) => {
    const path = sitePathOf(event);
    if (!path) return;
    event.preventDefault();
    navigate(path, { viewTransition: usesViewTransitions });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: catches clicks of the links inside, keyboard ones included */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by Enter is a click */}
      <div
        ref={text}
        className={styles.prose}
        onClick={followLink}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the two sources named above are safe
        dangerouslySetInnerHTML={useMarkup(html)}
      />
      <ProseFilms key={html} text={text} />
    </>
  );
}

/** The path that a plain click on a link to a page of this site leads to; undefined for what is the browser's business. */
function sitePathOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick(event) || event.defaultPrevented || !link) return undefined;
  if (link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  return origin === window.location.origin && !isFile(pathname) ? pathname + search + hash : undefined;
}

/** Whether a path of this site is a file, for instance `/rss.xml`. A stored document has a page of its own. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && !path.startsWith('/document/');
}
