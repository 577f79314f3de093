/** A parameter of an event: its meaning, and its values or the pattern of its text. */
type Parameter = { readonly meaning: string } & (
  | { readonly values: readonly (string | number)[] }
  | { readonly pattern: RegExp }
);

interface EventEntry {
  /** When it is pushed, as marketers read it. */
  readonly when: string;
  /** The source file that pushes it. */
  readonly pushedBy: string;
  /** Whether reports count it as a goal. */
  readonly isConversion: boolean;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

/** The kind of storage (Consent Mode) that a visitor must have allowed before a tag may send an event. */
export const EVENT_CONSENT = 'analytics_storage';

/** All texts have at most 100 characters, because Google Analytics truncates longer ones. */
const SHORT_TEXT = /^.{1,100}$/u;
const SLUG = { meaning: 'the last part of its address', pattern: /^[\p{L}\p{N}_-]{1,100}$/u };
const PDF = { meaning: 'the file as it is stored', pattern: /^.{1,96}\.pdf$/iu };
const QUIZ = { meaning: 'the address of the quiz', pattern: /^\/[\w/-]{1,99}$/ };

/**
 * The measurement contract: every event that the site pushes to the data layer. The first four are the specification's
 * (section 7), verbatim. The types, docs/for-marketers.md, the tag manager's container and the overlay of `?events` follow it.
 */
export const EVENTS = {
  ab_test_view: {
    when: 'On the home page, when Remote Config gives the visitor a headline that differs from the one stored in the browser, so once per visitor and change of variant. Not for visitors who refuse measurement',
    pushedBy: 'src/features/headline/headline-experiment.ts',
    isConversion: false,
    parameters: { ab_variant: { meaning: 'the headline', values: ['A', 'B'] } },
  },
  select_service_home: {
    when: 'A service card on the home page is clicked',
    pushedBy: 'src/features/home/service-card.tsx',
    isConversion: false,
    parameters: { service_name: { meaning: 'the name on the card', pattern: SHORT_TEXT } },
  },
  resources_enter_email: {
    when: 'An email address is sent in the form for a PDF, once however often it is retried',
    pushedBy: 'src/features/resources/download-link-form.tsx',
    isConversion: false,
    parameters: {},
  },
  custom_file_download: {
    when: '500 ms after a click on "Download File" on /download',
    pushedBy: 'src/features/resources/use-download.ts',
    isConversion: false,
    parameters: { file_name: PDF },
  },
  contact_message_sent: {
    when: 'The contact form says that the message was sent',
    pushedBy: 'src/features/contact/use-contact-form.ts',
    isConversion: true,
    parameters: {},
  },
  download_link_requested: {
    when: 'The form for a PDF says that the link was sent',
    pushedBy: 'src/features/resources/download-link-form.tsx',
    isConversion: true,
    parameters: { file_name: PDF },
  },
  meeting_opened: {
    when: 'A button "Book a Meeting" is clicked',
    pushedBy: 'src/site/book-meeting-button.tsx',
    isConversion: true,
    parameters: {},
  },
  quiz_finished: {
    when: 'The last question of a quiz is answered; not when a shared result is opened',
    pushedBy: 'src/features/quizzes/use-quiz.ts',
    isConversion: true,
    parameters: { quiz_path: QUIZ, quiz_level: { meaning: 'the level of the result', values: [1, 2, 3] } },
  },
  quiz_result_shared: {
    when: 'The link to a result of one’s own is copied, or shown for copying by hand',
    pushedBy: 'src/features/quizzes/quiz-run.tsx',
    isConversion: true,
    parameters: { quiz_path: QUIZ },
  },
  post_read: {
    when: 'The end of a post’s text comes into view, once per visit of the post',
    pushedBy: 'src/features/blog/post-share.tsx',
    isConversion: true,
    parameters: { post_slug: SLUG },
  },
  search_no_results: {
    when: 'The search of the whole site, in its dialog or on /search, has found nothing, a second and a half after the last letter. The words are not part of it',
    pushedBy: 'src/features/search/search-results.tsx',
    isConversion: false,
    parameters: {},
  },
  outbound_link: {
    when: 'A link to another site is clicked',
    pushedBy: 'src/measurement/track-elements.ts',
    isConversion: false,
    parameters: {
      link_host: { meaning: 'the other site, without path and query', pattern: /^[\w.-]{1,94}(:\d{1,5})?$/ },
    },
  },
} as const satisfies Readonly<Record<string, EventEntry>>;

type EventName = keyof typeof EVENTS;

type ValueOf<P> = P extends { readonly values: readonly (infer Value)[] } ? Value : string;

/** An event as it is pushed: its name, and its parameters with the values that the catalogue allows. */
export type TrackedEvent = {
  [Name in EventName]: { readonly event: Name } & {
    readonly [P in keyof (typeof EVENTS)[Name]['parameters']]: ValueOf<
      (typeof EVENTS)[Name]['parameters'][P]
    >;
  };
}[EventName];

/** Returns what is wrong with an event in the data layer, by the catalogue; empty if it is valid. */
export function problemsOf({ event, ...sent }: Readonly<Record<string, unknown>>): string[] {
  const entry = Object.entries<EventEntry>(EVENTS).find(([name]) => name === event)?.[1];
  if (!entry) return ['not in the catalogue'];
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(entry.parameters, name));
  const wrong = Object.entries(entry.parameters).filter(([name, parameter]) => !fits(parameter, sent[name]));
  return [
    ...unknown.map((name) => `${name} is not a parameter`),
    ...wrong.map(([name]) => (name in sent ? `${name} has a wrong value` : `${name} is missing`)),
  ];
}

function fits(parameter: Parameter, value: unknown): boolean {
  if ('values' in parameter) return parameter.values.some((allowed) => allowed === value);
  return typeof value === 'string' && parameter.pattern.test(value);
}
