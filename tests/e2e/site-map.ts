/** Every page that is there without data, with the words of its heading. */
export const PAGES: Record<string, string> = {
  '/': 'Smarter Data. Smarter Decisions.',
  '/about': 'We set the level that product data builds on',
  '/passport-factory-digital-product-passport': 'Passport Factory',
  '/bim-depot-factory': 'BIM Depot Factory',
  '/workshop-factory': 'Workshop Factory',
  '/value-factory': 'Value Factory',
  '/optibuild-factory': 'OptiBuild Factory',
  '/blog': 'Latest news',
  '/add-post': 'Add a post',
  '/contact': 'Tell us what you make',
  '/resources': 'Resources',
  '/download': 'Your download',
  '/document/docs_pdf/privacy_policy.pdf': 'Privacy policy',
  '/quiz/achievingProductTransparency': 'Readiness quiz: achieving product transparency',
  '/quiz/testquiz': 'Readiness quiz: a tender wants your data',
  '/check-your-knowledge/bim-depot-factory': 'Knowledge quiz: BIM objects and IFC',
  '/check-your-knowledge/passport-factory-digital-product-passport': 'Knowledge quiz: product passports',
  '/career': 'Work on data that ends up in buildings',
  '/career/industry-sales-specialist': 'Industry Sales Specialist',
  '/career/social-media-and-community-manager': 'Social Media and Community Manager',
  '/career/content-creator': 'Content Creator',
  '/career/junior-fullstack-developer': 'Junior Fullstack Developer',
  '/career/open-application': 'Open Application',
};

/** Pages that are neither for search engines nor for cards of other sites; their HTML says so. */
export const UNLISTED = ['/add-post', '/download'];

/** Pages that have another page's screen, with other words. */
const ALIKE = [
  '/bim-depot-factory',
  '/workshop-factory',
  '/optibuild-factory',
  '/quiz/testquiz',
  '/check-your-knowledge/bim-depot-factory',
  '/career/social-media-and-community-manager',
  '/career/content-creator',
  '/career/junior-fullstack-developer',
  '/career/open-application',
];

/** A page of every screen. */
export const SCREENS = Object.keys(PAGES).filter((path) => !ALIKE.includes(path));

/** A post of the seed. */
export const POST = {
  path: '/blog/ifc-classes-for-facade-products',
  title: 'IFC classes for facade products: a short guide',
};
