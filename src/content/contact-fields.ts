import type { ContactField } from '#domain/contact/contact-message.ts';

export const allRequiredNote = 'All fields are required.';

/** The label of each field of the form, and its autofill token if it has one (html.spec.whatwg.org, "Autofill"). */
export const contactFieldTexts: Readonly<
  Record<ContactField, { readonly label: string; readonly autofill?: string }>
> = {
  name: { label: 'Name', autofill: 'name' },
  email: { label: 'Email', autofill: 'email' },
  subject: { label: 'Subject' },
  message: { label: 'Message' },
};
