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
      reading: reading.post(
        'from-pdf-to-property-set',
        'From PDF to property set: cleaning up a product catalogue',
      ),
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
            'The place is right. Compare it with the list in Article 76 of the Construction Products Regulation, (EU) 2024/3110, and fill the gaps, starting with the identifiers.',
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
      reading: reading.pdf('epd-data-guide'),
      options: [
        {
          label: 'Not yet',
          points: 0,
          explanation:
            'Get a quotation for the family with the largest turnover. The calculation usually needs production data for a full year, and collecting it takes longest.',
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
            'The numbers are there. Record them as data: indicator, module, declared unit, value and the number of the EPD. Values in a later declaration under the Construction Products Regulation are calculated with the Commission’s software, so keep room for a second set.',
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
      reading: reading.post(
        'one-identifier-per-product',
        'One identifier per product: GTIN, GLN and the data carrier',
      ),
      options: [
        {
          label: 'Not at all: it has a name only',
          points: 0,
          explanation:
            'Without an identifier nothing can be registered or linked. Set up one register and one role that assigns numbers before you do anything else.',
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
            'Check where the code leads. The code should name the product, and its destination should be in a table that you can edit, so that it outlives the website. The Commission’s registry, live since 20 July 2026, works with such identifiers.',
        },
      ],
    },
    {
      question:
        'How does your product data reach a designer’s model, as an object or, for a mortar or a primer, as a material?',
      reading: reading.post(
        'light-geometry-full-data',
        'Light geometry, full data: how heavy should an object be',
      ),
      options: [
        {
          label: 'Designers draw or type it themselves',
          points: 0,
          explanation:
            'Then the model says what the designer remembers of your data sheet. A few simple objects, or one table of material data, change that.',
        },
        {
          label: 'We send a file or a table on request',
          points: 1,
          explanation:
            'Every file you send lives on without you. Publish one current version with a version number, and send the link.',
        },
        {
          label: 'They download objects or material data',
          points: 2,
          explanation:
            'The data can be found. Make sure that a changed value reaches it: look at when each file was last updated, and from which source.',
        },
        {
          label: 'They download files written from the same record as our catalogue',
          points: 3,
          explanation:
            'One source, several outlets. Test it with an IDS file: do manufacturer, GTIN and declared values arrive in the model, on the object or on the material?',
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
            'Follow one value through the company, from the test report to the website, and write down every place where it is kept. Usually there are more than expected.',
        },
        {
          label: 'Each team updates its own files',
          points: 1,
          explanation:
            'For some days two values are in circulation. Name the place where the value changes first, and the order in which the others follow.',
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
      text: 'Your product data is not yet ready to be shared. Next week: choose one product family, print its data sheet and write source and owner next to each value. The gaps are your first work list.',
      next: [
        reading.post('who-owns-a-property', 'Who owns a property'),
        reading.pdf('passport-readiness-checklist'),
        reading.service('workshop-factory'),
      ],
    },
    2: {
      ...readinessLevels[2],
      text: 'Part of your data is there, and you are only as ready as your lowest area. Next week: take the answer below with the fewest points, name one person for it and agree what will be different in a month.',
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
      text: 'Most of your data is in order. You are only as ready as your lowest area: if an answer below has 0 points, repair that first. Next week: choose the product family for a voluntary pilot and invite QA, master data and IT. The construction system is still to be set up, though the registry is live: “DPP ready” means that your data is prepared.',
      next: [
        reading.pdf('product-passport-guide'),
        reading.post('a-qr-code-that-outlives-the-website', 'A QR code that outlives the website behind it'),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
  },
};
