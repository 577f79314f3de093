import { paths } from '#paths.ts';
import { knowledgeLevels } from './levels.ts';
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
      question: 'Which act contains the passport rules for construction products?',
      options: [
        {
          label: 'Regulation (EU) No 305/2011, the former Construction Products Regulation',
          explanation:
            'Parts of it continue to apply to products under existing specifications. It has the declaration of performance, but no passport.',
        },
        {
          label: 'Regulation (EU) 2024/3110, which replaces it',
          explanation:
            'Chapter X, Articles 75 to 80. The regulation has applied in the main since 8 January 2026; a delegated act has yet to set the passport system up.',
        },
        {
          label: 'Regulation (EU) 2023/1542, the Batteries Regulation',
          explanation:
            'It introduces the battery passport from 18 February 2027, and is a useful preview. Construction products have their own act.',
        },
        {
          label: 'Regulation (EU) 2024/1781, the Ecodesign for Sustainable Products Regulation',
          explanation:
            'It is the general frame for sustainable products. Requirements for construction products are meant to come through their own act first.',
        },
      ],
      correctAnswerIndex: 1,
    },
    {
      question:
        'Your product is covered only by a harmonised standard cited under Regulation (EU) No 305/2011. What do you draw up today?',
      options: [
        {
          label: 'A declaration of performance, as before',
          explanation:
            'The declaration of performance and conformity (DoPC) comes when a harmonised technical specification made under the new regulation covers the product.',
        },
        {
          label: 'A declaration of performance and conformity, since 8 January 2026',
          explanation:
            'The date alone does not decide it. What counts is which of the two regulations the specification of the product was made under.',
        },
        {
          label: 'A passport instead of a declaration',
          explanation:
            'The passport will contain the declaration, but does not replace it. And the passport system has yet to be set up by a delegated act.',
        },
        {
          label: 'Nothing until the delegated act is adopted',
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
            'It would not fit, and a printed value cannot be corrected. The carrier leads to the passport.',
        },
        {
          label: 'The address of the product page on your website',
          explanation:
            'The page moves with the next website, but the code on the product stays as it was printed.',
        },
        {
          label: 'The name of the PDF with the declaration',
          explanation: 'File names change with every version. The code should name the product.',
        },
        {
          label: 'An identifier of the product, written as a web address',
          explanation:
            'Article 77 asks for a persistent unique identification code of the product type. We advise writing the identifier as a web address and keeping its destination in a table that you can edit.',
        },
      ],
      correctAnswerIndex: 3,
    },
    {
      question:
        'An EPD to EN 15804+A2 states a GWP-total of −0.4 kg CO2 eq. per m² for module D. What may you do with it?',
      options: [
        {
          label: 'Add it to A1 to A3 and call the sum the footprint',
          explanation:
            'Module D lies beyond the system boundary: it counts loads and benefits outside the life of this product.',
        },
        {
          label: 'Report it by itself, beside the modules A to C',
          explanation:
            'The standard requires this: D is reported separately, with its unit, and is not added to A to C.',
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
          label: 'Everyone with the code, in full',
          explanation:
            'Different levels of access are provided for, so a passport need not make the recipe public. Who sees what is still to be decided.',
        },
        {
          label: 'Authorities and professional users',
          explanation:
            'Customers and users are among the readers that the regulation names, and access is free of charge.',
        },
        {
          label: 'Everyone, with different rights, free of charge',
          explanation:
            'Article 76 provides for free access and for different levels; the delegated act will say who sees what. You can sort your data by reader today: public, professional, authority, internal.',
        },
        {
          label: 'Customers with a paid account',
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
      text: 'The foundation holds. Below you see which answers you missed; these texts cover the subject in more depth.',
      next: [
        reading.post(
          'what-goes-into-a-construction-product-passport',
          'What goes into a construction product passport',
        ),
        reading.post(
          'reading-an-epd-what-a1-to-d-means',
          'Reading an EPD: what modules A1 to D mean for your data sheet',
        ),
        reading.post('what-changed-on-8-january-2026', 'What changed on 8 January 2026, and what did not'),
      ],
    },
    3: {
      ...knowledgeLevels[3],
      text: 'You know most of the rules, and where they end. The next step is a pilot: one product, from the record to the data carrier.',
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
