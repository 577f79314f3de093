import { site } from '#content/site.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/button.tsx';
import styles from './service-action.module.css';

const PASSPORT_SLUG = 'passport-factory-digital-product-passport';

/**
 * The call to action of a service page: a way to write where the Passport Factory is a related service, otherwise
 * the way to the Passport Factory's own site (spec, section 2, "Service page").
 */
export function ServiceAction({ related }: { related: readonly string[] }) {
  if (!related.includes(PASSPORT_SLUG)) {
    return (
      <p>
        <LinkButton variant="cta" size="large" icon="external" to={site.links.passportFactory}>
          Go to Passport Factory Page
        </LinkButton>
      </p>
    );
  }
  return (
    <div className={`${styles.action} on-film`}>
      <h3>Get in touch with a click</h3>
      <div className="button-row">
        <LinkButton variant="cta" icon="arrow" to={paths.contact}>
          Contact us
        </LinkButton>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </div>
    </div>
  );
}
