import { type ComponentType, use, useEffect } from 'react';
import { site } from '#content/site.ts';
import { isServed, type PageMetaProps, RenderedHeadContext } from './rendered-head.ts';

let HeadTags: ComponentType<PageMetaProps> | undefined;
let loading: Promise<ComponentType<PageMetaProps>> | undefined;

/** Loads what renders the tags of a head; the first page of a visit already has them. Never rejects. */
export function loadHeadTags(): Promise<ComponentType<PageMetaProps>> {
  loading ??= import('./head-tags.tsx').then(
    (tags) => {
      HeadTags = tags.HeadTags;
      return tags.HeadTags;
    },
    () => TitleOnly,
  );
  return loading;
}

/** Title, description and canonical link of a page, and its tags for sharing. */
export function PageMeta(meta: PageMetaProps) {
  const rendered = use(RenderedHeadContext);
  if (rendered) rendered.meta = meta;
  if (rendered || isServed(meta)) return null;
  const Tags = HeadTags ?? use(loadHeadTags());
  return <Tags {...meta} />;
}

/** The fallback if the file cannot be loaded. */
function TitleOnly({ title }: PageMetaProps) {
  useEffect(() => {
    document.title = `${title} | ${site.name}`;
  }, [title]);
  return null;
}
