import type { Drawing as DrawingData } from '#drawings/drawing.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import styles from './page-art.module.css';

interface PageArtProps {
  readonly drawing: DrawingData;
  /** Adds a distance from the title block, for drawings without a ground line. */
  readonly air?: boolean;
}

/** The drawing in the hero of a page. If narrower than 3:2 it is compact: it fits beside the text in medium windows. */
export function PageArt({ drawing, air = false }: PageArtProps) {
  const isCompact = drawing.width / drawing.height < 1.5;
  return (
    <Drawing
      drawing={drawing}
      data-compact={isCompact || undefined}
      className={classNames(styles.art, isCompact ? styles.square : styles.wide, air && styles.air)}
    />
  );
}
