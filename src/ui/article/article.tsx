import type { ReactNode } from 'react';
import type { ArticleHtml } from '#domain/html/article-html.ts';
import { AnchorLink } from '#ui/controls/anchor-link.tsx';
import styles from './article.module.css';
import { Prose } from './prose.tsx';

interface ArticleProps extends ArticleHtml {
  /** Content after the text in its column, for instance a call to action. */
  readonly children?: ReactNode;
}

/** An article with its table of contents. */
export function Article({ html, headings, children }: ArticleProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.article}>
        <div className={styles.contents}>
          {headings.length > 1 && (
            <nav aria-label="On this page">
              <h2 className="label">On this page</h2>
              <details>
                <summary className="label">On this page</summary>
                {headings.map(({ id, text }) => (
                  <AnchorLink key={id} anchor={id}>
                    {text}
                  </AnchorLink>
                ))}
              </details>
            </nav>
          )}
        </div>
        <article className={styles.text}>
          <Prose html={html} />
          {children}
        </article>
      </div>
    </div>
  );
}
