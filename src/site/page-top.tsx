import type { ReactNode } from 'react';
import { crumbsTo, type Page } from '#pages.ts';
import type { Fact } from '#ui/page/title-block.tsx';
import { PageHead } from './page-head.tsx';
import { PageMeta } from './page-meta.tsx';

interface PageTopProps {
  readonly page: Page;
  readonly lede?: ReactNode;
  /** A drawing or badge on the right. */
  readonly art?: ReactNode;
  /** Gives the art half of the width instead of five twelfths. */
  readonly wide?: boolean;
  /** What the title block shows. */
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** Metadata and head of a page of the table (src/pages.ts). */
export function PageTop({ page, ...head }: PageTopProps) {
  return (
    <>
      <PageMeta {...page} description={page.description ?? ''} />
      <PageHead title={page.heading} crumbs={crumbsTo(page)} {...head} />
    </>
  );
}
