import type { QuestionsFrontMatter } from '#content/front-matter.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';
import { questionsPage as copy, questionGroups } from '#content/questions.ts';
import { findService } from '#content/services.ts';
import { sectionsOf } from '#domain/html/sections.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Questions } from '#ui/article/questions.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { GroupLinks } from '#ui/page/group-links.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { TitledGroup } from '#ui/page/titled-group.tsx';

const texts = import.meta.glob<MarkdownModule<QuestionsFrontMatter>>('/src/content/questions/*.md', {
  eager: true,
});

const groups = questionGroups.map(({ id, isFaq }) => {
  const text = texts[`/src/content/questions/${id}.md`];
  if (!text) throw new Error(`content/questions.ts names ${id}, but there is no content/questions/${id}.md`);
  return { id, isFaq, title: text.attributes.title, questions: sectionsOf(text) };
});

const marks = groups.map(({ id, title }) => ({ id, name: title }));

/** Returns the questions of the FAQ groups, for the structured data of the page, which is made from loader data. */
export function loader() {
  return { questions: groups.filter(({ isFaq }) => isFaq).flatMap(({ questions }) => questions) };
}

/** All questions with their answers, by group. */
export default function QuestionsScreen() {
  return (
    <>
      <PageMetaAndHero
        page={pages.questions}
        lede={copy.lede}
        facts={[{ label: 'Answers', value: copy.lawAsOf }]}
      >
        <GroupLinks label={copy.groups} groups={marks} />
      </PageMetaAndHero>
      <PageSection tight>
        {groups.map(({ id, title, questions }) => (
          <TitledGroup
            key={id}
            id={id}
            title={title}
            aside={findService(id) && <ServiceLink slug={id} name={title} />}
          >
            <Questions questions={questions} />
          </TitledGroup>
        ))}
      </PageSection>
      <MeetingBand title={copy.meeting} />
    </>
  );
}

function ServiceLink({ slug, name }: { slug: string; name: string }) {
  return (
    <LinkButton variant="tertiary" size="small" icon="arrow" to={paths.service(slug)}>
      {copy.service(name)}
    </LinkButton>
  );
}
