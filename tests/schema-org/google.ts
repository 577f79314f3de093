type Data = Readonly<Record<string, unknown>>;

/**
 * What Google wants of each type before it shows it, by the sections "Structured data type definitions" below
 * developers.google.com/search/docs/appearance/structured-data/ (/job-posting, /article, /breadcrumb, /organization).
 * An Article has no required properties: these are the recommended ones, but for the date of a change, which a post
 * may not have had. A Service and a WebSite have no page there.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  BlogPosting: ['headline', 'author', 'datePublished', 'image'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo'],
};

/** Google's list of `employmentType` (/job-posting). */
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

/** What a piece of structured data lacks for Google. */
export function missingForGoogle(data: object): string[] {
  const { '@type': type, ...properties } = data as Data;
  const required = REQUIRED[String(type)] ?? [];
  const missing = required.filter((name) => !isThere(properties[name]));
  if (type === 'JobPosting') missing.push(...missingInJob(properties));
  if (type === 'BreadcrumbList') missing.push(...missingInSteps(properties.itemListElement));
  return missing.map((name) => `${type} misses ${name}`);
}

/** A job is somewhere; one that is done from home says from which countries (/job-posting, "Work from home jobs"). */
function missingInJob(job: Data): string[] {
  const isFromHome = job.jobLocationType === 'TELECOMMUTE' && isThere(job.applicantLocationRequirements);
  const type = job.employmentType;
  return [
    ...(isThere(job.jobLocation) || isFromHome ? [] : ['a place']),
    ...(type === undefined || EMPLOYMENT_TYPES.includes(String(type)) ? [] : ['a known employmentType']),
  ];
}

/** At least two steps, numbered from one; only the last may do without its page (/breadcrumb, "ListItem"). */
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
