import type { ReactNode } from 'react';
import { type WallLayer, wallLayers } from '#content/home.ts';
import { FactCell } from '#ui/page/fact-cell.tsx';
import styles from './passport-strip.module.css';

/** Below the wall: the passport of the chosen layer. All share one place; the stylesheet shows one. */
export function PassportStrip() {
  return (
    <div className={styles.strip} id="layer-passport">
      <div className="wrap" aria-live="polite">
        {wallLayers.map((layer) => (
          <Passport key={layer.number} layer={layer} />
        ))}
      </div>
    </div>
  );
}

function Passport({ layer }: { layer: WallLayer }) {
  const gwpUnit = (
    <>
      kg CO<sub>2</sub> eq./m²
    </>
  );
  return (
    <dl className={styles.passport} data-passport={layer.number}>
      <FactCell label={`Product ${layer.number} of 5, example data`}>
        <span className={styles.name}>
          <span className={styles.swatch} data-layer={layer.number} />
          {layer.product}
        </span>
      </FactCell>
      <Measured label="IFC class" value={layer.ifcClass} note={layer.ifcNote} />
      <Measured label="Reaction to fire" value={layer.fireClass} note="EN 13501-1" />
      <Measured {...layer.conductivity} />
      <Measured label="GWP-total A1 to A3, EN 15804" value={layer.gwp} note={gwpUnit} />
      <Measured label="GTIN" value={layer.gtin} />
    </dl>
  );
}

function Measured({ label, value, note }: { label: string; value: string; note?: ReactNode }) {
  return (
    <FactCell label={label}>
      <span className="data">{value}</span> {note && <small className="data">{note}</small>}
    </FactCell>
  );
}
