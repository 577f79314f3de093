import type { ContactField } from '#domain/contact/contact-message.ts';

export const requiredFields = 'All fields are required.';

/** The fields of the form, each with its autofill token if it has one (html.spec.whatwg.org, "Autofill"). */
export const contactFields: Readonly<
  Record<ContactField, { readonly label: string; readonly autofill?: string }>
> = {
  name: { label: 'Name', autofill: 'name' },
  email: { label: 'Email', autofill: 'email' },
  subject: { label: 'Subject' },
  message: { label: 'Message' },
};
