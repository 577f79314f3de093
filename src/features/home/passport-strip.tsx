import type { ReactNode } from 'react';
import { wallLayers, wallLinks } from '#content/home.ts';
import type { WallLayer } from '#content/home-schema.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import { FactCell } from '#ui/page/fact-cell.tsx';
import styles from './passport-strip.module.css';

/** The id of the name of a layer's product, which its radio button is described by. */
export function productId(number: WallLayer['number']): string {
  return `layer-product-${number}`;
}

/** The passport of the chosen layer, below the wall. All share one place; the style sheet shows one. */
export function PassportStrip() {
  return (
    <div className={classNames(styles.strip, 'level-mark screen-only')}>
      <div className="wrap">
        {wallLayers.map((layer) => (
          <Passport key={layer.number} layer={layer} />
        ))}
      </div>
    </div>
  );
}

function Passport({ layer }: { layer: WallLayer }) {
  return (
    <dl className={styles.passport} data-passport={layer.number}>
      <FactCell label={`Product ${layer.number} of 5, example data`}>
        <span className={styles.name} id={productId(layer.number)}>
          <span className={classNames(styles.swatch, `layer-${layer.number}`)} />
          <Link to={wallLinks.passport}>{layer.product}</Link>
        </span>
      </FactCell>
      <Measured
        label="IFC class"
        value={<Link to={wallLinks.ifcClass}>{layer.ifcClass}</Link>}
        note={layer.ifcNote}
      />
      <Measured label="Reaction to fire" value={layer.fireClass} note="EN 13501-1" />
      <Measured {...layer.conductivity} />
      <Measured label="GWP-total A1 to A3" value={layer.gwp} unit="kg CO₂ eq./m²" note="EN 15804" />
      <Measured label="GTIN" value={layer.gtin} note={<Link to={wallLinks.law}>{wallLinks.lawName}</Link>} />
    </dl>
  );
}

interface MeasuredProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: ReactNode | undefined;
  /** The value's source or reference, on a line of its own. */
  readonly note?: ReactNode;
}

function Measured({ label, value, unit, note }: MeasuredProps) {
  return (
    <FactCell label={label}>
      <span className="data">{value}</span>
      {unit && <small className="data">&nbsp;{unit}</small>}
      {note && <small className={classNames(styles.note, 'data')}>{note}</small>}
    </FactCell>
  );
}
