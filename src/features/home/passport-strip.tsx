import type { ReactNode } from 'react';
import { wallLayers, wallLinks } from '#content/home.ts';
import type { WallLayer } from '#content/home-schema.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import { FactCell } from '#ui/page/fact-cell.tsx';
import styles from './passport-strip.module.css';

/** The id of the name of a layer's product. It describes the radio button of the layer. */
export function productId(number: WallLayer['number']): string {
  return `layer-product-${number}`;
}

/** The passports of the layers, below the wall and one on top of the other; hero.module.css shows that of the chosen layer. */
export function PassportStrip() {
  return (
    <div className={classNames(styles.strip, 'level-mark')}>
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
      <FactCell label={`Product ${layer.number} of ${wallLayers.length}, example data`}>
        <span className={styles.name} id={productId(layer.number)}>
          <span className={classNames(styles.swatch, `layer-${layer.number}`)} />
          <Link to={wallLinks.passport}>{layer.product}</Link>
        </span>
      </FactCell>
      <ValueCell
        label="IFC class"
        value={<Link to={wallLinks.ifcClass}>{layer.ifcClass}</Link>}
        note={layer.ifcNote}
      />
      <ValueCell label="Reaction to fire" value={layer.fireClass} note="EN 13501-1" />
      <ValueCell {...layer.conductivity} />
      <ValueCell label="GWP-total A1 to A3" value={layer.gwp} unit="kg CO₂ eq./m²" note="EN 15804" />
      <ValueCell label="GTIN" value={layer.gtin} note={<Link to={wallLinks.law}>{wallLinks.lawName}</Link>} />
    </dl>
  );
}

interface ValueCellProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: ReactNode | undefined;
  /** The value's source or reference, on a line of its own. */
  readonly note?: ReactNode;
}

function ValueCell({ label, value, unit, note }: ValueCellProps) {
  return (
    <FactCell label={label}>
      <span className="data">{value}</span>
      {unit && <small className="data">&nbsp;{unit}</small>}
      {note && <small className={classNames(styles.note, 'data')}>{note}</small>}
    </FactCell>
  );
}
