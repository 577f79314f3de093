import { paths } from '#paths.ts';
import { knowledgeLevels } from './levels.ts';
import type { KnowledgeQuiz } from './quiz.ts';
import { reading } from './reading.ts';

export const digitalProductPassport: KnowledgeQuiz = {
  kind: 'knowledge',
  path: paths.knowledgeQuiz('passport-factory-digital-product-passport'),
  crumb: 'Knowledge quiz',
  title: 'Knowledge quiz: product passports',
  metaTitle: 'Knowledge quiz: digital product passports',
  description:
    'Five questions on the passport for construction products: law, declaration, data carrier, EPD and access. The answers separate law from practice.',
  lede: 'Five questions about the passport of a construction product. Every answer is explained at the end.',
  questions: [
    {
      question: 'Which act contains the passport rules for construction products?',
      reading: reading.post(
        'cpr-and-espr-which-regulation-asks-for-what',
        'CPR and ESPR: which regulation asks for what',
      ),
      options: [
        {
          label: 'Regulation (EU) No 305/2011, the former Construction Products Regulation',
          explanation:
            'Parts of it continue to apply to products under existing specifications. It requires a declaration of performance, but no passport.',
        },
        {
          label: 'Regulation (EU) 2024/3110, which replaces it',
          explanation:
            'Chapter X, Articles 75 to 80. The regulation has applied in the main since 8 January 2026. The registry is live, but a delegated act has yet to set up the system for construction products, and the date of the duty depends on that act.',
        },
        {
          label: 'Regulation (EU) 2023/1542, the Batteries Regulation',
          explanation:
            'It introduces the battery passport from 18 February 2027. Construction products have their own act.',
        },
        {
          label: 'Regulation (EU) 2024/1781, the Ecodesign for Sustainable Products Regulation',
          explanation:
            'It is the general framework for sustainable products, and its registry has been live since 20 July 2026. Requirements for construction products are meant to come through their own act first.',
        },
      ],
      correctAnswerIndex: 1,
    },
    {
      question:
        'Your product is covered only by a harmonised standard cited under Regulation (EU) No 305/2011. What do you draw up today?',
      reading: reading.post(
        'the-declaration-of-performance-and-conformity-line-by-line',
        'The declaration of performance and conformity, part by part',
      ),
      options: [
        {
          label: 'A declaration of performance, as before',
          explanation:
            'The declaration of performance and conformity (DoPC) comes when a harmonised technical specification made under the new regulation covers the product.',
        },
        {
          label: 'A declaration of performance and conformity, since 8 January 2026',
          explanation:
            'The date alone does not decide. It depends on which of the two regulations the specification of the product was made under.',
        },
        {
          label: 'A passport instead of a declaration',
          explanation:
            'The passport will contain the declaration, so it does not replace it. The passport system itself has yet to be set up by a delegated act.',
        },
        {
          label: 'Nothing until the delegated act is adopted',
          explanation:
            'The existing duties continue, with declaration of performance and CE marking as before.',
        },
      ],
      correctAnswerIndex: 0,
    },
    {
      question: 'What do you print in the QR code on a product that will be installed for decades?',
      reading: reading.post(
        'a-qr-code-that-outlives-the-website',
        'A QR code that outlives the website behind it',
      ),
      options: [
        {
          label: 'All data of the passport, so that it can be read offline',
          explanation:
            'Law: the carrier connects to the passport and does not contain it (Articles 76 and 77). Practice: the data would not fit, and a printed value can’t be corrected.',
        },
        {
          label: 'The address of the product page on your website',
          explanation:
            'Law: such an address names no product type, which Article 77 requires. Practice: the page may move when the website is rebuilt, and the printed code can’t follow.',
        },
        {
          label: 'The address of the PDF with the declaration',
          explanation:
            'Law: a PDF is not structured, machine-readable data. Practice: file names change with every version.',
        },
        {
          label: 'An identifier of the product, written as a web address',
          explanation:
            'Law: Article 77 requires a connection to a persistent unique identification code of the product type. Practice: we recommend writing it as a web address, for instance as a GS1 Digital Link, with its destination in a table you can edit. No act prescribes this.',
        },
      ],
      correctAnswerIndex: 3,
    },
    {
      question:
        'An EPD to EN 15804+A2 states a GWP-total of −0.4 kg CO₂ eq. per m² for module D. What may you do with it?',
      reading: reading.post('reading-an-epd-what-a1-to-d-means', 'Reading an EPD: what modules A1 to D mean'),
      options: [
        {
          label: 'Add it to A1 to A3 and call the sum the footprint',
          explanation:
            'Module D lies beyond the system boundary: it counts loads and benefits outside the life of this product.',
        },
        {
          label: 'Report it by itself, beside the modules A to C',
          explanation:
            'The standard requires D to be reported separately, with its unit, and not to be added to A to C.',
        },
        {
          label: 'Leave it out, since modules after C are voluntary',
          explanation:
            'Since amendment A2 most products have to declare at least A1 to A3, C1 to C4 and D. The exceptions are narrow.',
        },
        {
          label: 'Write 0, since a negative value must be a mistake',
          explanation:
            'Negative values are possible in D and mean that reuse, recycling or energy recovery saves emissions elsewhere.',
        },
      ],
      correctAnswerIndex: 1,
    },
    {
      question: 'Who will be able to read what is in the passport of a construction product?',
      reading: reading.post(
        'who-sees-what-in-a-passport',
        'Who sees what in a passport: access rights by reader',
      ),
      options: [
        {
          label: 'Everyone with the code, in full',
          explanation:
            'Law: Article 76(2)(f) provides for different levels of access, and the delegated act has to protect trade secrets. A passport need not make the recipe public.',
        },
        {
          label: 'Authorities and professional users only',
          explanation:
            'Law: Article 76(2)(e) names economic operators, clients, users and authorities. Users are not limited to professionals.',
        },
        {
          label: 'Operators, clients, users and authorities, each with their rights',
          explanation:
            'Law: free of charge, with different levels of access (Article 76(2)(e) and (f)); the delegated act will say who sees what. Practice: until then you can sort your data into our four classes public, professional, authority and internal, which have no legal force.',
        },
        {
          label: 'Clients with a paid account',
          explanation: 'Law: access through the data carrier is free of charge (Article 76(2)(e)).',
        },
      ],
      correctAnswerIndex: 2,
    },
  ],
  levels: {
    1: {
      ...knowledgeLevels[1],
      text: 'Next week: list your product types with the specification each one is under, and the regulation that specification was made for. The texts below say what the law requires today and what it does not require yet.',
      next: [
        reading.post(
          'cpr-and-espr-which-regulation-asks-for-what',
          'CPR and ESPR: which regulation asks for what',
        ),
        reading.post('cpr-milestones-by-product-family', 'CPR milestones by product family'),
        reading.service('workshop-factory'),
      ],
    },
    2: {
      ...knowledgeLevels[2],
      text: 'You know the basics, and the answers you missed are explained below. Next week: go through Article 76(2) with one product and note the document, the system and the owner for each point.',
      next: [
        reading.post(
          'what-goes-into-a-construction-product-passport',
          'What goes into a construction product passport',
        ),
        reading.post('reading-an-epd-what-a1-to-d-means', 'Reading an EPD: what modules A1 to D mean'),
        reading.post('cpr-milestones-by-product-family', 'CPR milestones by product family'),
      ],
    },
    3: {
      ...knowledgeLevels[3],
      text: 'You know most of the rules, and what they leave open. Next week: choose a product family for a pilot of twelve weeks, and get its charter signed.',
      next: [
        reading.pdf('product-passport-guide'),
        reading.post('who-sees-what-in-a-passport', 'Who sees what in a passport: access rights by reader'),
        reading.service('passport-factory-digital-product-passport'),
      ],
    },
  },
};
