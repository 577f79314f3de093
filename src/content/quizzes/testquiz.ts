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
  lede: 'Five requests that a tender brings. Say how you would answer them today. Your answers stay in this browser.',
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
            'In any case you have to supply a copy of the declaration for each product you make available, on paper or electronically. One folder with the valid version of each, named by its number, is a good start.',
        },
        {
          label: 'A colleague sends them within a day or two',
          points: 1,
          explanation:
            'It works until the colleague is on holiday. Put the valid versions where everybody who answers customers can find them.',
        },
        {
          label: 'They are on our website, product by product',
          points: 2,
          explanation:
            'Good for the customer and for you. Check that the file of an older product type can still be reached: buildings outlast product ranges.',
        },
        {
          label: 'Each has a fixed address, by product type and version',
          points: 3,
          explanation:
            'Such an address can be used in a model, in a tender and behind a data carrier, and it stays right when the website is rebuilt.',
        },
      ],
    },
    {
      question:
        'The designer wants thermal conductivity and U-value as properties in the IFC model. What do you have?',
      reading: reading.post('units-that-travel-with-their-values', 'Units that travel with their values'),
      options: [
        {
          label: 'A data sheet as PDF',
          points: 0,
          explanation:
            'Then somebody else types your values, and you find out about slips when the model comes back. Begin with the ten properties that are wanted most often.',
        },
        {
          label: 'We fill in the table that the designer sends',
          points: 1,
          explanation:
            'Every table has its own names and units. Keep the filled-in ones: they show which properties your market wants.',
        },
        {
          label: 'Our objects have them, under names of our own',
          points: 2,
          explanation:
            'A person can read them, but a checker will not find them. Map each to its IFC property, for instance ThermalConductivity in Pset_MaterialThermal.',
        },
        {
          label: 'Our objects have them in the standard property sets',
          points: 3,
          explanation:
            'Software can find and compare the values. Say in the object which declaration each value comes from, so that nobody mixes up two editions.',
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
            'Settle it once for each property: the owner decides, and the source, usually a test report or a declaration, is written beside the value.',
        },
        {
          label: 'Yes, and the data sheet wins by habit',
          points: 1,
          explanation:
            'A rule is better than none. But a data sheet is a copy too: declared performance comes from the declaration, environmental values from the EPD.',
        },
        {
          label: 'Yes, a named owner decides, and copies are corrected by hand',
          points: 2,
          explanation:
            'The decision is clear, but the copies are still made by hand. Measure for a month how long a correction takes to arrive everywhere.',
        },
        {
          label: 'No, all come from one record',
          points: 3,
          explanation:
            'Then a tender is a query, not a search. Check from time to time that nobody keeps a list beside the record.',
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
            'These are the modules that EN 15804 with amendment A2 requires of most products. Preparing an EPD usually takes months, so it will help with the next tender.',
        },
        {
          label: 'An average EPD of our association that covers the product',
          points: 1,
          explanation:
            'An average is a fair first answer if you say what it is. It cannot show what your own plant does better.',
        },
        {
          label: 'Our own EPD with these modules, as PDF',
          points: 2,
          explanation:
            'The values are verified and your own. Send the declared unit and the list of declared modules with each value: MND means not declared, and is not zero.',
        },
        {
          label: 'Our own EPD with these modules, as PDF and as data',
          points: 3,
          explanation:
            'The client can calculate without typing. Keep PDF and data at the same version, and name the programme operator and the end of validity.',
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
            'An Information Delivery Specification says in a file that software can read which properties a model must contain. It is a standard of buildingSMART, and some of the programs that open it are free.',
        },
        {
          label: 'We leave it to the design team',
          points: 1,
          explanation:
            'They will find what is missing in your objects, and some replace the product instead of asking. Look at least at the lines for your classes.',
        },
        {
          label: 'We read it and compare by hand',
          points: 2,
          explanation:
            'You know what is wanted. The check by software takes seconds and, where the file has a rule for it, also finds wrong data types and lost leading zeros.',
        },
        {
          label: 'We export objects or materials to IFC and check them before sending',
          points: 3,
          explanation:
            'Missing properties of your products will no longer be a reason to send a model back. Products not modelled as objects, such as mortars, are checked on the material. Make the same check a condition of every order.',
        },
      ],
    },
  ],
  levels: {
    1: {
      ...readinessLevels[1],
      text: 'Each tender is still a search. Next week: collect the last five requests you had, list what they wanted, and put the valid declaration of each product into one folder.',
      next: [
        reading.pdf('tender-data-brief'),
        reading.post('from-pdf-to-property-set', 'From PDF to property set: cleaning up a product catalogue'),
        reading.service('value-factory'),
      ],
    },
    2: {
      ...readinessLevels[2],
      text: 'Some of the answers exist, and somebody has to fetch them. You are only as ready as your lowest area. Next week: take the answer below with the fewest points and prepare it for the product you quote most often.',
      next: [
        reading.pdf('ifc-and-ids-guide'),
        reading.post('units-that-travel-with-their-values', 'Units that travel with their values'),
        reading.service('bim-depot-factory'),
      ],
    },
    3: {
      ...readinessLevels[3],
      text: 'You answer from a record and not from memory. You are only as ready as your lowest area: if an answer below has 0 points, repair that first. Next week: measure how long the next request takes from receipt to answer. The same record can later feed a passport.',
      next: [
        reading.post('ids-checking-a-model-before-it-is-sent', 'IDS: checking a model before it is sent'),
        reading.pdf('product-passport-guide'),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
  },
};
