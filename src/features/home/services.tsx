import { ourServices } from '#content/home.ts';
import { services } from '#content/services.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import { ContactCard } from './contact-card.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './services.module.css';

export function Services() {
  const { title, lede } = ourServices;
  return (
    <PageSection className="on-film" id="services" aria-labelledby="services-heading">
      <SectionHead title={<span id="services-heading">{title}</span>}>
        <p className="lede">{lede}</p>
      </SectionHead>
      <div className={classNames(styles.grid, 'on-paper')}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
        <ContactCard />
      </div>
    </PageSection>
  );
}
