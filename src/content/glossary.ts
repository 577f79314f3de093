/** The groups of the glossary, in their order on its page. */
export const glossaryGroups = [
  'Rules and declarations',
  'Environment',
  'Identity',
  'Models',
  'Product data',
  'Processes',
] as const;

/** A term of the glossary. Its page is `content/glossary/{slug}.md`. */
export interface GlossaryTerm {
  readonly slug: string;
  readonly term: string;
  readonly abbreviation?: string;
  readonly group: (typeof glossaryGroups)[number];
  /** One or two sentences of 120 to 155 characters: its entry in the list, and the description of its page. */
  readonly definition: string;
  /** The spellings of which a post's first one becomes a link. */
  readonly mentions: readonly string[];
}

/** All terms, by group. */
export const glossary: readonly GlossaryTerm[] = [
  {
    slug: 'cpr',
    term: 'Construction Products Regulation',
    abbreviation: 'CPR',
    group: 'Rules and declarations',
    definition:
      'The European act on placing construction products on the market: declarations, CE marking and, in Chapter X, product passports.',
    mentions: ['CPR', 'Construction Products Regulation'],
  },
  {
    slug: 'dop',
    term: 'Declaration of performance',
    abbreviation: 'DoP',
    group: 'Rules and declarations',
    definition:
      'The manufacturer’s statement of how a construction product performs, drawn up under the former regulation, (EU) No 305/2011.',
    mentions: [
      'DoP',
      'DoPs',
      'declaration of performance',
      'Declaration of performance',
      'declarations of performance',
      'Declarations of performance',
    ],
  },
  {
    slug: 'dopc',
    term: 'Declaration of performance and conformity',
    abbreviation: 'DoPC',
    group: 'Rules and declarations',
    definition:
      'The declaration that replaces the DoP under the new regulation: performance, environmental values and conformity in one document.',
    mentions: [
      'DoPC',
      'DoPCs',
      'declaration of performance and conformity',
      'Declaration of performance and conformity',
      'declarations of performance and conformity',
      'Declarations of performance and conformity',
    ],
  },
  {
    slug: 'espr',
    term: 'Ecodesign for Sustainable Products Regulation',
    abbreviation: 'ESPR',
    group: 'Rules and declarations',
    definition:
      'The European framework for ecodesign and product passports of goods in general, filled in by a delegated act for each product group.',
    mentions: ['ESPR', 'Ecodesign for Sustainable Products Regulation'],
  },
  {
    slug: 'dpp',
    term: 'Digital product passport',
    abbreviation: 'DPP',
    group: 'Rules and declarations',
    definition:
      'A structured set of data on a product, reached through a data carrier and readable by people in a browser and by software.',
    mentions: [
      'DPP',
      'DPPs',
      'digital product passport',
      'Digital product passport',
      'digital product passports',
      'Digital product passports',
    ],
  },
  {
    slug: 'delegated-act',
    term: 'Delegated act',
    group: 'Rules and declarations',
    definition:
      'An act that the Commission adopts to fill in a regulation; it may carry the date and the details on which a duty depends.',
    mentions: ['delegated act', 'Delegated act', 'delegated acts', 'Delegated acts'],
  },
  {
    slug: 'harmonised-standard',
    term: 'Harmonised standard',
    abbreviation: 'hEN',
    group: 'Rules and declarations',
    definition:
      'A European product standard cited in the Official Journal; it fixes the characteristics that a declaration has to cover.',
    mentions: [
      'hEN',
      'HEN',
      'harmonised standard',
      'Harmonised standard',
      'harmonised standards',
      'Harmonised standards',
    ],
  },
  {
    slug: 'registry',
    term: 'Registry of product passports',
    group: 'Rules and declarations',
    definition:
      'The Commission’s list of the identifiers of product passports. It does not hold the passports, which stay with their operators.',
    mentions: ['registry', 'Registry'],
  },
  {
    slug: 'npd',
    term: 'No performance determined',
    abbreviation: 'NPD',
    group: 'Rules and declarations',
    definition:
      'A permitted entry in a declaration of performance: the manufacturer declares nothing for this characteristic. It does not mean zero.',
    mentions: ['NPD', 'no performance determined', 'No performance determined'],
  },
  {
    slug: 'data-carrier',
    term: 'Data carrier',
    group: 'Rules and declarations',
    definition:
      'The code or tag on a product, its packaging or its documents through which the product’s data is reached. A QR code is one.',
    mentions: ['data carrier', 'Data carrier', 'data carriers', 'Data carriers'],
  },
  {
    slug: 'epd',
    term: 'Environmental product declaration',
    abbreviation: 'EPD',
    group: 'Environment',
    definition:
      'A verified declaration of a product’s environmental values over its life cycle. It reports values and does not rate the product.',
    mentions: [
      'EPD',
      'EPDs',
      'environmental product declaration',
      'Environmental product declaration',
      'environmental product declarations',
      'Environmental product declarations',
    ],
  },
  {
    slug: 'en-15804',
    term: 'EN 15804',
    group: 'Environment',
    definition:
      'The European standard with the core rules for environmental product declarations of construction products, now in edition +A2.',
    mentions: ['EN 15804+A2', 'EN 15804'],
  },
  {
    slug: 'lca',
    term: 'Life-cycle assessment',
    abbreviation: 'LCA',
    group: 'Environment',
    definition:
      'The calculation of environmental impacts over a product’s life, with its model and assumptions. An EPD is its verified summary.',
    mentions: [
      'LCA',
      'LCAs',
      'life-cycle assessment',
      'Life-cycle assessment',
      'life-cycle assessments',
      'Life-cycle assessments',
    ],
  },
  {
    slug: 'gwp',
    term: 'Global warming potential',
    abbreviation: 'GWP',
    group: 'Environment',
    definition:
      'The indicator of climate change in an EPD, in kg CO₂ eq. EN 15804+A2 has four: total, fossil, biogenic and luluc (land use).',
    mentions: ['GWP', 'GWP-total', 'global warming potential', 'Global warming potential'],
  },
  {
    slug: 'pcr',
    term: 'Product category rules',
    abbreviation: 'PCR',
    group: 'Environment',
    definition:
      'The rules for the EPDs of one kind of product, on top of the core rules of EN 15804: units, scenarios and what must be declared.',
    mentions: ['PCR', 'PCRs', 'product category rules', 'Product category rules'],
  },
  {
    slug: 'mnd',
    term: 'Module not declared',
    abbreviation: 'MND',
    group: 'Environment',
    definition:
      'The mark of a life-cycle module for which an EPD states no value. It does not mean zero, and must not be replaced by a zero.',
    mentions: ['MND', 'module not declared', 'Module not declared'],
  },
  {
    slug: 'declared-unit',
    term: 'Declared unit',
    group: 'Environment',
    definition:
      'The quantity that the values of an EPD are given for, such as 1 m² at a stated thickness or 1 tonne; a functional unit adds performance.',
    mentions: [
      'declared unit',
      'Declared unit',
      'declared units',
      'Declared units',
      'functional unit',
      'Functional unit',
    ],
  },
  {
    slug: 'gtin',
    term: 'Global Trade Item Number',
    abbreviation: 'GTIN',
    group: 'Identity',
    definition:
      'The number of an article that is sold, issued under a GS1 licence and stored as text of 14 digits, with its leading zeros.',
    mentions: ['GTIN', 'GTINs', 'Global Trade Item Number'],
  },
  {
    slug: 'gln',
    term: 'Global Location Number',
    abbreviation: 'GLN',
    group: 'Identity',
    definition:
      'The number of a company or a plant in the GS1 system. In a product passport it names the operator and the place of production.',
    mentions: ['GLN', 'GLNs', 'Global Location Number'],
  },
  {
    slug: 'gs1-digital-link',
    term: 'GS1 Digital Link',
    group: 'Identity',
    definition:
      'A GTIN written as a web address, so that one code on the product can be read by tills, browsers and software for passports.',
    mentions: ['GS1 Digital Link'],
  },
  {
    slug: 'resolver',
    term: 'Resolver',
    group: 'Identity',
    definition:
      'The service behind a printed address that sends each reader to the right target. Targets can be changed after labels are printed.',
    mentions: ['resolver', 'Resolver', 'resolvers', 'Resolvers'],
  },
  {
    slug: 'bim',
    term: 'Building information modelling',
    abbreviation: 'BIM',
    group: 'Models',
    definition:
      'Working with shared digital models of buildings. For a manufacturer it means objects and data that designers can place and check.',
    mentions: [
      'building information modelling',
      'Building information modelling',
      'BIM object',
      'BIM objects',
    ],
  },
  {
    slug: 'ifc',
    term: 'Industry Foundation Classes',
    abbreviation: 'IFC',
    group: 'Models',
    definition:
      'The open schema for building models, published as ISO 16739-1. It says what each thing is and where its properties belong.',
    mentions: ['IFC', 'IFC 4.3', 'Industry Foundation Classes'],
  },
  {
    slug: 'ids',
    term: 'Information Delivery Specification',
    abbreviation: 'IDS',
    group: 'Models',
    definition:
      'A file that says, for software, which properties and values a model must hold. Standard of buildingSMART in version 1.0 since June 2024.',
    mentions: ['IDS', 'Information Delivery Specification'],
  },
  {
    slug: 'property-set',
    term: 'Property set',
    abbreviation: 'Pset',
    group: 'Models',
    definition:
      'A named group of properties in IFC, such as Pset_DoorCommon. The prefix Pset_ is reserved for the sets of the standard itself.',
    mentions: ['property set', 'Property set', 'property sets', 'Property sets', 'Pset'],
  },
  {
    slug: 'bsdd',
    term: 'buildingSMART Data Dictionary',
    abbreviation: 'bSDD',
    group: 'Models',
    definition:
      'A service that gives classes and properties a definition and a web address, so that two programs can mean the same thing.',
    mentions: ['bSDD', 'buildingSMART Data Dictionary'],
  },
  {
    slug: 'level-of-information-need',
    term: 'Level of information need',
    abbreviation: 'LOIN',
    group: 'Models',
    definition:
      'What is to be delivered for one purpose, milestone, actor and object: geometry, alphanumerical information and documents, each by itself.',
    mentions: ['level of information need', 'Level of information need', 'LOIN'],
  },
  {
    slug: 'iso-19650',
    term: 'ISO 19650',
    group: 'Models',
    definition:
      'The standards for managing information in projects with models: who asks for it, who delivers it, when, and where it is kept.',
    mentions: ['ISO 19650', 'ISO 19650-1', 'ISO 19650-2'],
  },
  {
    slug: 'data-template',
    term: 'Data template',
    group: 'Product data',
    definition:
      'An empty form for one kind of product that software can read: the properties, with definitions and units. Filled in, it is a data sheet.',
    mentions: ['data template', 'Data template', 'data templates', 'Data templates'],
  },
  {
    slug: 'iso-23386',
    term: 'ISO 23386',
    group: 'Product data',
    definition:
      'The standard that says how a property is described and maintained in a dictionary: its attributes, and who may change them.',
    mentions: ['ISO 23386'],
  },
  {
    slug: 'iso-23387',
    term: 'ISO 23387',
    group: 'Product data',
    definition:
      'The standard for the structure of data templates and their place in a dictionary. The edition of 2025 replaced that of 2020.',
    mentions: ['ISO 23387'],
  },
  {
    slug: 'value-stream-mapping',
    term: 'Value stream mapping',
    group: 'Processes',
    definition:
      'Drawing the path of one case from its trigger to its reader, with the time and the quality of each step, to see where it waits.',
    mentions: ['value stream mapping', 'Value stream mapping', 'value stream map', 'Value stream map'],
  },
  {
    slug: 'lead-time',
    term: 'Lead time',
    abbreviation: 'LT',
    group: 'Processes',
    definition:
      'The time from the start of a case to its end, waiting included, as a customer notices it. Process time is what the work itself takes.',
    mentions: ['lead time', 'Lead time', 'lead times', 'Lead times'],
  },
  {
    slug: 'takt-time',
    term: 'Takt time',
    group: 'Processes',
    definition:
      'Available working time divided by demand: the interval at which a finished case would have to come to keep up with requests.',
    mentions: ['takt time', 'Takt time', 'takt', 'Takt'],
  },
  {
    slug: 'complete-and-accurate',
    term: 'Complete and accurate',
    abbreviation: '%C&A',
    group: 'Processes',
    definition:
      'The share of cases that the next step can use as they arrive, without correcting, completing or asking. The receiver counts it.',
    mentions: ['complete and accurate', 'Complete and accurate', '%C&A'],
  },
  {
    slug: 'flow-efficiency',
    term: 'Flow efficiency',
    abbreviation: 'PCE',
    group: 'Processes',
    definition:
      'Process time divided by lead time along the longest path of a map; also called process cycle efficiency or activity ratio.',
    mentions: [
      'flow efficiency',
      'Flow efficiency',
      'process cycle efficiency',
      'Process cycle efficiency',
      'PCE',
    ],
  },
];

/** The term with this slug, if there is one. */
export function findTerm(slug: string): GlossaryTerm | undefined {
  return glossary.find((term) => term.slug === slug);
}

/** The name of a term, with its abbreviation in brackets. */
export function nameOfTerm({ term, abbreviation }: GlossaryTerm): string {
  return abbreviation ? `${term} (${abbreviation})` : term;
}
