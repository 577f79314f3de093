import { meetingLength } from '../booking.ts';
import { questionsPage } from '../questions.ts';

const keyAreas = { title: 'Key Areas for Digital Transformation', fact: 'three areas' } as const;

/** The text that the pages of all services share; their own is services/{slug}.md. */
export const servicePage = {
  notFound: 'Service not found',
  related: 'Related services',
  passportSite: 'Go to Passport Factory Page',
  contact: { title: 'Get in touch with a click', button: 'Contact us' },
  meeting: (service: string) =>
    `What can the ${service} do for one of your products? Find out in 15 minutes.`,
  keyAreas,
  /** The sections of the page, for the rail beside it. */
  marks: (sheet: string, chapters: number, questions: number) => [
    { id: 'introduction', name: 'Service', fact: `Sheet ${sheet}` },
    { id: 'key-areas', name: 'Key areas', fact: keyAreas.fact },
    { id: 'article', name: 'Article', fact: `${chapters} chapters` },
    { id: 'questions', name: 'Questions', fact: questionsPage.count(questions) },
    { id: 'meeting', name: 'Meeting', fact: meetingLength },
  ],
} as const;
