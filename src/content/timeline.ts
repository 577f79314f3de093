/** The stations of "Our Journey" on the about page (spec, section 2, "About"). */
export const timeline = [
  {
    year: '2020',
    title: 'Founding',
    text: 'Datum & Beam starts with one question: why does product data stop at the factory gate?',
  },
  {
    year: '2021',
    title: 'First partnership',
    text: 'We begin to work side by side with a partner, and learn how much a shared standard saves.',
  },
  {
    year: '2022',
    title: 'BIM community',
    text: 'A community forms around our BIM content: designers, manufacturers and trainers.',
  },
  {
    year: '2024',
    title: 'Global expansion',
    text: 'Our work crosses borders and reaches 24 countries.',
  },
  {
    year: '2025',
    title: 'New services',
    text: 'Passports, value stream mapping and BIM management join our services.',
  },
  {
    year: '2025+',
    title: 'What comes next',
    text: 'Every construction product with data that can be trusted, found and used again.',
  },
] as const;
