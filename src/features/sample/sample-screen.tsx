import { useLoaderData } from 'react-router-dom';
import type { SamplePageFrontMatter } from '#content/front-matter.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';
import { samplePage } from '#content/pages/sample-page.ts';
import passport from '#drawings/sample-files/passport.svg?drawing';
import { pages } from '#pages.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Article } from '#ui/article/article.tsx';
import { AnchorButton } from '#ui/controls/anchor-link.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SampleFiles } from './sample-files.tsx';

type SamplePage = MarkdownModule<SamplePageFrontMatter>;

const texts = import.meta.glob<SamplePage>('/src/content/pages/sample-passport.md');

export async function loader(): Promise<SamplePage> {
  const [load] = Object.values(texts);
  if (!load) throw new Error('src/content/pages/sample-passport.md is missing');
  return load();
}

/** The sample passport: its files to download, and what each part of them says. */
export default function SampleScreen() {
  const { attributes, html, headings } = useLoaderData<SamplePage>();
  const { lede, facts, meeting } = attributes;
  return (
    <>
      <PageMetaAndHero page={pages.sample} lede={lede} art={<PageArt drawing={passport} air />} facts={facts}>
        <AnchorButton anchor="files" variant="cta" icon="down">
          {samplePage.download}
        </AnchorButton>
      </PageMetaAndHero>
      <SampleFiles {...attributes} />
      <PageSection id="article">
        <Article html={html} headings={headings} />
      </PageSection>
      <MeetingBand id="meeting" title={meeting} />
    </>
  );
}
