import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { cookieSettings } from '#content/consent.ts';
import { footerMenu } from '#content/navigation.ts';
import { site } from '#content/site.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import { opensDialog } from '#ui/dialog/dialog-controls.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './footer.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  // A prerendered page may be from an earlier year.
  const year = useIsHydrated() ? new Date().getFullYear() : settings.buildYear;
  return (
    <footer className={classNames(styles.footer, 'on-ink')}>
      <div className="wrap">
        <div className={styles.channel}>
          {/* Not lazy, so that a page that is opened offline has it too. */}
          <img src={site.channel.logo} width={48} height={48} alt="" fetchPriority="low" />
          <h2>{site.channel.name}</h2>
        </div>
        <div className={styles.columns}>
          <div>
            <BrandLink variant="white" />
            <p className={styles.tagline}>{site.tagline}</p>
            <p className={styles.demonstration}>
              {site.demonstration.short} <Link to={`${paths.about}#demonstration`}>What is real</Link>
            </p>
          </div>
          {footerMenu.map(({ name, entries }) => (
            <nav key={name} aria-label={name}>
              <h3 className="label">{name}</h3>
              <ul className={styles.links}>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <Link to={entry.to}>{entry.name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.base}>
          <span>
            © {year} {site.legalName}
          </span>
          <button type="button" className={styles.baseLink} {...opensDialog('cookie-settings')}>
            {cookieSettings.open}
          </button>
          <Link to={paths.accessibility} className={styles.baseLink}>
            {pages.accessibility.name}
          </Link>
          <SchemeSwitch />
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
