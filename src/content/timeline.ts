/** The milestones of "Our Journey" on the about page (spec, section 2, "About"). */
export const timeline = [
  {
    year: '2020',
    title: 'Founding',
    text: 'Datum & Beam is founded to help manufacturers with the data of their products.',
  },
  {
    year: '2021',
    title: 'First partnership',
    text: 'We agree our first partnership, on BIM objects in open formats.',
  },
  {
    year: '2022',
    title: 'BIM community',
    text: 'Designers, manufacturers and trainers form a community around our BIM content.',
  },
  {
    year: '2024',
    title: 'Global expansion',
    text: 'We begin to work for manufacturers in 24 countries.',
  },
  {
    year: '2025',
    title: 'New services',
    text: 'Passports, value stream mapping and BIM management join our services.',
  },
  {
    year: '2025+',
    title: 'What comes next',
    text: 'Our aim is one record for every construction product, used for models, passports and tenders.',
  },
] as const;
