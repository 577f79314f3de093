import type { ComponentProps } from 'react';
import { crumbsTo, type Page } from '#pages.ts';
import { PageHero } from './page-hero.tsx';
import { PageMeta } from './page-meta.tsx';

type HeroProps = Omit<ComponentProps<typeof PageHero>, 'title' | 'crumbs'>;

/** Metadata and hero of a page of the table (src/pages.ts). */
export function PageMetaAndHero({ page, ...hero }: HeroProps & { page: Page }) {
  return (
    <>
      <PageMeta {...page} />
      <PageHero title={page.heading} crumbs={crumbsTo(page)} {...hero} />
    </>
  );
}
