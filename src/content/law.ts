/** The acts that the page "Where the law stands" follows, in the order of its timeline. */
export const acts = {
  cpr: {
    name: 'Construction Products Regulation',
    short: 'CPR',
    number: '(EU) 2024/3110',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/3110/oj',
  },
  espr: {
    name: 'Ecodesign Regulation',
    short: 'ESPR, registry',
    number: '(EU) 2024/1781',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1781/oj',
  },
  standards: { name: 'Standards for the passport', short: 'EN standards', number: 'EN 18216 to EN 18246' },
  batteries: {
    name: 'Batteries Regulation',
    short: 'Batteries',
    number: '(EU) 2023/1542',
    url: 'https://eur-lex.europa.eu/eli/reg/2023/1542/oj',
  },
  claims: {
    name: 'Empowering Consumers Directive',
    short: 'EmpCo',
    number: '(EU) 2024/825',
    url: 'https://eur-lex.europa.eu/eli/dir/2024/825/oj',
  },
} as const;

export type ActId = keyof typeof acts;

/** What was read for a step; docs/facts.md names it for each claim. */
export const checks = {
  act: {
    name: 'Read in the act',
    text: 'The article itself, in a collection that reprints the act.',
  },
  articles: {
    name: 'Read in an article-by-article summary',
    text: 'An unofficial summary of CPR Articles 12 to 22, 75 to 80, 91, 95 and 96, made on 6 September 2026 from the Official Journal and published in an open repository.',
  },
  consolidated: {
    name: 'Read in an unofficial comparison',
    text: 'A comparison with the Batteries Regulation as consolidated on 13 August 2026, made on 20 September 2026 and published in an open repository; it also covers the registry and the standards.',
  },
  page: {
    name: 'Read on pages about the act',
    text: 'Pages by authorities, institutes, law firms and associations that name the act and the date.',
  },
} as const;

type Check = keyof typeof checks;

/** One step of the law: what it says, whom it concerns, from when, and where that is written. */
export interface LawStep {
  readonly id: string;
  readonly act: ActId;
  /** A day (`2026-01-08`), a month (`2026-09`) or a year; undefined where the law names none. */
  readonly date?: string;
  /** Where there is no date: when it happens all the same. */
  readonly when?: string;
  readonly who: string;
  readonly what: string;
  /** Article and act. */
  readonly source: string;
  readonly sourceUrl?: string;
  readonly checked: Check;
  /** Its name in the timeline, of one to three words; the most important ones have one. */
  readonly label?: string;
  /**
   * Phrases by which posts, PDFs, services and quizzes state the date, with `{date}` in its place. A test finds each of
   * them and compares.
   */
  readonly phrases?: readonly string[];
}

const CPR = 'CPR, (EU) 2024/3110';
const EUR_LEX = 'https://eur-lex.europa.eu';

