import { expect, test } from 'vitest';
import { wallLayers } from '#content/home.ts';
import { readArticles } from '../articles.ts';
import { type IfcObject, readIfc } from './read-ifc.ts';
import { type Article, fullName, readPassport, readSample } from './read-sample.ts';

const passport = readPassport();
const { productType } = passport;
/** The article that the model shows. */
const slab = articleOf('09520000000035');
const { objects } = await readIfc(readSample('slab-200.ifc'));

function objectOf(entity: string): IfcObject {
  const object = objects.find((each) => each.entity === entity);
  if (!object) throw new Error(`No ${entity}`);
  return object;
}

const covering = objectOf('IFCCOVERING');
const material = objectOf('IFCMATERIAL');

/** Each value of the passport with what it applies to: the type, or the GTIN of an article. */
const values = [
  ...passport.properties.map((property) => ['type', property] as const),
  ...productType.articles.flatMap(({ gtin, properties }) =>
    properties.map((property) => [gtin, property] as const),
  ),
];

/** The cells of the gap list by property and what it applies to. */
const gaps = new Map(
  readSample('mw-slab-035-gaps.csv')
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    )
    .slice(1)
    .map((cells) => [`${cells[1]}, ${cells[2]}`, cells] as const),
);

function articleOf(gtin: string): Article {
  const article = productType.articles.find((each) => each.gtin === gtin);
  if (!article) throw new Error(`No article ${gtin} in the passport`);
  return article;
}

/** A value of an article, or of the type that it belongs to. */
function passportValue(name: string, { properties } = slab): number | string | null {
  const property = [...properties, ...passport.properties].find((each) => fullName(each) === name);
  if (!property) throw new Error(`No property ${name} in the passport`);
  return property.value;
}

test.each([
  ['Nominal thickness', covering, 'ExCo_Declaration', 'NominalThickness', 1000],
  ['Mass', covering, 'ExCo_Declaration', 'Mass', 1],
  ['Declared thermal resistance', covering, 'ExCo_Declaration', 'DeclaredThermalResistance', 1],
  ['Reaction to fire', covering, 'ExCo_Declaration', 'ReactionToFire', 1],
  ['Short-term water absorption', covering, 'ExCo_Declaration', 'ShortTermWaterAbsorption', 1],
  ['GWP-total, A1-A3', covering, 'ExCo_Environment', 'GWP-total_A1-A3', 1],
  ['Declared thermal conductivity', material, 'Pset_MaterialThermal', 'ThermalConductivity', 1],
  ['Density', material, 'Pset_MaterialCommon', 'MassDensity', 1],
])('TEXT-03 passport and IFC agree on: %s', (name, object, set, property, factor) => {
  const value = object.sets.get(set)?.get(property)?.value;
  expect(typeof value === 'number' ? value * factor : value).toBe(passportValue(name));
});

test('TEXT-03 passport and IFC agree on the identity', () => {
  expect([covering.entity, covering.predefinedType]).toEqual([
    productType.ifcClass.toUpperCase(),
    productType.predefinedType,
  ]);
  expect(covering.attributes.get('Name')).toBe(slab.name);
  const identity = covering.sets.get('Pset_ManufacturerTypeInformation');
  expect(identity?.get('GlobalTradeItemNumber')?.value).toBe(slab.gtin);
  expect(identity?.get('Manufacturer')?.value).toBe(passport.manufacturer.name);
  expect(identity?.get('ModelReference')?.value).toBe(productType.code);
  expect(identity?.get('ModelLabel')?.value).toBe(slab.name);
  expect(covering.sets.get('ExCo_Declaration')?.get('Passport')?.value).toBe(slab.id);
});

test('TEXT-03 the passport is one of the type, and each article leads to it by its GTIN', () => {
  expect(passport.id.endsWith(`/type/${productType.code}`)).toBe(true);
  for (const { id, gtin } of productType.articles) expect(id.endsWith(`/01/${gtin}`)).toBe(true);
});

test('TEXT-03 the passport has the indicators and modules that an EPD has to declare', () => {
  const required = ['total', 'fossil', 'biogenic', 'luluc'].flatMap((indicator) =>
    ['A1-A3', 'C1', 'C2', 'C3', 'C4', 'D'].map((module) => `GWP-${indicator}, ${module}`),
  );
  const present = new Set(slab.properties.map(fullName));
  expect(required.filter((name) => !present.has(name))).toEqual([]);
});

