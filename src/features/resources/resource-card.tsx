import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { resourcesPage } from '#content/pages/resources-page.ts';
import { type ResourceEntry, resourceOfFile } from '#content/resources.ts';
import { fileSize, type Resource, shortTitle } from '#domain/downloads/resource.ts';
import { paths } from '#paths.ts';
import { DateText } from '#ui/article/date-text.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { Chip } from '#ui/controls/chip.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import styles from './resource-card.module.css';
import { ResourceThumbnail } from './resource-thumbnail.tsx';

const copy = resourcesPage.card;

interface ResourceCardProps {
  readonly resource: Resource;
  /** Whether the card fills a row of the list. */
  readonly featured: boolean;
  /** Whether a search found it. It is then a low row on a phone, where the keyboard covers half of the window. */
  readonly isFound: boolean;
  /** Whether its picture may wait until it is scrolled to. */
  readonly lazy: boolean;
  readonly onRequest: () => void;
}

/** A PDF in the list, with the link to request it. */
export function ResourceCard({ resource, featured, isFound, lazy, onRequest }: ResourceCardProps) {
  const { title, fileName, fileType, sizeInBytes, dateAdded, thumbnail } = resource;
  const request = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onRequest();
  };
  const page = resourceOfFile(fileName);
  return (
    <article
      className={classNames(styles.card, featured && styles.featured, (!featured || isFound) && styles.plain)}
    >
      <div className={styles.sheet}>
        <ResourceThumbnail fileName={fileName} thumbnail={thumbnail} lazy={lazy} />
      </div>
      <div className={styles.text}>
        {featured && <Chip>{copy.featured}</Chip>}
        <CardTitle title={title} page={page} />
        {featured && <p className="soft">{page?.description}</p>}
        <p className="label">
          {fileType.toUpperCase()}, {fileSize(sizeInBytes)},{' '}
          <DateText date={new Date(page?.date ?? dateAdded)} />
        </p>
        <LinkButton
          variant={featured ? 'primary' : 'secondary'}
          size={featured ? 'medium' : 'small'}
          icon="download"
          to={paths.resource(fileName)}
          label={`${copy.get}: ${title}`}
          onClick={request}
        >
          {copy.get}
        </LinkButton>
      </div>
    </article>
  );
}

/** The title, which links to the page of the PDF if it has one; a long one is shortened until the visitor expands it. */
function CardTitle({ title, page }: { title: string; page: ResourceEntry | undefined }) {
  const short = shortTitle(title);
  const linked = (text: ReactNode) => (page ? <Link to={paths.resourcePage(page.slug)}>{text}</Link> : text);
  if (short === title) return <h3>{linked(title)}</h3>;
  return (
    <>
      <h3 className={styles.expandable}>
        {linked(
          <>
            <span>{short}</span>
            <span>{title}</span>
          </>,
        )}
      </h3>
      {/* The visitor may have opened it before hydration. */}
      <details className={styles.more} suppressHydrationWarning>
        <summary>
          <span>{copy.more}</span>
          <span>{copy.less}</span>
          <span className="visually-hidden"> of {title}</span>
        </summary>
      </details>
    </>
  );
}
