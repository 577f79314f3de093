import { wallLayers } from '#content/home.ts';
import styles from './passport-strip.module.css';

/** Below the wall: the passport of the chosen layer. All stand in one place; the style sheet shows one. */
export function PassportStrip() {
  return (
    <div className={styles.strip} id="layer-passport">
      <div className="wrap" aria-live="polite">
        {wallLayers.map((layer) => (
          <dl key={layer.number} className={styles.passport} data-passport={layer.number}>
            <div>
              <dt>Product {layer.number} of 5, example data</dt>
              <dd className={styles.name}>
                <span className={styles.swatch} data-layer={layer.number} />
                {layer.product}
              </dd>
            </div>
            <Value label="IFC class" value={layer.ifcClass} note={layer.ifcNote} />
            <Value label="Reaction to fire" value={layer.fireClass} note="EN 13501-1" />
            <Value {...layer.conductivity} />
            <div>
              <dt>GWP-total A1–A3, EN 15804</dt>
              <dd>
                <span className="data">{layer.gwp}</span>{' '}
                <small className="data">
                  kg CO<sub>2</sub>e/m²
                </small>
              </dd>
            </div>
            <Value label="GTIN" value={layer.gtin} />
          </dl>
        ))}
      </div>
    </div>
  );
}

function Value({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="data">{value}</span> {note && <small className="data">{note}</small>}
      </dd>
    </div>
  );
}