/** Every step that the site speaks of. Change a date here; tests/content/law.test.ts then names each text to change. */
export const lawSteps: readonly LawStep[] = [
  {
    id: 'claims-in-force',
    act: 'claims',
    date: '2024-03-26',
    who: 'Member states',
    what: 'The directive on empowering consumers for the green transition (EmpCo) is in force.',
    source: 'Directive (EU) 2024/825, Official Journal of 6 March 2024',
    sourceUrl: acts.claims.url,
    checked: 'page',
    label: 'In force',
  },
  {
    id: 'espr-in-force',
    act: 'espr',
    date: '2024-07-18',
    who: 'Commission',
    what: 'The framework for ecodesign is in force: Chapter III describes the passport in general and its registry.',
    source: 'Articles 9 to 15, ESPR, (EU) 2024/1781',
    sourceUrl: acts.espr.url,
    checked: 'page',
    label: 'ESPR in force',
    phrases: ['Chapter III .{0,140} since {date}', 'In force {date} 7 January 2025'],
  },
  {
    id: 'cpr-published',
    act: 'cpr',
    date: '2024-12-18',
    who: 'Everyone',
    what: 'The new regulation on construction products is published.',
    source: 'Official Journal L, 2024/3110',
    sourceUrl: acts.cpr.url,
    checked: 'articles',
  },
  {
    id: 'cpr-in-force',
    act: 'cpr',
    date: '2025-01-07',
    who: 'Commission, standards bodies',
    what: 'In force. The articles needed to prepare new specifications apply.',
    source: `Article 96, ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'articles',
    label: 'In force',
    phrases: ['since {date}, applied in the main'],
  },
  {
    id: 'cpr-working-plan',
    act: 'cpr',
    date: '2025-12-16',
    who: 'Commission',
    what: 'The working plan for 2026 to 2029 sets out the milestones planned for each product family.',
    source: `Article 4(2), ${CPR}; COM(2025) 772`,
    sourceUrl: `${EUR_LEX}/legal-content/EN/TXT/?uri=CELEX:52025DC0772`,
    checked: 'page',
  },
  {
    id: 'cpr-applied',
    act: 'cpr',
    date: '2026-01-08',
    who: 'Manufacturers of construction products',
    what: 'Applied in the main. Products under a specification made for (EU) No 305/2011 keep their declaration of performance and CE marking.',
    source: `Article 96, ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'articles',
    label: 'Applies',
    phrases: ['applied in the main since {date}', 'applied in the main from {date}'],
  },
  {
    id: 'environment-1',
    act: 'cpr',
    date: '2026-01-08',
    who: 'Manufacturers in a family under a new specification',
    what: 'The declaration carries climate change in four parts, calculated with the Commission’s software (Article 15(2)).',
    source: `Article 15(3) and Annex II (a) to (d), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'act',
    phrases: ['climate change in four parts from {date}', '\\(a\\) to \\(d\\)[a-z, ]* from {date}'],
  },
  {
    id: 'claims-transposed',
    act: 'claims',
    date: '2026-03-27',
    who: 'Member states',
    what: 'Last day for transposing the directive into national law.',
    source: 'Directive (EU) 2024/825; pages by law firms',
    sourceUrl: acts.claims.url,
    checked: 'page',
    label: 'Transposition',
    phrases: ['transpose it by {date}'],
  },
  {
    id: 'standards-may',
    act: 'standards',
    date: '2026-05-27',
    who: 'Passport teams and their providers',
    what: 'EN 18216 and EN 18219 to EN 18223 are published: identifiers, data carriers, interfaces, data models.',
    source: 'CEN and CENELEC, joint committee JTC 24',
    checked: 'consolidated',
    label: 'Six standards',
    phrases: ['EN 18220 on data carriers were published in {date}'],
  },
  {
    id: 'claims-proceedings',
    act: 'claims',
    date: '2026-05-28',
    who: 'Commission',
    what: 'Proceedings are opened against 20 states that had not notified full transposition.',
    source: 'ClimatePartner, overview of the transposition',
    sourceUrl:
      'https://www.climatepartner.com/en/knowledge/blog/empco-directive-eu-implementation-status-and-what-companies-need-to-know',
    checked: 'page',
    phrases: ['on {date} the Commission opened proceedings'],
  },
  {
    id: 'standards-cited',
    act: 'standards',
    date: '2026-07-15',
    who: 'Passport teams and their providers',
    what: 'The six standards are cited under the ESPR.',
    source: 'Implementing Decision (EU) 2026/1736',
    sourceUrl: `${EUR_LEX}/eli/dec_impl/2026/1736/oj`,
    checked: 'consolidated',
    phrases: ['cited in {date}', 'cited for passports in {date}', 'cited under the ESPR since {date}'],
  },
  {
    id: 'standards-vote',
    act: 'standards',
    date: '2026-07-16',
    who: 'Passport teams and their providers',
    what: 'The formal vote on EN 18239 (access rights) and EN 18246 (authentication) ends. Publication was announced for September 2026: look both up in the catalogue of your standards body.',
    source: 'Catalogues of CEN and of the Serbian standards body',
    sourceUrl: 'https://iss.rs/en/project/show/iss:proj:111221',
    checked: 'page',
    label: 'Vote on two',
    phrases: ['formal vote[a-z, ]* until {date}'],
  },
  {
    id: 'registry',
    act: 'espr',
    date: '2026-07-20',
    who: 'Commission',
    what: 'The registry is live. It stores identifiers; the passports stay with the companies. A construction product has nothing to register yet.',
    source: 'Article 13(1), ESPR; Implementing Regulation (EU) 2026/1778; news of the Commission of that day',
    sourceUrl: `${EUR_LEX}/eli/reg_impl/2026/1778/oj`,
    checked: 'consolidated',
    label: 'Registry live',
    phrases: ['live since {date}', 'went live on {date}'],
  },
  {
    id: 'claims-apply',
    act: 'claims',
    date: '2026-09-27',
    who: 'Companies that advertise to consumers',
    what: 'Under national law, these are unfair practices: generic environmental claims without recognised performance, labels without a certification scheme, claims for the whole that are true of a part, and neutrality by offsetting. Claims about the future need a public plan.',
    source: 'Annex I, points 2a and 4a to 4c, and Article 6(2)(d), Directive 2005/29/EC, as amended',
    sourceUrl: acts.claims.url,
    checked: 'page',
    label: 'Rules apply',
    phrases: ['[Ss]ince {date} such', 'apply the new rules from {date}'],
  },
  {
    id: 'espr-steel',
    act: 'espr',
    date: '2026',
    who: 'Commission; later, mills',
    what: 'The working plan names 2026 for the act on iron and steel as intermediate products.',
    source: 'Article 18, ESPR; working plan 2025 to 2030, COM(2025) 187',
    sourceUrl: `${EUR_LEX}/legal-content/EN/TXT/?uri=CELEX:52025DC0187`,
    checked: 'page',
    phrases: ['acts planned for {date} \\(iron and steel\\)'],
  },
  {
    id: 'penalties',
    act: 'cpr',
    date: '2027-01-08',
    who: 'Economic operators',
    what: 'The article on penalties applies.',
    source: `Articles 92 and 96, ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'articles',
    label: 'Penalties',
    phrases: ['penalties follow from {date}'],
  },
  {
    id: 'battery-passport',
    act: 'batteries',
    date: '2027-02-18',
    who: 'Companies that place batteries on the market',
    what: 'Each battery for an electric vehicle or a light means of transport, and each industrial battery above 2 kWh, needs a passport. Its identifiers go into the registry.',
    source: 'Article 77(1) and (10), Regulation (EU) 2023/1542',
    sourceUrl: acts.batteries.url,
    checked: 'consolidated',
    label: 'Battery passport',
    phrases: ['requires a passport from {date}', 'passport starts on {date}', 'Start {date}'],
  },
  {
    id: 'espr-aluminium',
    act: 'espr',
    date: '2027',
    who: 'Commission; later, mills',
    what: 'The working plan names 2027 for the act on aluminium as an intermediate product.',
    source: 'Article 18, ESPR; working plan 2025 to 2030, COM(2025) 187',
    sourceUrl: `${EUR_LEX}/legal-content/EN/TXT/?uri=CELEX:52025DC0187`,
    checked: 'page',
    phrases: ['\\(iron and steel\\) and {date} \\(aluminium\\)'],
  },
  {
    id: 'environment-2',
    act: 'cpr',
    date: '2030-01-09',
    who: 'Manufacturers in a family under a new specification',
    what: 'Further environmental indicators enter the declaration.',
    source: `Article 15(3) and Annex II (e) to (m), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'act',
    label: 'More indicators',
    phrases: ['\\(e\\) to \\(m\\) from {date}', 'further indicators from {date}'],
  },
  {
    id: 'assessment-documents',
    act: 'cpr',
    date: '2031-01-09',
    who: 'Manufacturers with an ETA, assessment bodies',
    what: 'European assessment documents cited under the old regulation expire.',
    source: `Article 95(4), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'page',
    label: 'Old EADs expire',
    phrases: ['under the former regulation end on {date}'],
  },
  {
    id: 'environment-3',
    act: 'cpr',
    date: '2032-01-09',
    who: 'Manufacturers in a family under a new specification',
    what: 'The remaining environmental indicators enter the declaration.',
    source: `Article 15(3) and Annex II (n) to (s), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'act',
    label: 'All indicators',
    phrases: ['\\(n\\) to \\(s\\) from {date}', 'further indicators from 9 January 2030 and {date}'],
  },
  {
    id: 'assessments',
    act: 'cpr',
    date: '2036-01-09',
    who: 'Manufacturers whose CE marking rests on an ETA',
    what: 'European technical assessments based on those documents expire.',
    source: `Article 95(4), ${CPR}; DIBt confirms the date`,
    sourceUrl: 'https://www.dibt.de/en/service/faqs/transitional-rules-for-the-eta-route',
    checked: 'page',
    label: 'Old ETAs expire',
    phrases: ['based on them end on {date}'],
  },
  {
    id: 'old-regulation-ends',
    act: 'cpr',
    date: '2040-01-08',
    who: 'Manufacturers under a specification of the old regulation',
    what: 'The remaining provisions of Regulation (EU) No 305/2011 are repealed.',
    source: `Article 94, ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'page',
    label: '305/2011 ends',
    phrases: ['existing specifications until {date}'],
  },
  {
    id: 'delegated-act',
    act: 'cpr',
    when: 'No date. Not adopted yet',
    who: 'Commission',
    what: 'A delegated act sets up the passport system: access rights, updating, back-up.',
    source: `Article 75(1), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'articles',
  },
  {
    id: 'system-operational',
    act: 'cpr',
    when: 'Six months after that act enters into force',
    who: 'The passport system',
    what: 'It has to be fully operational, and for the next twelve months its use is voluntary.',
    source: `Article 80(1), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'articles',
  },
  {
    id: 'passport-duty',
    act: 'cpr',
    when: '18 months after that act enters into force',
    who: 'Manufacturers of construction products',
    what: 'The passport becomes mandatory for families that meet the condition in the next line.',
    source: `Article 22(7), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'articles',
  },
  {
    id: 'family-condition',
    act: 'cpr',
    when: 'One year after the family’s specification is mandatory, or later if the act says so',
    who: 'Manufacturers in that family',
    what: 'The duties of Chapters I to III apply to the family, including the declaration of performance and conformity.',
    source: `Article 95(9), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'articles',
  },
  {
    id: 'availability',
    act: 'cpr',
    when: 'After the last product of the type',
    who: 'Economic operator; the system',
    what: 'The passport stays available: at least ten years with the operator, 25 years in the system.',
    source: `Article 75(2)(i), ${CPR}`,
    sourceUrl: acts.cpr.url,
    checked: 'articles',
  },
];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The date of a step as texts write it: "8 January 2026", "September 2026" or "2026". */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-');
  return [day && Number(day), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
