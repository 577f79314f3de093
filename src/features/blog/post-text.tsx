import { useMemo } from 'react';
import { Article } from '#ui/article.tsx';
import { articleHtml } from './article-html.ts';

/** The content of a post: sanitised, with its contents column where there is room. */
export function PostText({ content }: { content: string }) {
  const { html, headings } = useMemo(() => articleHtml(content), [content]);
  return <Article html={html} headings={headings} />;
}
