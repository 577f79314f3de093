import { Ajv2020 } from 'ajv/dist/2020.js';
import { JSDOM } from 'jsdom';
import jsonld from 'jsonld';
import { describe, expect, test } from 'vitest';
import { wallLayers } from '#content/home.ts';
import { hasCheckDigit, type SampleValueName, sampleRules, sampleValues } from '#domain/sample-check.ts';
import { readModel } from './read-model.ts';
import { type Article, fullName, readPassport, readSample } from './read-sample.ts';

const passport = readPassport();
const { productType } = passport;
const ifc = readSample('slab-200.ifc');
const model = await readModel(ifc);
/** The article that the model shows. */
const slab = articleOf('09520000000035');

function articleOf(gtin: string): Article {
  const article = productType.articles.find((candidate) => candidate.gtin === gtin);
  if (!article) throw new Error(`No article ${gtin} in the passport`);
  return article;
}

/** The value of a property of an article, or else of its product type. */
function passportValue(name: string, { properties } = slab): number | string | null {
  const property = [...properties, ...passport.properties].find((candidate) => fullName(candidate) === name);
  if (!property) throw new Error(`No property ${name} in the passport`);
  return property.value;
}

/** The name that the passport and the gap list have for each property of the model. */
const SHARED: Readonly<Record<string, string>> = {
  'ExCo_Declaration.NominalThickness': 'Nominal thickness',
  'ExCo_Declaration.Mass': 'Mass',
  'ExCo_Declaration.DeclaredThermalResistance': 'Declared thermal resistance',
  'ExCo_Declaration.ReactionToFire': 'Reaction to fire',
  'ExCo_Declaration.ShortTermWaterAbsorption': 'Short-term water absorption',
  'ExCo_Environment.GWP-total_A1-A3': 'GWP-total, A1-A3',
  'Pset_MaterialThermal.ThermalConductivity': 'Declared thermal conductivity',
  'Pset_MaterialCommon.MassDensity': 'Density',
};
const IDENTITY: Readonly<Record<string, string>> = {
  'Pset_ManufacturerTypeInformation.GlobalTradeItemNumber': slab.gtin,
  'Pset_ManufacturerTypeInformation.Manufacturer': passport.manufacturer.name,
  'Pset_ManufacturerTypeInformation.ModelReference': productType.code,
  'Pset_ManufacturerTypeInformation.ModelLabel': slab.name,
  'ExCo_Declaration.Passport': slab.id,
};

describe('the passport', () => {
  const isValid = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
  }).compile(JSON.parse(readSample('mw-slab-035.schema.json')));

  test('TEXT-03 is valid against its JSON schema', () => {
    isValid(passport);
    expect(isValid.errors ?? []).toEqual([]);
  });

  /** Fails on any request: the passport contains its own context. */
  const options = {
    safe: true,
    documentLoader: async (url: string): Promise<never> => {
      throw new Error(`No request to ${url} is needed`);
    },
  };

  test('TEXT-03 expands as linked data in which each term is defined, without a request', async () => {
    const [node, ...others] = await jsonld.expand(passport as object, options);
    expect(others).toEqual([]);
    expect(node?.['@id']).toBe('https://id.example.com/type/MW-SLAB-035');
    expect(node?.['https://schema.org/about']).toMatchObject([
      {
        'https://schema.org/hasVariant': passport.productType.articles.map(({ id, gtin }) => ({
          '@id': id,
          'https://schema.org/gtin': [{ '@value': gtin }],
        })),
      },
    ]);
    expect(node?.['https://id.example.com/terms#property']).toMatchObject([
      {
        '@list': passport.properties.map(({ name }) => ({ 'https://schema.org/name': [{ '@value': name }] })),
      },
    ]);
  });
});

