import type { ComponentProps } from 'react';
import { crumbsTo, type Page } from '#pages.ts';
import { PageHead } from './page-head.tsx';
import { PageMeta } from './page-meta.tsx';

type PageTopProps = Omit<ComponentProps<typeof PageHead>, 'title' | 'crumbs'> & { readonly page: Page };

/** Metadata and head of a page of the table (src/pages.ts). */
export function PageTop({ page, ...head }: PageTopProps) {
  return (
    <>
      <PageMeta {...page} />
      <PageHead title={page.heading} crumbs={crumbsTo(page)} {...head} />
    </>
  );
}
