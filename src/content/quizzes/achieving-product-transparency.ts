import { paths } from '#paths.ts';
import { readinessLevels } from './levels.ts';
import type { ReadinessQuiz } from './quiz.ts';
import { reading } from './reading.ts';

export const achievingProductTransparency: ReadinessQuiz = {
  kind: 'readiness',
  path: paths.quiz('achievingProductTransparency'),
  crumb: 'Readiness quiz',
  title: 'Achieving product transparency',
  metaTitle: 'Readiness quiz: achieving product transparency',
  description:
    'Five questions about your product data. At the end you see how ready you are for the digital product passport.',
  lede: 'Five questions about your product data. Your answers stay in this browser.',
  questions: [
    {
      question: 'Where does the data about your products live today?',
      options: [
        {
          label: 'In documents on several drives',
          points: 0,
          explanation:
            'Then nobody can say at a glance which file is the valid one. Begin with one product family and one table: property, unit, value, source, owner.',
        },
        {
          label: 'In spreadsheets kept by each department',
          points: 1,
          explanation:
            'The values exist, several times over. Agree on one name, one unit and one owner for each property before you look for software.',
        },
        {
          label: 'In one system, with gaps or without owners',
          points: 2,
          explanation:
            'The place is right. Compare it with the list in Article 76 of the Construction Products Regulation, (EU) 2024/3110, and fill the gaps, identifiers first.',
        },
        {
          label: 'In one system, complete, with an owner for every property',
          points: 3,
          explanation:
            'A passport can be fed from such a system. Keep the list of owners alive when people change jobs.',
        },
      ],
    },
    {
      question: 'Do you have environmental product declarations to EN 15804?',
      options: [
        {
          label: 'Not yet',
          points: 0,
          explanation:
            'Ask for a quotation for the family with the largest turnover. The calculation needs production data for a full year, as a rule, and collecting it takes longest.',
        },
        {
          label: 'For a few products',
          points: 1,
          explanation:
            'A good start. Check whether they follow the edition with amendment A2: values to the older edition cannot share a column with newer ones.',
        },
        {
          label: 'For most products, mainly as PDF files',
          points: 2,
          explanation:
            'The numbers are there. Record them as data: indicator, module, declared unit, value and the number of the declaration.',
        },
        {
          label: 'For most products, as PDF files and as data',
          points: 3,
          explanation:
            'This saves the retyping. ISO 22057 describes a data template that carries such values into building models.',
        },
      ],
    },
    {
      question: 'How can a machine identify each of your products?',
      options: [
        {
          label: 'Not at all: it has a name only',
          points: 0,
          explanation:
            'Everything in a passport hangs on the identifier. Set up one register and one role that assigns numbers before you do anything else.',
        },
        {
          label: 'By internal numbers',
          points: 1,
          explanation:
            'An internal number is unique in your company only. Write down which articles belong to which declared product type, then choose a scheme that is unique worldwide.',
        },
        {
          label: 'By a GTIN or another number that is unique worldwide',
          points: 2,
          explanation:
            'A GTIN names the article that is sold. A declaration covers a product type, which may have many articles: record how the two relate.',
        },
        {
          label: 'The same, with a code on product or packaging that leads to the data',
          points: 3,
          explanation:
            'Check where the code leads. The code should name the product, and its destination should be kept in a table that you can edit, so that it outlives the website.',
        },
      ],
    },
    {
      question: 'How do designers get your products into their models?',
      options: [
        {
          label: 'They draw them themselves',
          points: 0,
          explanation:
            'Then the model says what the designer remembers of your data sheet. A few simple objects with the right properties change that.',
        },
        {
          label: 'We send a file when they ask',
          points: 1,
          explanation:
            'Every file you send lives on without you. Publish one current version with a version number, and send the link.',
        },
        {
          label: 'They download objects from a library',
          points: 2,
          explanation:
            'The objects can be found. Make sure that a changed value reaches them: look at when each was last updated, and from which source.',
        },
        {
          label: 'They download objects that share data with our catalogue',
          points: 3,
          explanation:
            'One source, several outlets. Test it with an IDS file: do class, predefined type, manufacturer and GTIN arrive in the model?',
        },
      ],
    },
    {
      question: 'What happens when a declared value changes?',
      options: [
        {
          label: 'We are not sure who changes what',
          points: 0,
          explanation:
            'Follow one value through the company, from the test report to the website, and write down every place where it is kept. Usually there are more than expected.',
        },
        {
          label: 'Each team updates its own files',
          points: 1,
          explanation:
            'For some days there are two truths. Name the one place where the value changes first, and the order in which the others follow.',
        },
        {
          label: 'One team updates everything by hand',
          points: 2,
          explanation:
            'It is reliable as long as nobody is away. Begin with the value that changes most often, and have it published from the record.',
        },
        {
          label: 'The value is changed once and published everywhere',
          points: 3,
          explanation:
            'This is what a passport needs: correct, complete and up to date. Keep the former value with its date, because products made under it are still installed.',
        },
      ],
    },
  ],
  levels: {
    1: {
      ...readinessLevels[1],
      text: 'Your product data is not yet ready to be shared. Start small: choose one product family, and bring its values, sources and owners into one table.',
      next: [
        reading.post('who-owns-a-property', 'Who owns a property'),
        reading.pdf(
          'Digital product passport readiness checklist for manufacturers of construction products.pdf',
          'Readiness checklist for manufacturers',
        ),
        reading.service('workshop-factory'),
      ],
    },
    2: {
      ...readinessLevels[2],
      text: 'Part of your data is there. Close the gaps that a passport would show first: identifiers, machine-readable declarations and one owner per property.',
      next: [
        reading.post(
          'one-identifier-per-product',
          'One identifier per product: GTIN, GLN and the data carrier',
        ),
        reading.pdf(
          'EPD data as a property set, from EN 15804 declaration to product file.pdf',
          'EPD data as a property set',
        ),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
    3: {
      ...readinessLevels[3],
      text: 'Most of your data is in order. Close any answer below that has 0 or 1 point, then plan a voluntary pilot for one product. The passport system that the law provides for has yet to be set up: “DPP ready” means that your data is prepared.',
      next: [
        reading.pdf(
          'Product passports for construction products, from regulation to first pilot.pdf',
          'From regulation to first pilot',
        ),
        reading.post('a-qr-code-that-outlives-the-website', 'A QR code that outlives the website behind it'),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
  },
};
