import { paths } from '#paths.ts';
import { readinessLevels } from './levels.ts';
import type { ReadinessQuiz } from './quiz.ts';
import { reading } from './reading.ts';

export const achievingProductTransparency: ReadinessQuiz = {
  kind: 'readiness',
  path: paths.quiz('achievingProductTransparency'),
  crumb: 'Readiness quiz',
  title: 'Readiness quiz: achieving product transparency',
  metaTitle: 'Readiness quiz: product transparency',
  description:
    'Five questions on where your product data stands, from documents to identifiers. The result shows how ready you are and what to do next week.',
  lede: 'Five questions about your product data. Your answers stay in this browser.',
  questions: [
    {
      question: 'Where does the data about your products live today?',
      reading: reading.pdf('data-templates-guide'),
      options: [
        {
          label: 'In documents on several drives',
          points: 0,
          explanation:
            'On several drives it is hard to tell which file is the valid one. Begin with one product family and one table: property, unit, value, source, owner.',
        },
        {
          label: 'In spreadsheets kept by each department',
          points: 1,
          explanation:
            'The same value is probably kept several times. Agree on one name, one unit and one owner for each property before you look for software.',
        },
        {
          label: 'In one system, with gaps or without owners',
          points: 2,
          explanation:
            'Compare what the system holds with the list in Article 76 of the Construction Products Regulation, (EU) 2024/3110, and fill the gaps, starting with the identifiers.',
        },
        {
          label: 'In one system, complete, with an owner for every property',
          points: 3,
          explanation:
            'A passport can be filled from such a system. Update the list of owners whenever someone changes jobs.',
        },
      ],
    },
    {
      question: 'Do you have environmental product declarations to EN 15804?',
      reading: reading.pdf('epd-data-guide'),
      options: [
        {
          label: 'Not yet',
          points: 0,
          explanation:
            'Get a quotation for the family that tenders ask about most. The calculation usually needs production data for a full year, and collecting it takes longest.',
        },
        {
          label: 'For a few products',
          points: 1,
          explanation:
            'Check whether they follow the edition with amendment A2, because values to the older edition cannot be compared with newer ones.',
        },
        {
          label: 'For most products, mainly as PDF files',
          points: 2,
          explanation:
            'Record the numbers as data: indicator, module, declared unit, value and the number of the EPD. Allow for a second set of values, since those of a later declaration under the Construction Products Regulation are calculated with the Commission’s software.',
        },
        {
          label: 'For most products, as PDF files and as data',
          points: 3,
          explanation:
            'Designers can take your values without retyping them. ISO 22057 describes a data template that carries such values into building models.',
        },
      ],
    },
    {
      question: 'How can a machine identify each of your products?',
      reading: reading.post(
        'one-identifier-per-product',
        'One identifier per product: GTIN, GLN and the data carrier',
      ),
      options: [
        {
          label: 'Not at all: products only have names',
          points: 0,
          explanation:
            'A product without an identifier can’t be registered or linked. Before you do anything else, set up one register of numbers and decide who assigns them.',
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
          label: 'The same, with a code on the product or packaging that leads to the data',
          points: 3,
          explanation:
            'The Commission’s registry, live since 20 July 2026, works with such identifiers. Check where the code leads: it should name the product, and its destination should be in a table that you can edit when the website changes.',
        },
      ],
    },
    {
      question:
        'How does your product data reach a designer’s model, as an object or, for a mortar or a primer, as a material?',
      reading: reading.post(
        'five-questions-before-ordering-bim-objects',
        'Five questions to ask before you order BIM objects',
      ),
      options: [
        {
          label: 'Designers draw or type it themselves',
          points: 0,
          explanation:
            'The model then contains what the designer has copied from your data sheet. Offer a few simple objects, or one table of material data.',
        },
        {
          label: 'We send a file or a table on request',
          points: 1,
          explanation:
            'You can’t update a file once you have sent it. Publish one current version with a version number, and send the link instead.',
        },
        {
          label: 'They download objects or material data',
          points: 2,
          explanation:
            'Make sure that changed values reach these files: look at when each was last updated, and from which source.',
        },
        {
          label: 'They download files written from the same record as our catalogue',
          points: 3,
          explanation:
            'Test with an IDS file whether manufacturer, GTIN and declared values arrive in the model, on the object or on the material.',
        },
      ],
    },
    {
      question: 'What happens when a declared value changes?',
      reading: reading.post('who-owns-a-property', 'Who owns a property'),
      options: [
        {
          label: 'We are not sure who changes what',
          points: 0,
          explanation:
            'Follow one value through the company, from the test report to the website, and write down every place where it is kept and who changes it there.',
        },
        {
          label: 'Each team updates its own files',
          points: 1,
          explanation:
            'For some days two values are in use at once. Decide where the value changes first, and in which order the others follow.',
        },
        {
          label: 'One team updates everything by hand',
          points: 2,
          explanation:
            'This works until someone is away. Begin with the value that changes most often, and have it published from the record.',
        },
        {
          label: 'The value is changed once and published everywhere',
          points: 3,
          explanation:
            'A passport needs exactly this. Keep the former value with its date, because products made under it are still installed.',
        },
      ],
    },
  ],
  levels: {
    1: {
      ...readinessLevels[1],
      text: 'Your product data is not yet ready to be shared. Next week: choose one product family, print its data sheet and write the source and the owner next to each value. Where you can’t, you have found the first gaps to close.',
      next: [
        reading.post('who-owns-a-property', 'Who owns a property'),
        reading.pdf('passport-readiness-checklist'),
        reading.service('workshop-factory'),
      ],
    },
    2: {
      ...readinessLevels[2],
      text: 'Part of your data is in order. Next week: take the answer below with the fewest points, name one person for it and agree what will be different in a month.',
      next: [
        reading.post(
          'one-identifier-per-product',
          'One identifier per product: GTIN, GLN and the data carrier',
        ),
        reading.pdf('epd-data-guide'),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
    3: {
      ...readinessLevels[3],
      text: 'Most of your data is in order. If an answer below has 0 points, start there. Next week: choose the product family for a voluntary pilot and invite QA, master data and IT. “DPP ready” means that your data is prepared: the registry is live, but the system for construction products has yet to be set up.',
      next: [
        reading.pdf('product-passport-guide'),
        reading.post('a-qr-code-that-outlives-the-website', 'A QR code that outlives the website behind it'),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
  },
};
