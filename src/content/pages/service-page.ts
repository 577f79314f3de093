/** The text that the pages of all services share; their own is services/{slug}.md. */
export const servicePage = {
  notFound: 'Service not found',
  related: 'Related services',
  passportSite: 'Go to Passport Factory Page',
  contact: { title: 'Get in touch with a click', button: 'Contact us' },
  meeting: (service: string) =>
    `What can the ${service} do for one of your products? Find out in 15 minutes.`,
  keyAreas: 'Key Areas for Digital Transformation',
} as const;
