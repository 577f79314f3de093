type Data = Readonly<Record<string, unknown>>;

/**
 * The properties that Google requires of each type for rich results, by the sections "Structured data type definitions"
 * below developers.google.com/search/docs/appearance/structured-data/ (/job-posting, /article, /breadcrumb,
 * /organization, /faqpage). An Article has no required properties: these are the recommended ones, except for the date of a
 * change, which a post may not have. There are no such pages for Service and WebSite.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  BlogPosting: ['headline', 'author', 'datePublished', 'image'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo'],
  FAQPage: ['mainEntity'],
};

/** Google's values of `employmentType` (/job-posting). */
const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];

/** The properties that Google requires and a piece of structured data lacks. */
export function missingForGoogle(data: object): string[] {
  const { '@type': type, ...properties } = data as Data;
  const required = REQUIRED[String(type)] ?? [];
  const missing = required.filter((name) => !isThere(properties[name]));
  if (type === 'JobPosting') missing.push(...missingInJob(properties));
  if (type === 'BreadcrumbList') missing.push(...missingInSteps(properties.itemListElement));
  return missing.map((name) => `${type} misses ${name}`);
}

/** A job has a place; a remote one has the countries of applicants (/job-posting, "Work from home jobs"). */
function missingInJob(job: Data): string[] {
  const isFromHome = job.jobLocationType === 'TELECOMMUTE' && isThere(job.applicantLocationRequirements);
  const type = job.employmentType;
  return [
    ...(isThere(job.jobLocation) || isFromHome ? [] : ['a place']),
    ...(type === undefined || EMPLOYMENT_TYPES.includes(String(type)) ? [] : ['a known employmentType']),
  ];
}

/** At least two items, numbered from one; only the last may omit its page (/breadcrumb, "ListItem"). */
function missingInSteps(list: unknown): string[] {
  const steps: readonly Data[] = Array.isArray(list) ? list : [];
  if (steps.length < 2) return ['a second step'];
  return steps.flatMap((step, index) => [
    ...(step.position === index + 1 ? [] : ['position']),
    ...(isThere(step.item) || index === steps.length - 1 ? [] : ['item']),
    ...(isThere(step.name) ? [] : ['name']),
  ]);
}

function isThere(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}
