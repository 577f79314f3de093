import type { ReactNode } from 'react';
import type { Crumb } from '#pages.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { type Fact, TitleBlock } from '#ui/page/title-block.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  readonly title: ReactNode;
  /** The URL of a picture beside the title. */
  readonly logo?: string;
  readonly crumbs?: readonly Crumb[];
  readonly lede?: ReactNode;
  /** A drawing or badge on the right. */
  readonly art?: ReactNode;
  /** Gives the art half of the width instead of five twelfths. */
  readonly wide?: boolean;
  /** Leaves most of the window to the content below the hero. */
  readonly isLow?: boolean;
  readonly facts?: readonly Fact[];
  readonly children?: ReactNode;
}

/** The dark hero of every page but the home page, which has its own: heading, drawing, title block. */
export function PageHero({ title, logo, crumbs, lede, art, wide, isLow, facts, children }: PageHeroProps) {
  const looks = [art ? styles.split : undefined, wide && styles.wide, isLow && styles.low];
  return (
    <div className={classNames(styles.pageHero, ...looks, 'on-ink')}>
      <div className={classNames(styles.body, 'wrap')}>
        <div className={classNames(styles.text, 'stack')}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          {logo ? (
            <div className={styles.titled}>
              <img src={logo} alt="" width="64" height="64" />
              <PageHeading>{title}</PageHeading>
            </div>
          ) : (
            <PageHeading>{title}</PageHeading>
          )}
          {lede && <p className="lede">{lede}</p>}
          {children}
        </div>
        {art}
      </div>
      {facts && facts.length > 0 && <TitleBlock facts={facts} />}
    </div>
  );
}
