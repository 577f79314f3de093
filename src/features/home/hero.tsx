import { useRef } from 'react';
import { hero, wallLayers, wallLinks } from '#content/home.ts';
import wall from '#drawings/hero-wall.svg?drawing';
import { paths } from '#paths.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { AnchorButton } from '#ui/controls/anchor-link.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Headline, HeadlineButtonText } from './headline.tsx';
import styles from './hero.module.css';
import { PassportStrip, productId } from './passport-strip.tsx';
import { useLayerChoice } from './use-layer-choice.ts';

const FIRST_CHOSEN = 3; // The layer in colour when the page opens: the insulation.

/** The exploded wall: choosing a layer highlights it and shows its passport. */
export function Hero() {
  const assembly = useRef<HTMLDivElement>(null);
  useLayerChoice(assembly);
  return (
    <div className={classNames(styles.sheet, 'on-ink')}>
      <section className={styles.hero}>
        <div className={classNames(styles.inner, 'wrap')}>
          <div className={styles.text}>
            <p className="visually-hidden">{hero.audience}</p>
            <PageHeading>
              <Headline />
            </PageHeading>
            <p className="lede">{hero.lede}</p>
            <div className="button-row">
              <AnchorButton anchor="services" variant="cta" size="large">
                <HeadlineButtonText />
              </AnchorButton>
              <Link to={paths.quizzes}>{hero.quiz}</Link>
            </div>
          </div>
          <div className={styles.assembly} ref={assembly}>
            <Drawing drawing={wall} label={hero.label} />
            <Link to={wallLinks.passport} className={styles.qrCode} aria-label={wallLinks.passportLabel} />
            <fieldset>
              <legend className="visually-hidden">Show the product data of a layer</legend>
              {wallLayers.map(({ number, bubble }) => (
                <label key={number} className={styles.bubble}>
                  <input
                    type="radio"
                    name="layer"
                    value={number}
                    defaultChecked={number === FIRST_CHOSEN}
                    aria-describedby={productId(number)}
                  />
                  <span className={styles.bubbleName}>{bubble}</span>
                  <span className={styles.bubbleNumber} aria-hidden="true">
                    {number}
                  </span>
                </label>
              ))}
            </fieldset>
          </div>
        </div>
        <p className={styles.note}>{hero.note}</p>
      </section>
      <PassportStrip />
    </div>
  );
}