describe('the IFC file', () => {
  test('TEXT-03 is IFC 4.3, and names the product, the values and the dimensions of the passport', () => {
    expect(model.schema).toBe('IFC4X3_ADD2');
    expect(ifc).toContain(
      `=${productType.ifcClass.toUpperCase()}('0DBslab200Covering0001',$,'${slab.name}',$,$,#13,#41,$,.${productType.predefinedType}.)`,
    );
    for (const [name, value] of Object.entries(IDENTITY))
      expect(model.properties.get(name)?.value, name).toBe(value);
    for (const [name, shared] of Object.entries(SHARED))
      expect(model.properties.get(name)?.value, name).toBe(passportValue(shared));
    const [, x, y] = /IFCRECTANGLEPROFILEDEF\(\.AREA\.,\$,#\d+,([\d.]+),([\d.]+)\)/.exec(ifc) ?? [];
    const [, depth] = /IFCEXTRUDEDAREASOLID\(#\d+,#\d+,#\d+,([\d.]+)\)/.exec(ifc) ?? [];
    expect([x, y, depth].map(Number)).toEqual(
      ['Length', 'Width', 'Nominal thickness'].map((name) => passportValue(name)),
    );
  });
});

describe.each(['slab-200.ids', 'house.ids'])('%s', (file) => {
  // The constructor throws if the file is not well-formed.
  const ids = new JSDOM(readSample(file), { contentType: 'text/xml' }).window.document;

  test('TEXT-03 requires properties that the model has, each of the right type and with an allowed value', () => {
    // The model is of a slab, so it has none of the properties that are required of windows.
    const requirements = [...ids.querySelectorAll('requirements > property[cardinality=required]')].filter(
      (property) => !property.closest('specification[name=Windows]'),
    );
    expect(requirements.length).toBeGreaterThan(4);
    for (const requirement of requirements) {
      const name = [...requirement.querySelectorAll('propertySet, baseName')].map(textOf).join('.');
      const { dataType, value = '' } = model.properties.get(name) ?? {};
      expect(dataType, name).toBe(requirement.getAttribute('dataType'));
      expect(allows(requirement, value), name).toBe(true);
      expect(name in IDENTITY || name in SHARED || name === 'ExCo_Declaration.Declaration', name).toBe(true);
    }
  });
});

function textOf({ textContent }: Element): string {
  return textContent?.trim() ?? '';
}

/** Whether a requirement allows a value: it is listed, matches the pattern and is within limits. IDS gives lengths in metres. */
function allows(requirement: Element, value: string | number): boolean {
  const limits = (name: string) =>
    [...requirement.getElementsByTagName(`xs:${name}`)].map((rule) => rule.getAttribute('value') ?? '');
  const listed = [
    ...limits('enumeration'),
    ...[...requirement.querySelectorAll('value > simpleValue')].map(textOf),
  ];
  const isLength = requirement.getAttribute('dataType') === 'IFCPOSITIVELENGTHMEASURE';
  const idsValue = isLength ? Number(value) / 1000 : value;
  return (
    (listed.length === 0 || listed.includes(String(idsValue))) &&
    limits('pattern').every((pattern) => new RegExp(`^(?:${pattern})$`).test(String(value))) &&
    limits('minInclusive').every((limit) => Number(value) >= Number(limit)) &&
    limits('maxInclusive').every((limit) => Number(value) <= Number(limit))
  );
}

/** For each value that visitors may change: its requirement in slab-200.ids, the sample's own value, and other values to try. */
const CHANGED: Readonly<Record<SampleValueName, readonly [requirement: string, ...values: string[]]>> = {
  gtin: ['GlobalTradeItemNumber', slab.gtin, slab.gtin.slice(1), '09520000000036', ''],
  thickness: ['NominalThickness', '200', '180', '200.0', 'thick'],
  fire: ['ReactionToFire', 'A1', 'A2-s1,d0', 'B', ''],
  conductivity: ['ThermalConductivity', '0.035', '0.040', '0.041'],
};

test.each(Object.entries(CHANGED))(
  'TEXT-03 the page judges a changed %s as slab-200.ids does',
  (name, [baseName, ...values]) => {
    const ids = new JSDOM(readSample('slab-200.ids'), { contentType: 'text/xml' }).window.document;
    const [requirement] = [...ids.querySelectorAll('requirements > property')].filter(
      (property) => property.querySelector('baseName')?.textContent?.trim() === baseName,
    );
    if (!requirement) throw new Error(`No requirement ${baseName}`);
    for (const value of values)
      expect(sampleRules.check[name as SampleValueName](value), value).toBe(allows(requirement, value));
    expect(values[0]).toBe(sampleValues[name as SampleValueName]);
  },
);

describe('the gap list', () => {
  /** The rows by property and what it applies to. From cell 4 on: value, unit, source, owner, state, next step. */
  const gaps = new Map<string, readonly string[]>(
    readSample('mw-slab-035-gaps.csv')
      .trim()
      .split('\n')
      .map((line) =>
        [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
      )
      .slice(1)
      .map((cells) => [`${cells[1]}, ${cells[2]}`, cells] as const),
  );
  /** Each value of the passport with what it applies to: the type, or the GTIN of an article. */
  const values = [
    ...passport.properties.map((property) => ['type', property] as const),
    ...productType.articles.flatMap(({ gtin, properties }) =>
      properties.map((property) => [gtin, property] as const),
    ),
  ];

  test('TEXT-03 has each value of the passport with its unit, source and owner, and what is missing', () => {
    for (const [scope, property] of values) {
      const { value, decimals, unit = '', source = '', owner } = property;
      const name = `${fullName(property)}, ${scope}`;
      const listed = typeof value === 'number' && decimals ? value.toFixed(decimals) : String(value ?? '');
      expect(gaps.get(name)?.slice(4, 8), name).toEqual([listed, value === null ? '' : unit, source, owner]);
      expect(gaps.get(name)?.[8] === 'complete', name).toBe(value !== null);
    }
  });

  test('TEXT-03 has the identity of the passport, and each row is complete or says what comes next', () => {
    expect(gaps.get('Name, type')?.[4]).toBe(productType.name);
    expect(gaps.get('Product type, type')?.[4]).toBe(productType.code);
    expect(gaps.get('GLN of the manufacturer, type')?.[4]).toBe(passport.manufacturer.gln);
    for (const { gtin } of productType.articles) expect(gaps.get(`GTIN, ${gtin}`)?.[4]).toBe(gtin);
    for (const [name, cells] of gaps) {
      expect(cells, name).toHaveLength(10);
      expect(cells[9] === '', name).toBe(cells[8] === 'complete');
    }
  });
});

test.each(productType.articles)('TEXT-03 mass and resistance of $name are computed correctly', (article) => {
  const number = (name: string) => Number(passportValue(name, article));
  const thickness = number('Nominal thickness') / 1000;
  const area = (number('Length') * number('Width')) / 1e6;
  expect(area * thickness * number('Density')).toBeCloseTo(number('Mass'), 6);
  // EN 13162 rounds the resistance down in steps of 0.05.
  const steps = Math.floor(thickness / number('Declared thermal conductivity') / 0.05);
  expect(steps * 0.05).toBeCloseTo(number('Declared thermal resistance'), 6);
});

test.each([passport.manufacturer.gln, ...productType.articles.map(({ gtin }) => gtin)])(
  'TEXT-03 the check digit of %s is right',
  (code) => {
    expect(hasCheckDigit(code)).toBe(true);
    expect(hasCheckDigit(code.slice(0, -1))).toBe(false);
    expect(hasCheckDigit(`${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`)).toBe(false);
  },
);

test('TEXT-03 the slab has the values of the home page', () => {
  const layer = wallLayers.find(({ gtin }) => gtin === slab.gtin);
  expect(layer?.product.replace('\u00a0', ' ')).toBe(slab.name);
  expect([layer?.fireClass, Number(layer?.conductivity.value), Number(layer?.gwp)]).toEqual(
    ['Reaction to fire', 'Declared thermal conductivity', 'GWP-total, A1-A3'].map((name) =>
      passportValue(name),
    ),
  );
});
