import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { checkIds, validateIds } from './check-ids.ts';
import { readIfc } from './read-ifc.ts';
import { readSample } from './read-sample.ts';

const house = readSample('house.ids');
const model = readSample('slab-200.ifc');

async function check(source: string) {
  using document = XmlDocument.fromString(house);
  return checkIds(document, await readIfc(source));
}

test('the house IDS is valid by the schema of the part of IDS 1.0 that it uses', () => {
  validateIds(house);
});

test('the house IDS names only versions of IFC that IDS 1.0 knows', () => {
  const older = house.replaceAll('IFC4X3_ADD2', 'IFC4X3');
  expect(older).not.toBe(house);
  expect(() => validateIds(older)).toThrow();
});

test('the slab passes the house IDS', async () => {
  expect(await check(model)).toEqual([
    { name: 'No object without a class', applicable: 0, failures: [] },
    { name: 'No covering without a type', applicable: 0, failures: [] },
    { name: 'Identity', applicable: 1, failures: [] },
    { name: 'Reaction to fire of coverings', applicable: 1, failures: [] },
    { name: 'Windows', applicable: 0, failures: [] },
  ]);
});

test.each([
  [
    'as a proxy',
    '#40=IFCCOVERING(',
    '#40=IFCBUILDINGELEMENTPROXY(',
    ['IFCBUILDINGELEMENTPROXY: prohibited', 'No object found'],
  ],
  ['without a type', '#41,$,.INSULATION.', '#41,$,.NOTDEFINED.', ['IFCCOVERING: prohibited']],
  [
    'with a GTIN of 13 digits',
    "'09520000000035'),$)",
    "'9520000000035'),$)",
    ['IFCCOVERING: property Pset_ManufacturerTypeInformation GlobalTradeItemNumber'],
  ],
  ['with half a class', "'A1'", "'A2-s1'", ['IFCCOVERING: property ExCo_Declaration ReactionToFire']],
  [
    'without its declaration',
    "'Declaration',$",
    "'DoP',$",
    ['IFCCOVERING: property ExCo_Declaration Declaration'],
  ],
])('the slab fails the house IDS %s', async (_, right, wrong, failures) => {
  expect(model).toContain(right);
  const checked = await check(model.replace(right, wrong));
  expect(checked.flatMap((specification) => specification.failures)).toEqual(failures);
});
