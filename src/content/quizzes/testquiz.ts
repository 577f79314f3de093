import { paths } from '#paths.ts';
import { readinessLevels } from './levels.ts';
import type { ReadinessQuiz } from './quiz.ts';
import { reading } from './reading.ts';

export const testquiz: ReadinessQuiz = {
  kind: 'readiness',
  path: paths.quiz('testquiz'),
  crumb: 'Readiness quiz',
  title: 'Readiness quiz: a tender wants your data',
  metaTitle: 'Readiness quiz: a tender wants your data',
  description:
    'Five requests that reach manufacturers in a tender. The result shows how much of the answer is ready beforehand and what to prepare next week.',
  lede: 'Five requests that are common in tenders. Choose how you would answer each of them today. Your answers stay in this browser.',
  questions: [
    {
      question: 'A tender requires the declarations of performance of three products. How do you answer?',
      reading: reading.post(
        'the-declaration-of-performance-and-conformity-line-by-line',
        'The declaration of performance and conformity, part by part',
      ),
      options: [
        {
          label: 'We search, and it may take days',
          points: 0,
          explanation:
            'You have to supply a copy of the declaration for each product you make available anyway, on paper or electronically. Start with one folder that holds the valid version of each, named by its number.',
        },
        {
          label: 'A colleague sends them within a day or two',
          points: 1,
          explanation:
            'Put the valid versions where everyone who answers customers can find them, so that a request can also be answered while your colleague is on holiday.',
        },
        {
          label: 'They are on our website, product by product',
          points: 2,
          explanation:
            'Check that the files of older product types can still be reached, since they are needed for as long as the buildings stand.',
        },
        {
          label: 'Each has a fixed address, by product type and version',
          points: 3,
          explanation:
            'Such an address can be used in a model, in a tender and behind a data carrier, and it remains valid when the website is rebuilt.',
        },
      ],
    },
    {
      question:
        'The designer wants thermal conductivity and U-value as properties in the IFC model. What do you have?',
      reading: reading.pdf('ifc-and-ids-guide'),
      options: [
        {
          label: 'A data sheet as PDF',
          points: 0,
          explanation:
            'Someone else then has to type in your values, with the risk of errors. Begin with the ten properties that are requested most often and offer them as a table.',
        },
        {
          label: 'We fill in the table that the designer sends',
          points: 1,
          explanation:
            'Every such table has its own names and units. Keep the ones you have filled in, because they show which properties your market asks for.',
        },
        {
          label: 'Our objects have them, under names of our own',
          points: 2,
          explanation:
            'A person can read them, but checking software won’t find them. Map each to its IFC property, for instance ThermalConductivity in Pset_MaterialThermal.',
        },
        {
          label: 'Our objects have them in the standard property sets',
          points: 3,
          explanation:
            'Software can find and compare the values. State in the object which declaration each value comes from, and in which edition.',
        },
      ],
    },
    {
      question: 'Could data sheet, website and BIM object show different values? How do you settle it?',
      reading: reading.post('who-owns-a-property', 'Who owns a property'),
      options: [
        {
          label: 'Yes, and we would have to ask around',
          points: 0,
          explanation:
            'Name an owner for each property, who decides which value is right and writes the source beside it, usually a test report or a declaration.',
        },
        {
          label: 'Yes, and by habit we go by the data sheet',
          points: 1,
          explanation:
            'A data sheet is a copy too. Take declared performance from the declaration and environmental values from the EPD.',
        },
        {
          label: 'Yes, a named owner decides, and copies are corrected by hand',
          points: 2,
          explanation:
            'Measure for a month how long a correction takes to reach every copy, then have the copies written from the record.',
        },
        {
          label: 'No, all come from one record',
          points: 3,
          explanation:
            'You can then answer a tender with an export. Check from time to time whether anyone keeps a separate list.',
        },
      ],
    },
    {
      question:
        'The client wants environmental data for modules A1 to A3, C1 to C4 and D. What can you send?',
      reading: reading.post('reading-an-epd-what-a1-to-d-means', 'Reading an EPD: what modules A1 to D mean'),
      options: [
        {
          label: 'Nothing at the moment',
          points: 0,
          explanation:
            'EN 15804 with amendment A2 requires these modules of most products. Preparing an EPD usually takes months, so start now for the next tender.',
        },
        {
          label: 'An average EPD of our association that covers the product',
          points: 1,
          explanation:
            'Say in your answer that it is an average. It can’t show what your own plant does better, so plan an EPD of your own for the products that are requested most.',
        },
        {
          label: 'Our own EPD with these modules, as PDF',
          points: 2,
          explanation:
            'Send the declared unit and the list of declared modules with each value, and explain that MND means not declared, which is different from zero.',
        },
        {
          label: 'Our own EPD with these modules, as PDF and as data',
          points: 3,
          explanation:
            'The client can use your values without retyping them. Keep PDF and data at the same version, and name the programme operator and the end of validity.',
        },
      ],
    },
    {
      question: 'The exchange information requirements come with an IDS file. What do you do with it?',
      reading: reading.post(
        'ids-checking-a-model-before-it-is-sent',
        'IDS: checking a model before it is sent',
      ),
      options: [
        {
          label: 'We do not know what that is',
          points: 0,
          explanation:
            'An Information Delivery Specification is a file that tells software which properties a model must contain. It is a buildingSMART standard, and some of the programs that open it are free.',
        },
        {
          label: 'We leave it to the design team',
          points: 1,
          explanation:
            'They will find what is missing in your objects, and some will replace the product instead of asking. Read at least the lines for your classes.',
        },
        {
          label: 'We read it and compare by hand',
          points: 2,
          explanation:
            'Software does the same check in seconds and, where the file has a rule for it, also finds wrong data types and lost leading zeros.',
        },
        {
          label: 'We export objects or materials to IFC and check them before sending',
          points: 3,
          explanation:
            'You find missing properties before the client does. Check products that are not modelled as objects, such as mortars, on their material, and make the same check a condition when you order objects.',
        },
      ],
    },
  ],
  levels: {
    1: {
      ...readinessLevels[1],
      text: 'For each tender you still have to search for the data. Next week: collect the last five requests you had, list what they asked for, and put the valid declaration of each product into one folder.',
      next: [
        reading.pdf('tender-data-brief'),
        reading.post(
          'the-declaration-of-performance-and-conformity-line-by-line',
          'The declaration of performance and conformity, part by part',
        ),
        reading.service('value-factory'),
      ],
    },
    2: {
      ...readinessLevels[2],
      text: 'Some of the data exists, but someone has to collect it for each tender. Next week: take the answer below with the fewest points and improve it for the product you quote most often.',
      next: [
        reading.pdf('ifc-and-ids-guide'),
        reading.post('units-that-travel-with-their-values', 'Units that travel with their values'),
        reading.service('bim-depot-factory'),
      ],
    },
    3: {
      ...readinessLevels[3],
      text: 'You can answer most requests from a record, which can later be used for a passport too. If an answer below has 0 points, start there. Next week: measure how long the next request takes from receipt to answer.',
      next: [
        reading.post('ids-checking-a-model-before-it-is-sent', 'IDS: checking a model before it is sent'),
        reading.pdf('product-passport-guide'),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
  },
};
