/** Which illustration stands for a service. */
export type ServiceId = 'passport' | 'depot' | 'workshop' | 'value' | 'optibuild';

/** A service as menus and cards show it. Its page is `content/services/{slug}.md`. */
export interface ServiceEntry {
  readonly id: ServiceId;
  readonly sheet: string;
  readonly name: string;
  readonly slug: string;
  /** One sentence on the home screen's card. */
  readonly summary: string;
  /** Two or three words in the menu. */
  readonly menuNote: string;
}

/** The fixed catalogue of services, in the order of menus and cards. */
export const services: readonly ServiceEntry[] = [
  {
    id: 'passport',
    sheet: '10',
    name: 'Passport Factory',
    slug: 'passport-factory-digital-product-passport',
    summary: 'Data management and transparency for future requirements.',
    menuNote: 'Digital product passports',
  },
  {
    id: 'depot',
    sheet: '11',
    name: 'BIM Depot Factory',
    slug: 'bim-depot-factory',
    summary: 'Your products inside digital projects, and faster approvals.',
    menuNote: 'BIM objects and libraries',
  },
  {
    id: 'workshop',
    sheet: '12',
    name: 'Workshop Factory',
    slug: 'workshop-factory',
    summary: 'Education in process optimisation and BIM content.',
    menuNote: 'Training for teams',
  },
  {
    id: 'value',
    sheet: '13',
    name: 'Value Factory',
    slug: 'value-factory',
    summary: 'Value stream mapping and KPIs in real time.',
    menuNote: 'Value stream mapping',
  },
  {
    id: 'optibuild',
    sheet: '14',
    name: 'OptiBuild Factory',
    slug: 'optibuild-factory',
    summary: 'BIM for efficiency and cost control: sustainable construction management, level by level.',
    menuNote: 'BIM management',
  },
];

/** The service with this slug, if there is one. */
export function findService(slug: string): ServiceEntry | undefined {
  return services.find((service) => service.slug === slug);
}