test('TEXT-03 the solid in the IFC file has the dimensions of the passport', () => {
  const [, x, y] =
    /IFCRECTANGLEPROFILEDEF\(\.AREA\.,\$,#\d+,([\d.]+),([\d.]+)\)/.exec(readSample('slab-200.ifc')) ?? [];
  const [, depth] = /IFCEXTRUDEDAREASOLID\(#\d+,#\d+,#\d+,([\d.]+)\)/.exec(readSample('slab-200.ifc')) ?? [];
  expect([x, y, depth].map(Number)).toEqual(
    ['Length', 'Width', 'Nominal thickness'].map((name) => passportValue(name)),
  );
});

test.each(values.map(([scope, property]) => [`${fullName(property)}, ${scope}`, property] as const))(
  'TEXT-03 passport and gap list agree on: %s',
  (name, { value, decimals, unit = '', source = '', owner }) => {
    const [, , , , listed, listedUnit, listedSource, listedOwner, state] = gaps.get(name) ?? [];
    expect(listed).toBe(
      typeof value === 'number' && decimals ? value.toFixed(decimals) : String(value ?? ''),
    );
    expect([listedUnit, listedSource, listedOwner]).toEqual([value === null ? '' : unit, source, owner]);
    expect(state === 'complete').toBe(value !== null);
  },
);

test('TEXT-03 passport and gap list agree on the identity', () => {
  expect(gaps.get('Name, type')?.[4]).toBe(productType.name);
  expect(gaps.get('Product type, type')?.[4]).toBe(productType.code);
  expect(gaps.get('GLN of the manufacturer, type')?.[4]).toBe(passport.manufacturer.gln);
  for (const { gtin } of productType.articles) expect(gaps.get(`GTIN, ${gtin}`)?.[4]).toBe(gtin);
});

test('TEXT-03 each row of the gap list is complete or says what comes next', () => {
  for (const [name, cells] of gaps) {
    expect(cells, name).toHaveLength(10);
    expect(cells[9] === '', name).toBe(cells[8] === 'complete');
  }
});

test('TEXT-03 the sources that the passport names are among its documents', () => {
  const codes = passport.documents.map(({ code }) => code);
  expect(values.flatMap(([, { source }]) => source ?? []).filter((code) => !codes.includes(code))).toEqual(
    [],
  );
});

test.each(productType.articles)('TEXT-03 the arithmetic holds: mass and resistance of $name', (article) => {
  const number = (name: string) => Number(passportValue(name, article));
  const thickness = number('Nominal thickness') / 1000;
  const area = (number('Length') * number('Width')) / 1e6;
  expect(area * thickness * number('Density')).toBeCloseTo(number('Mass'), 6);
  // EN 13162 rounds the resistance down in steps of 0.05.
  const steps = Math.floor(thickness / number('Declared thermal conductivity') / 0.05);
  expect(steps * 0.05).toBeCloseTo(number('Declared thermal resistance'), 6);
});

test.each([passport.manufacturer.gln, ...productType.articles.map(({ gtin }) => gtin)])(
  'TEXT-03 the check digit is right: %s',
  (code) => {
    const sum = [...code.padStart(14, '0')].reduce(
      (total, digit, i) => total + Number(digit) * (i % 2 ? 1 : 3),
      0,
    );
    expect(sum % 10).toBe(0);
  },
);

test('TEXT-03 the slab has the values of the home page and of the guide', () => {
  const layer = wallLayers.find(({ gtin }) => gtin === slab.gtin);
  expect(layer?.product).toBe(slab.name);
  expect([layer?.fireClass, Number(layer?.conductivity.value), Number(layer?.gwp)]).toEqual(
    ['Reaction to fire', 'Declared thermal conductivity', 'GWP-total, A1-A3'].map((name) =>
      passportValue(name),
    ),
  );
  const guide = readArticles('src/content/resources').find(
    ({ name }) => name === 'product-passport-guide',
  )?.html;
  for (const article of productType.articles) {
    const thickness = passportValue('Nominal thickness', article);
    const resistance = Number(passportValue('Declared thermal resistance', article)).toFixed(2);
    expect(guide).toContain(
      `{ "gtin": "${article.gtin}", "thickness_mm": ${thickness}, "R_D": ${resistance} }`.replaceAll(
        '"',
        '&quot;',
      ),
    );
  }
  expect(guide).toContain(passport.manufacturer.gln);
  expect(guide).toContain(productType.code);
});
