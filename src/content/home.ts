import { pages } from '#pages.ts';
import { meetingLength } from './booking.ts';

export const hero = {
  audience: 'For manufacturers of construction materials',
  quiz: 'Take a quiz',
  lede: 'We turn what manufacturers know about their products into BIM objects, digital product passports and data that sales teams, designers and authorities can use.',
  note: 'External wall W1, 463\u00a0mm, U\u00a00.16\u00a0W/(m²·K) without fixings, EN ISO 6946',
  drawing:
    'Exploded drawing of an external wall: plaster, concrete, mineral wool, a ventilated cavity with rails and a facade panel that carries a QR code',
} as const;

/** A layer of the wall in the hero and the example data of its product. */
export interface WallLayer {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly bubble: string;
  readonly product: string;
  readonly ifcClass: string;
  readonly ifcNote: string;
  readonly fireClass: string;
  readonly conductivity: {
    readonly label: string;
    readonly value: string;
    readonly unit?: string;
    readonly note?: string;
  };
  /** GWP-total, modules A1 to A3, kg CO₂ eq. per m². */
  readonly gwp: string;
  readonly gtin: string;
}

const W_PER_MK = 'W/(m·K)';
/** Layers behind the ventilated cavity do not count towards the U-value (EN ISO 6946). */
const notCounted = { label: 'Thermal conductivity', value: 'not counted', note: 'EN ISO 6946' };

export const wallLayers: readonly WallLayer[] = [
  {
    number: 1,
    bubble: 'Plaster',
    product: 'Gypsum plaster, 15\u00a0mm',
    ifcClass: 'IfcMaterialLayer',
    ifcNote: 'layer set of IfcWall',
    fireClass: 'A1',
    conductivity: { label: 'Thermal conductivity', value: '0.40', unit: W_PER_MK },
    gwp: '2.1',
    gtin: '09520000000011',
  },
  {
    number: 2,
    bubble: 'Concrete',
    product: 'Precast concrete wall, 200\u00a0mm',
    ifcClass: 'IfcWall',
    ifcNote: 'SOLIDWALL',
    fireClass: 'A1',
    conductivity: { label: 'Thermal conductivity', value: '2.30', unit: W_PER_MK },
    gwp: '68.0',
    gtin: '09520000000028',
  },
  {
    number: 3,
    bubble: 'Mineral wool',
    product: 'Mineral wool slab, 200\u00a0mm',
    ifcClass: 'IfcCovering',
    ifcNote: 'INSULATION',
    fireClass: 'A1',
    conductivity: { label: 'Declared conductivity', value: '0.035', unit: W_PER_MK },
    gwp: '11.2',
    gtin: '09520000000035',
  },
  {
    number: 4,
    bubble: 'Cavity',
    product: 'Aluminium rails in a 40\u00a0mm ventilated cavity',
    ifcClass: 'IfcMember',
    ifcNote: 'USERDEFINED',
    fireClass: 'A1',
    conductivity: notCounted,
    gwp: '13.4',
    gtin: '09520000000042',
  },
  {
    number: 5,
    bubble: 'Panel',
    product: 'Fibre-cement facade panel, 8\u00a0mm',
    ifcClass: 'IfcCovering',
    ifcNote: 'CLADDING',
    fireClass: 'A2-s1,d0',
    conductivity: notCounted,
    gwp: '11.9',
    gtin: '09520000000059',
  },
];

export const valueProposition = {
  reference: 'One product, three views',
  fact: 'one example window',
  title: 'One record for the model, the building and the passport',
  lede: 'Designers place your product in a model, building owners maintain it for decades, and clients and authorities will read its passport. All of them need the same values.',
  points: [
    {
      drawing: 'object',
      title: 'BIM and web integration',
      text: 'Parametric objects in IFC and native formats, published on your website, in your configurator and in the object libraries that designers use.',
    },
    {
      drawing: 'twin',
      title: 'Digital twin technology',
      text: 'After handover, a digital twin links the installed product to its documents, its maintenance and its measured performance, with the properties that the model already has.',
    },
    {
      drawing: 'passport',
      title: 'DPP solutions',
      text: 'A digital product passport that opens on a phone and can be read by software: identity, declared performance, environmental data and documents.',
    },
  ],
} as const;

export const ourServices = {
  reference: 'Sheets 10 to 14',
  title: 'Our Services',
  lede: 'Every service starts from the documents and data that you already have.',
} as const;

export const potential = {
  reference: 'Section A–A',
  title: 'Unlocking Business Potential',
  lede: 'What complete product data changes in specification, sales and compliance.',
  storeys: [
    {
      drawing: 'specify',
      level: '+7.200',
      floor: 'Specification',
      title: 'Win the specification',
      text: 'With a complete object, designers can place your product in the model and take its values straight into schedules and reports.',
    },
    {
      drawing: 'sell',
      level: '+3.600',
      floor: 'Sales and marketing',
      title: 'Give sales one source',
      text: 'Data sheets, configurators, marketplaces and tenders take their values from one record, so a change is entered once.',
    },
    {
      drawing: 'comply',
      level: '±0.000',
      floor: 'Compliance',
      title: 'Be ready for the rules',
      text: 'Regulations (EU)\u00a02024/3110 and (EU)\u00a02024/1781 will require digital product passports, family by family. What the passport of a construction product contains is already set out in Article\u00a076 of the first, so you can collect the data now.',
    },
  ],
} as const;

export const latestPosts = {
  reference: 'Sheet 20, Blog',
  title: 'Latest posts',
  all: 'View all posts',
  newest: (count: number) => (count === 1 ? '1 newest post' : `${count} newest posts`),
} as const;

export const homeVideo = {
  reference: 'Sheet 10, Passport Factory',
  fact: 'video (placeholder)',
  title: 'See a passport being built',
  lede: 'We take one mineral wool slab and follow its data from the laboratory report to the QR code on the pallet.',
  videoTitle: 'Product passports in four minutes',
  poster: '/images/video-passport.svg',
} as const;

export const channelLinks = {
  title: 'Newsletter and video channel',
  newsletter: {
    name: 'Newsletter',
    text: 'New rules, standards and worked examples, sent when there is news.',
  },
  video: {
    name: 'Video channel',
    text: 'Short videos for people who sell, specify or certify construction products.',
  },
} as const;

/** Pages that answer a visitor's first questions. */
export const reading = {
  title: 'Read before you decide',
  rows: [pages.sample, pages.law, pages.glossary, pages.questions].map(({ name, path, description }) => ({
    to: path,
    title: name,
    text: description,
  })),
} as const;

/** The sections of the page, for the rail beside it. */
export const homeMarks = [
  { id: 'views', name: 'Views', fact: valueProposition.fact },
  { id: 'services', name: 'Services', fact: 'five factories' },
  { id: 'bookMeeting', name: 'Meeting', fact: meetingLength },
  { id: 'potential', name: 'Potential', fact: 'three storeys' },
  { id: 'posts', name: 'Posts', fact: 'Sheet 20' },
  { id: 'video', name: 'Video', fact: 'Sheet 10' },
  { id: 'channels', name: 'Channels', fact: 'newsletter, videos' },
] as const;
