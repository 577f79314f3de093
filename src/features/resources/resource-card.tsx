import { useId, useState } from 'react';
import { resourcesPage } from '#content/resources-page.ts';
import { fileSize, type Resource, shortTitle } from '#domain/resource.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import styles from './resource-card.module.css';
import { ResourceThumbnail } from './resource-thumbnail.tsx';

const copy = resourcesPage.card;

interface ResourceCardProps {
  readonly resource: Resource;
  /** `row` fills a row of the list; `roomBeside` leaves room for one more card in it. */
  readonly featured?: 'row' | 'roomBeside' | undefined;
  /** Whether its picture may wait until it is scrolled to. */
  readonly lazy: boolean;
  readonly onAsk: () => void;
}

/** A PDF in the list, with the way to ask for it. */
export function ResourceCard({ resource, featured, lazy, onAsk }: ResourceCardProps) {
  const { title, fileName, fileType, sizeInBytes, dateAdded } = resource;
  return (
    <article
      className={classNames(
        styles.card,
        featured ? styles.featured : styles.plain,
        featured === 'roomBeside' && styles.roomBeside,
      )}
    >
      <div className={styles.sheet}>
        <ResourceThumbnail fileName={fileName} lazy={lazy} />
      </div>
      <div className={styles.text}>
        {featured && <Chip>{copy.featured}</Chip>}
        <CardTitle title={title} />
        <p className={styles.facts}>
          {fileType.toUpperCase()}, {fileSize(sizeInBytes)}, <DateText date={new Date(dateAdded)} />
        </p>
        <Button
          variant={featured ? 'primary' : 'secondary'}
          size={featured ? 'medium' : 'small'}
          icon="download"
          aria-haspopup="dialog"
          aria-label={`${copy.get}: ${title}`}
          onClick={onAsk}
        >
          {copy.get}
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
          {isWhole ? copy.less : copy.more}
        </button>
      )}
    </>
  );
}
