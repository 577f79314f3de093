import { type ReactNode, useMemo } from 'react';
import { Article } from '#ui/article.tsx';
import { articleHtml } from './article-html.ts';

/** The content of a post: sanitised, with its contents column where there is room. */
export function PostText({ content, children }: { content: string; children?: ReactNode }) {
  const { html, headings } = useMemo(() => articleHtml(content), [content]);
  return (
    <Article html={html} headings={headings}>
      {children}
    </Article>
  );
}
