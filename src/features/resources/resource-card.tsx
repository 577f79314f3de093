import { useId, useState } from 'react';
import { formatDate, isoDate } from '#domain/dates.ts';
import { fileSize, type Resource, shortTitle } from '#domain/resource.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './resource-card.module.css';
import { ResourceThumbnail } from './resource-thumbnail.tsx';

interface ResourceCardProps {
  readonly resource: Resource;
  readonly featured: boolean;
  /** Whether its picture may wait until it is scrolled to. */
  readonly lazy: boolean;
  readonly onAsk: () => void;
}

/** A PDF in the list, with the way to ask for it. */
export function ResourceCard({ resource, featured, lazy, onAsk }: ResourceCardProps) {
  const { title, fileName, fileType, sizeInBytes } = resource;
  return (
    <article className={classNames(styles.card, featured ? styles.featured : styles.plain)}>
      <div className={styles.sheet}>
        <ResourceThumbnail fileName={fileName} lazy={lazy} />
      </div>
      <div className={styles.text}>
        {featured && <Chip>Featured</Chip>}
        <CardTitle title={title} />
        <p className={styles.facts}>
          {fileType.toUpperCase()}, {fileSize(sizeInBytes)}, <ResourceDate resource={resource} />
        </p>
        <Button
          variant={featured ? 'primary' : 'secondary'}
          size={featured ? 'medium' : 'small'}
          icon="download"
          aria-haspopup="dialog"
          aria-label={`Get the PDF: ${title}`}
          onClick={onAsk}
        >
          Get the PDF
        </Button>
      </div>
    </article>
  );
}

/** The title; a long one is cut until somebody wants to see more of it. */
function CardTitle({ title }: { title: string }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const short = shortTitle(title);
  return (
    <>
      <h3 id={id}>{isWhole ? title : short}</h3>
      {short !== title && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}

/** When a resource was last stored, as dd.MM.yyyy. */
export function ResourceDate({ resource }: { resource: Resource }) {
  const date = new Date(resource.dateAdded);
  return <time dateTime={isoDate(date)}>{formatDate(date, 'Unknown')}</time>;
}
