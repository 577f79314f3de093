import { useMemo } from 'react';
import { Article } from '#ui/article/article.tsx';
import { articleHtml } from './article-html.ts';

export function PostText({ content }: { content: string }) {
  const { html, headings } = useMemo(() => articleHtml(content), [content]);
  return <Article html={html} headings={headings} />;
}
