import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { ServiceFrontMatter } from '#content/front-matter.ts';
import { servicePage } from '#content/pages/service-page.ts';
import { questionsPage } from '#content/questions.ts';
import { findService, type ServiceDrawing, type ServiceEntry } from '#content/services.ts';
import { metaDescription } from '#domain/html/meta-description.ts';
import type { Section } from '#domain/html/sections.ts';
import { crumbsTo, families } from '#pages.ts';
import { paths } from '#paths.ts';
import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { Article } from '#ui/article/article.tsx';
import { Questions } from '#ui/article/questions.tsx';
import { Video } from '#ui/article/video.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IntroRow } from '#ui/page/intro-row.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { TitledGroup } from '#ui/page/titled-group.tsx';
import { KeyAreas } from './key-areas.tsx';
import { ServiceAction } from './service-action.tsx';
import { ServiceDetails } from './service-details.tsx';
import { withFigures } from './service-figures.ts';
import { loadServicePage, loadServiceQuestions, type ServicePage } from './service-page.ts';
import styles from './service-screen.module.css';

interface ServiceData {
  readonly service: ServiceEntry;
  readonly page: ServicePage;
  readonly questions: readonly Section[];
}

/**
 * @throws Response 404 for an unknown slug. Any unknown path of one segment matches this route. The slugs of all services have
 * a hyphen: only a path with one gets the text "Service not found"
 */
export async function loader({ params }: LoaderFunctionArgs): Promise<ServiceData> {
  const { serviceSlug = '' } = params;
  const service = findService(serviceSlug);
  const page = service && (await loadServicePage(service.slug));
  if (!page) throw new Response(serviceSlug.includes('-') ? servicePage.notFound : '', { status: 404 });
  const [html, questions] = await Promise.all([withFigures(page.html), loadServiceQuestions(service.slug)]);
  return { service, page: { ...page, html }, questions };
}

/** The width to which the hero crops the two wide drawings, in their own units: up to the right edge of their labels. */
const HERO_WIDTHS: Partial<Record<ServiceDrawing, number>> = { passport: 540, optibuild: 490 };

/** The page of a service: introduction, key areas and a long article. */
export default function ServiceScreen() {
  const { service, page, questions } = useLoaderData<ServiceData>();
  const { attributes, html, headings } = page;
  const drawing = { ...attributes.drawing, width: HERO_WIDTHS[service.drawing] ?? attributes.drawing.width };
  return (
    <>
      <PageMeta
        title={`${service.serviceName}: ${attributes.title}`}
        description={metaDescription(attributes.description)}
        path={paths.service(service.slug)}
      />
      <PageHero
        title={service.serviceName}
        logo={service.logoPath}
        crumbs={crumbsTo(families.service, service.serviceName)}
        lede={service.summary}
        art={<PageArt drawing={drawing} air />}
        wide
        facts={attributes.facts}
      >
        <p className="button-row">
          <BookMeetingButton variant="cta" icon="arrow" />
        </p>
      </PageHero>
      <IntroRow id="introduction">
        <div className={classNames(styles.text, 'stack')}>
          <h2>{attributes.title}</h2>
          <p className="lede">{attributes.description}</p>
          <RelatedServices services={attributes.services} />
          {attributes.details && <ServiceDetails details={attributes.details} />}
          <ServiceAction related={attributes.services} />
        </div>
        <Video
          url={attributes.videoUrl}
          title={attributes.videoTitle}
          poster={`/images/video-${service.drawing}.svg`}
        />
      </IntroRow>
      <KeyAreas areas={attributes.features} />
      <PageSection id="article">
        <Article html={html} headings={headings} />
      </PageSection>
      <PageSection className="on-film">
        <TitledGroup
          id="questions"
          title={questionsPage.ofService.title}
          aside={
            <LinkButton variant="tertiary" size="small" icon="arrow" to={paths.questions}>
              {questionsPage.ofService.all}
            </LinkButton>
          }
        >
          <Questions questions={questions} />
        </TitledGroup>
      </PageSection>
      <MeetingBand id="meeting" title={servicePage.meeting(service.serviceName)} />
    </>
  );
}

function RelatedServices({ services }: { services: ServiceFrontMatter['services'] }) {
  return (
    <nav aria-labelledby="related-services">
      <p id="related-services" className={classNames(styles.relatedLabel, 'data', 'soft')}>
        {servicePage.related}
      </p>
      <div className={styles.related}>
        {services.map(({ name, path }) => (
          <Link key={path} to={path}>
            {name}
            <Icon name="arrow" />
          </Link>
        ))}
      </div>
    </nav>
  );
}
