/** The values that visitors of /sample-passport may change. The sample is a slab of 200 mm. */
export const sampleValues = {
  gtin: '09520000000035',
  thickness: '200',
  fire: 'A1',
  conductivity: '0.035',
};

export type SampleValues = typeof sampleValues;
export type SampleValueName = keyof SampleValues;

type Rules = Partial<Record<SampleValueName, (value: string) => boolean>>;

/** The values that each file of the sample accepts, as its schema, its model, slab-200.ids and the gap list define them. */
export const sampleRules = {
  passport: { gtin: hasFourteenDigits, thickness: isNumber, conductivity: isNumber },
  // The shape of the model and the URL of its passport are fixed.
  model: { gtin: (value) => value === sampleValues.gtin, thickness: (value) => Number(value) === 200 },
  check: {
    gtin: hasFourteenDigits,
    thickness: (value) => Number(value) === 200,
    fire: (value) => ['A1', 'A2-s1,d0'].includes(value),
    conductivity: (value) => isNumber(value) && Number(value) <= 0.04,
  },
  gaps: { gtin: hasCheckDigit, thickness: isNumber, fire: (value) => value !== '', conductivity: isNumber },
} satisfies Record<string, Rules>;

export type SampleFile = keyof typeof sampleRules;

/** The names of the values that a file of the sample does not accept. */
export function faultsIn(file: SampleFile, values: SampleValues): SampleValueName[] {
  const rules: Rules = sampleRules[file];
  return (Object.keys(values) as SampleValueName[]).filter((name) => rules[name]?.(values[name]) === false);
}

/** Whether a GTIN or GLN has the right check digit: GS1 weights its digits by 3 and 1 in turn, and their sum must end in 0. */
export function hasCheckDigit(code: string): boolean {
  const digits = [...code.padStart(14, '0')];
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return /^\d{13,14}$/.test(code) && sum % 10 === 0;
}

function hasFourteenDigits(value: string): boolean {
  return /^\d{14}$/.test(value);
}

/** Whether a text is a number above zero. */
function isNumber(value: string): boolean {
  return Number(value) > 0;
}
