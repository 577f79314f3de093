/** The member states of the European Union (european-union.europa.eu, "Country profiles"). */
const MEMBER_STATES = [
  ...['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland'],
  ...['France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy', 'Latvia', 'Lithuania', 'Luxembourg'],
  ...['Malta', 'Netherlands', 'Poland', 'Portugal', 'Romania', 'Slovakia', 'Slovenia', 'Spain', 'Sweden'],
];

/** One by one: Google reads countries and their regions, and the Union is neither. */
export const europeanUnion = MEMBER_STATES.map((name) => ({ '@type': 'Country', name }));
