import { type ComponentType, use, useEffect } from 'react';
import { site } from '#content/site.ts';
import { isHeadPrerendered, type PageMetaProps, RenderedHeadContext } from './rendered-head.ts';

let HeadTags: ComponentType<PageMetaProps> | undefined;
let loading: Promise<ComponentType<PageMetaProps>> | undefined;

/** Loads `HeadTags`, which the first page of a visit does without: its tags are prerendered. Never rejects. */
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

/** Title, description, canonical link and sharing tags of a page: rendered by `HeadTags`, unless prerendered. */
export function PageMeta(meta: PageMetaProps) {
  const collected = use(RenderedHeadContext); // Only on the server, which builds the head from it after rendering.
  if (collected) collected.meta = meta;
  if (collected || isHeadPrerendered(meta)) return null; // The first page of a visit has its tags already.
  const Tags = HeadTags ?? use(loadHeadTags());
  return <Tags {...meta} />;
}

/** The fallback if `HeadTags` cannot be loaded. */
function TitleOnly({ title }: PageMetaProps) {
  useEffect(() => {
    document.title = `${title} | ${site.name}`;
  }, [title]);
  return null;
}
