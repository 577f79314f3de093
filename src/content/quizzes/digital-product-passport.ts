import { paths } from '#paths.ts';
import { knowledgeLevels } from './knowledge-levels.ts';
import type { KnowledgeQuiz } from './quiz.ts';
import { reading } from './reading.ts';

export const digitalProductPassport: KnowledgeQuiz = {
  kind: 'knowledge',
  path: paths.knowledgeQuiz('passport-factory-digital-product-passport'),
  crumb: 'Knowledge quiz',
  title: 'What do you know about product passports?',
  metaTitle: 'Knowledge quiz: digital product passports',
  description:
    'Five questions about the digital product passport for construction products: the law, the data carrier, environmental data and access. Every answer is explained.',
  lede: 'Five questions about the passport of a construction product. Every answer is explained at the end.',
  questions: [
    {
      question: 'Which act provides for the digital product passport of construction products?',
      options: [
        {
          label: 'Regulation (EU) No 305/2011, the former Construction Products Regulation',
          explanation:
            'Parts of it continue to apply to products under existing specifications. It knows the declaration of performance, but no passport.',
        },
        {
          label: 'Regulation (EU) 2024/3110, the Construction Products Regulation',
          explanation:
            'Its Chapter X, Articles 75 to 80, describes the passport system, which a delegated act has to set up. It applies in the main from 8 January 2026.',
        },
        {
          label: 'Regulation (EU) 2023/1542, the Batteries Regulation',
          explanation:
            'It brings the battery passport from 18 February 2027, and is a useful preview. Construction products have their own act.',
        },
        {
          label: 'EN 15804, the standard for environmental product declarations',
          explanation:
            'A standard obliges nobody to have a passport. It gives the rules for environmental data that a passport may contain.',
        },
      ],
      correctAnswerIndex: 1,
    },
    {
      question:
        'Your product is covered by a harmonised standard cited under Regulation 305/2011. What do you draw up?',
      options: [
        {
          label: 'Still a declaration of performance',
          explanation:
            'The declaration of performance and conformity (DoPC) comes when a harmonised technical specification made under the new regulation covers the product.',
        },
        {
          label: 'A DoPC, for everything sold since 8 January 2026',
          explanation:
            'The date alone decides nothing. What counts is under which of the two regulations the specification of the product was made.',
        },
        {
          label: 'A passport instead of a declaration',
          explanation:
            'The passport contains the declaration, it does not replace it. And its system has to be set up before anybody is obliged to use it.',
        },
        {
          label: 'Nothing until the delegated act is there',
          explanation:
            'The existing duties continue: declaration of performance and CE marking stay as they are.',
        },
      ],
      correctAnswerIndex: 0,
    },
    {
      question: 'What should a data carrier, for example a QR code, hold?',
      options: [
        {
          label: 'All data of the passport',
          explanation:
            'They would not fit, and a printed value cannot be corrected. The carrier leads to the passport.',
        },
        {
          label: 'The address of the product page on the current website',
          explanation:
            'The page moves with the next website, and the code on the product stays as it is printed.',
        },
        {
          label: 'The name of the PDF with the declaration',
          explanation: 'File names change with every version. The code should name the product.',
        },
        {
          label: 'A lasting, unique identifier of the product, as an address that can be resolved',
          explanation:
            'Article 77 connects passport and data carrier by a persistent unique identification code of the product type. Behind the address stands a table that you can edit.',
        },
      ],
      correctAnswerIndex: 3,
    },
    {
      question: 'An EPD after EN 15804 states −0.4 kg CO₂ eq. for module D. What may you do with it?',
      options: [
        {
          label: 'Subtract it from A1 to A3 and call the sum the footprint',
          explanation:
            'Module D lies beyond the system boundary: it counts loads and benefits outside the life of this product.',
        },
        {
          label: 'Report it by itself, beside the modules A to C',
          explanation:
            'This is how the standard wants it: D is reported separately, with the declared unit, like every other module.',
        },
        {
          label: 'Leave it out, since modules after C are voluntary',
          explanation:
            'Since amendment A2 most products have to declare at least A1 to A3, C1 to C4 and D. The exceptions are narrow.',
        },
        {
          label: 'Write 0, since a negative value must be a mistake',
          explanation:
            'Negative values are possible in D: they say that reuse, recycling or energy recovery saves something elsewhere.',
        },
      ],
      correctAnswerIndex: 1,
    },
    {
      question: 'Who will be able to read what is in the passport of a construction product?',
      options: [
        {
          label: 'Everybody, everything',
          explanation:
            'The regulation provides for different levels of access. The recipe of a product does not become public with a passport.',
        },
        {
          label: 'Only the authorities',
          explanation:
            'It is meant for economic operators, customers and users too, and access is free of charge.',
        },
        {
          label: 'Each reader a part, by level of access, free of charge',
          explanation:
            'Article 76 wants it so. You can sort your data by reader today: public, professional, authority, and what never leaves the house.',
        },
        {
          label: 'Whoever pays the provider of the passport system',
          explanation: 'Access through the data carrier is free of charge under the regulation.',
        },
      ],
      correctAnswerIndex: 2,
    },
  ],
  levels: {
    1: {
      ...knowledgeLevels[1],
      text: 'The ground is marked out. These texts say in plain words what the law asks for, and what it does not ask for yet.',
      next: [
        reading.post(
          'cpr-and-espr-which-regulation-asks-for-what',
          'CPR and ESPR: which regulation asks for what',
        ),
        reading.post('what-changed-on-8-january-2026', 'What changed on 8 January 2026, and what did not'),
        reading.service('workshop-factory'),
      ],
    },
    2: {
      ...knowledgeLevels[2],
      text: 'The foundation holds. Look at what you missed below; the texts here go deeper into it.',
      next: [
        reading.post(
          'what-goes-into-a-construction-product-passport',
          'What goes into a construction product passport',
        ),
        reading.post(
          'reading-an-epd-what-a1-to-d-means',
          'Reading an EPD: what modules A1 to D mean for your data sheet',
        ),
        reading.pdf(
          'Digital product passport readiness checklist for manufacturers of construction products.pdf',
          'Readiness checklist for manufacturers',
        ),
      ],
    },
    3: {
      ...knowledgeLevels[3],
      text: 'You know the rules and where they end. The next step is a pilot: one product, from the record to the data carrier.',
      next: [
        reading.pdf(
          'Product passports for construction products, from regulation to first pilot.pdf',
          'From regulation to first pilot',
        ),
        reading.post('who-sees-what-in-a-passport', 'Who sees what in a passport: access rights by reader'),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
  },
};
