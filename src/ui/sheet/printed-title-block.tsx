import { CONTENT_DATE } from '#content/content-date.ts';
import { site } from '#content/site.ts';
import styles from './printed-title-block.module.css';
import { useSheetNumber } from './sheet-number.tsx';

interface PrintedTitleBlockProps {
  readonly title: string;
  /** The date of issue, if it is not that of the site's texts; '' where there is none. */
  readonly issued?: string | undefined;
}

/** The first characters of a date in the form "Sun, 22 Nov 2026 00:00:00 GMT". */
const CONTENT_DAY = CONTENT_DATE.toUTCString().slice(5, 16).replace(/^0/, '');

/**
 * The frame and the title block of every printed sheet, with the fields of ISO 7200. Its texts are attributes, which
 * only the print styles show; those styles also write the page's number into the last cell.
 */
export function PrintedTitleBlock({ title, issued = CONTENT_DAY }: PrintedTitleBlockProps) {
  const [sheet = ''] = useSheetNumber()?.split(',') ?? [];
  const cells = { Owner: site.legalName, Title: title, Sheet: sheet, Issued: issued, Format: 'A3', Page: '' };
  return (
    <div className={styles.frame}>
      {Object.entries(cells).map(([label, value]) => (
        <i key={label} data-label={label} data-value={value} />
      ))}
    </div>
  );
}
