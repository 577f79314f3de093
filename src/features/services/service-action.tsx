import type { ServiceFrontMatter } from '#content/front-matter.ts';
import { servicePage as copy } from '#content/pages/service-page.ts';
import { site } from '#content/site.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { MailLink } from '#ui/controls/mail-link.tsx';
import styles from '#ui/page/panel.module.css';

const PASSPORT_PATH = paths.service('passport-factory-digital-product-passport');

/**
 * The call to action of a service page: a link to the contact page where the Passport Factory is a related service,
 * otherwise to the Passport Factory's own site (spec, section 2, "Service page").
 */
export function ServiceAction({ related }: { related: ServiceFrontMatter['services'] }) {
  if (!related.some(({ path }) => path === PASSPORT_PATH)) {
    return (
      <p>
        <LinkButton variant="secondary" icon="external" to={site.links.passportFactory}>
          {copy.passportSite}
        </LinkButton>
      </p>
    );
  }
  return (
    <div className={`${styles.panel} on-film screen-only`}>
      <h3>{copy.contact.title}</h3>
      <div className="button-row">
        <LinkButton icon="arrow" to={paths.contact}>
          {copy.contact.button}
        </LinkButton>
        <MailLink email={site.email} />
      </div>
    </div>
  );
}
