/** The text that the pages of all services share; their own is services/{slug}.md. */
export const servicePage = {
  notFound: 'Service not found',
  related: 'Related services',
  passportSite: 'Go to Passport Factory Page',
  contact: { title: 'Get in touch with a click', button: 'Contact us' },
  meeting: (service: string) =>
    `What can the ${service} do for one of your products? Find out in 15 minutes.`,
  keyAreas: 'Key Areas for Digital Transformation',
  /** The sections to which the rail beside the page links. */
  marks: [
    { id: 'introduction', name: 'Service' },
    { id: 'key-areas', name: 'Key areas' },
    { id: 'article', name: 'Article' },
    { id: 'questions', name: 'Questions' },
    { id: 'meeting', name: 'Meeting' },
  ],
} as const;
