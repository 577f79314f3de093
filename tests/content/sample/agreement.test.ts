import { expect, test } from 'vitest';
import { wallLayers } from '#content/home.ts';
import { readArticles } from '../articles.ts';
import { type IfcObject, readIfc } from './read-ifc.ts';
import { fullName, readPassport, readSample } from './read-sample.ts';

const passport = readPassport();
const { objects } = await readIfc(readSample('slab-200.ifc'));

function objectOf(entity: string): IfcObject {
  const object = objects.find((each) => each.entity === entity);
  if (!object) throw new Error(`No ${entity}`);
  return object;
}

const covering = objectOf('IFCCOVERING');
const material = objectOf('IFCMATERIAL');

/** The rows of the gap list by their property. */
const gaps = new Map(
  readSample('slab-200-gaps.csv')
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    )
    .slice(1)
    .map((cells) => [cells[1] ?? '', cells] as const),
);

function passportValue(name: string): number | string | null {
  const property = passport.properties.find((each) => fullName(each) === name);
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
  const { product, manufacturer, productType, id } = passport;
  expect([covering.entity, covering.predefinedType]).toEqual([
    product.ifcClass.toUpperCase(),
    product.predefinedType,
  ]);
  expect(covering.attributes.get('Name')).toBe(product.name);
  const identity = covering.sets.get('Pset_ManufacturerTypeInformation');
  expect(identity?.get('GlobalTradeItemNumber')?.value).toBe(product.gtin);
  expect(identity?.get('Manufacturer')?.value).toBe(manufacturer.name);
  expect(identity?.get('ModelReference')?.value).toBe(productType.code);
  expect(identity?.get('ModelLabel')?.value).toBe(product.name);
  expect(covering.sets.get('ExCo_Declaration')?.get('Passport')?.value).toBe(id);
  expect(id.endsWith(`/01/${product.gtin}`)).toBe(true);
});

test('TEXT-03 the solid in the IFC file has the dimensions of the passport', () => {
  const [, x, y] =
    /IFCRECTANGLEPROFILEDEF\(\.AREA\.,\$,#\d+,([\d.]+),([\d.]+)\)/.exec(readSample('slab-200.ifc')) ?? [];
  const [, depth] = /IFCEXTRUDEDAREASOLID\(#\d+,#\d+,#\d+,([\d.]+)\)/.exec(readSample('slab-200.ifc')) ?? [];
  expect([x, y, depth].map(Number)).toEqual(['Length', 'Width', 'Nominal thickness'].map(passportValue));
});

test.each(passport.properties.map((property) => [fullName(property), property] as const))(
  'TEXT-03 passport and gap list agree on: %s',
  (name, { value, decimals, unit = '', source = '', owner }) => {
    const [, , , listed, listedUnit, listedSource, listedOwner, state] = gaps.get(name) ?? [];
    expect(listed).toBe(
      typeof value === 'number' && decimals ? value.toFixed(decimals) : String(value ?? ''),
    );
    expect([listedUnit, listedSource, listedOwner]).toEqual([value === null ? '' : unit, source, owner]);
    expect(state === 'complete').toBe(value !== null);
  },
);

test('TEXT-03 passport and gap list agree on the identity', () => {
  expect(gaps.get('GTIN')?.[3]).toBe(passport.product.gtin);
  expect(gaps.get('Name')?.[3]).toBe(passport.product.name);
  expect(gaps.get('Product type')?.[3]).toBe(passport.productType.code);
});

test('TEXT-03 each row of the gap list is complete or says what comes next', () => {
  for (const [name, cells] of gaps) {
    expect(cells, name).toHaveLength(9);
    expect(cells[8] === '', name).toBe(cells[7] === 'complete');
  }
});

test('TEXT-03 the sources that the passport names are among its documents', () => {
  const codes = passport.documents.map(({ code }) => code);
  expect(
    passport.properties.flatMap(({ source }) => source ?? []).filter((code) => !codes.includes(code)),
  ).toEqual([]);
});

test('TEXT-03 the arithmetic holds: mass, resistance and check digits', () => {
  const number = (name: string) => Number(passportValue(name));
  const [length, width, thickness] = ['Length', 'Width', 'Nominal thickness'].map(
    (name) => number(name) / 1000,
  );
  expect((length ?? 0) * (width ?? 0) * (thickness ?? 0) * number('Density')).toBeCloseTo(number('Mass'), 6);
  // EN 13162 rounds the resistance down in steps of 0.05.
  const steps = Math.floor((thickness ?? 0) / number('Declared thermal conductivity') / 0.05);
  expect(steps * 0.05).toBeCloseTo(number('Declared thermal resistance'), 6);
  for (const code of [passport.product.gtin, passport.manufacturer.gln]) {
    const sum = [...code.padStart(14, '0')].reduce(
      (total, digit, i) => total + Number(digit) * (i % 2 ? 1 : 3),
      0,
    );
    expect(sum % 10, code).toBe(0);
  }
});

test('TEXT-03 the slab has the values of the home page and of the guide', () => {
  const slab = wallLayers.find(({ gtin }) => gtin === passport.product.gtin);
  expect(slab?.product).toBe(passport.product.name);
  expect([slab?.fireClass, Number(slab?.conductivity.value), Number(slab?.gwp)]).toEqual(
    ['Reaction to fire', 'Declared thermal conductivity', 'GWP-total, A1-A3'].map(passportValue),
  );
  const guide = readArticles('src/content/resources').find(
    ({ name }) => name === 'product-passport-guide',
  )?.html;
  expect(guide).toContain(
    `{ "gtin": "${passport.product.gtin}", "thickness_mm": 200, "R_D": 5.70 }`.replaceAll('"', '&quot;'),
  );
  expect(guide).toContain(passport.manufacturer.gln);
});
