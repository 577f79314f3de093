export type ServiceDrawing = 'passport' | 'depot' | 'workshop' | 'value' | 'optibuild';

/** A service as menus and cards show it (spec, section 3). Its other fields are in `content/services/{slug}.md`. */
export interface ServiceEntry {
  /** The position among the cards of the home page. */
  readonly id: number;
  readonly serviceName: string;
  readonly slug: string;
  readonly logoPath: string;
  readonly drawing: ServiceDrawing;
  /** One sentence, for its card on the home page and for the top of its own page. */
  readonly summary: string;
  /** Two or three words in the menu. */
  readonly menuNote: string;
}

/** The fixed catalogue of services, in the order of menus and cards. */
export const services: readonly ServiceEntry[] = [
  {
    id: 1,
    serviceName: 'Passport Factory',
    slug: 'passport-factory-digital-product-passport',
    logoPath: '/images/services/passport-factory.svg',
    drawing: 'passport',
    summary: 'Data management and transparency for future requirements.',
    menuNote: 'Digital product passports',
  },
  {
    id: 2,
    serviceName: 'BIM Depot Factory',
    slug: 'bim-depot-factory',
    logoPath: '/images/services/bim-depot-factory.svg',
    drawing: 'depot',
    summary: 'Your products inside digital projects, and faster approvals.',
    menuNote: 'BIM objects and libraries',
  },
  {
    id: 3,
    serviceName: 'Workshop Factory',
    slug: 'workshop-factory',
    logoPath: '/images/services/workshop-factory.svg',
    drawing: 'workshop',
    summary: 'Education in process optimisation and BIM content.',
    menuNote: 'Training for teams',
  },
  {
    id: 4,
    serviceName: 'Value Factory',
    slug: 'value-factory',
    logoPath: '/images/services/value-factory.svg',
    drawing: 'value',
    summary: 'Value stream mapping and KPIs in real time.',
    menuNote: 'Value stream mapping',
  },
  {
    id: 5,
    serviceName: 'OptiBuild Factory',
    slug: 'optibuild-factory',
    logoPath: '/images/services/optibuild-factory.svg',
    drawing: 'optibuild',
    summary: 'BIM for efficiency and cost control: sustainable construction management, level by level.',
    menuNote: 'BIM management',
  },
];

/** The sixth card of the home page, which leads to the contact page. Small screens do not show it. */
export const contactPrompt = {
  id: 6,
  title: 'Need More Information?',
  summary: 'Tell us what you make, and we’ll suggest where to start.',
  button: 'Get in Touch',
} as const;

export function findService(slug: string): ServiceEntry | undefined {
  return services.find((service) => service.slug === slug);
}
