import { Ajv2020 } from 'ajv/dist/2020.js';
import jsonld from 'jsonld';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { checkIds, validateIds } from './check-ids.ts';
import { readIfc } from './read-ifc.ts';
import { type Passport, readPassport, readSample } from './read-sample.ts';

const passport = readPassport();
const ifc = readSample('slab-200.ifc');
const ids = readSample('slab-200.ids');

describe('the passport', () => {
  const isValid = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
  }).compile(JSON.parse(readSample('mw-slab-035.schema.json')));

  test('TEXT-03 is valid by its JSON schema', () => {
    isValid(passport);
    expect(isValid.errors ?? []).toEqual([]);
  });

  test.each<[string, (changed: { properties: Record<string, unknown>[] }) => void]>([
    ['a number without a unit', ({ properties }) => delete properties[0]?.unit],
    ['a value without a source', ({ properties }) => delete properties[4]?.source],
    ['a gap without a reason', ({ properties }) => delete properties[6]?.reason],
    [
      'a reader that does not exist',
      ({ properties }) => Object.assign(properties[0] ?? {}, { access: 'all' }),
    ],
    [
      'a property without a definition',
      ({ properties }) => Object.assign(properties[0] ?? {}, { colour: 'grey' }),
    ],
  ])('TEXT-03 is refused with %s', (_, change) => {
    const changed = structuredClone(passport) as Passport & { properties: Record<string, unknown>[] };
    change(changed);
    expect(isValid(changed)).toBe(false);
  });

  /** Refuses every request: the context stands in the file. */
  const options = {
    safe: true,
    documentLoader: async (url: string): Promise<never> => {
      throw new Error(`No request to ${url} is needed`);
    },
  };

  test('TEXT-03 expands as linked data, each term defined and nothing fetched', async () => {
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

  test('TEXT-03 does not expand with a term that its context does not define', async () => {
    await expect(jsonld.expand({ ...passport, colour: 'grey' } as object, options)).rejects.toThrow();
  });
});

describe('the IFC file', () => {
  test('TEXT-03 is parsed as IFC 4.3, each line with the attributes of its entity', async () => {
    const model = await readIfc(ifc);
    expect(model.schema).toBe('IFC4X3_ADD2');
    expect(model.lineCount).toBe(ifc.match(/^#\d+=/gm)?.length);
    expect(model.malformed).toEqual([]);
  });

  test('TEXT-03 a line with an attribute too few is noticed', async () => {
    const { malformed } = await readIfc(
      ifc.replace("IFCMATERIAL('Mineral wool 035',$,'insulation')", "IFCMATERIAL('x',$)"),
    );
    expect(malformed).toEqual(['#90 IFCMATERIAL']);
  });

  test('TEXT-03 refers only to lines that exist, and its GlobalIds are unique', () => {
    const lines = new Set(ifc.match(/^#\d+(?==)/gm));
    expect([...ifc.matchAll(/[(,](#\d+)/g)].filter(([, line = '']) => !lines.has(line))).toEqual([]);
    const globalIds = ifc.match(/(?<=\(')[0-3][0-9A-Za-z_$]{21}(?=')/g) ?? [];
    expect(globalIds).toHaveLength(12);
    expect(new Set(globalIds).size).toBe(globalIds.length);
  });
});

describe('the IDS file', () => {
  test('TEXT-03 is valid by the schema of the part of IDS 1.0 that it uses', () => {
    validateIds(ids);
  });

  test.each([
    ['a requirement of an unknown kind', 'cardinality="optional"', 'cardinality="often"'],
    [
      'a requirement without a set',
      '<propertySet><simpleValue>ExCo_Environment</simpleValue></propertySet>',
      '',
    ],
    ['an unknown facet', 'attribute', 'attributes'],
  ])('TEXT-03 is refused with %s', (_, valid, invalid) => {
    expect(ids).toContain(valid);
    expect(() => validateIds(ids.replaceAll(valid, invalid))).toThrow();
  });
});

describe('the IFC file against the IDS file', () => {
  async function check(model: string, specification = ids) {
    using document = XmlDocument.fromString(specification);
    return checkIds(document, await readIfc(model));
  }

  test('TEXT-03 passes every specification, each with one object', async () => {
    expect(await check(ifc)).toEqual([
      { name: 'Identity', applicable: 1, failures: [] },
      { name: 'Declared values', applicable: 1, failures: [] },
      { name: 'Conductivity of the material', applicable: 1, failures: [] },
    ]);
  });

  test.each([
    [
      'a GTIN of 13 digits',
      "'09520000000035'),$)",
      "'9520000000035'),$)",
      'Pset_ManufacturerTypeInformation GlobalTradeItemNumber',
    ],
    [
      'a GTIN that is a label',
      "IFCIDENTIFIER('0952",
      "IFCLABEL('0952",
      'Pset_ManufacturerTypeInformation GlobalTradeItemNumber',
    ],
    ['no manufacturer', "'Manufacturer'", "'Producer'", 'Pset_ManufacturerTypeInformation Manufacturer'],
    [
      'a class that is not listed',
      "IFCLABEL('A1')",
      "IFCLABEL('B-s1,d0')",
      'ExCo_Declaration ReactionToFire',
    ],
    [
      'a resistance below the limit',
      'MEASURE(5.7)',
      'MEASURE(4.55)',
      'ExCo_Declaration DeclaredThermalResistance',
    ],
    [
      'another thickness',
      'IFCPOSITIVELENGTHMEASURE(200.)',
      'IFCPOSITIVELENGTHMEASURE(160.)',
      'ExCo_Declaration NominalThickness',
    ],
    [
      'a thickness typed in metres',
      'IFCPOSITIVELENGTHMEASURE(200.)',
      'IFCPOSITIVELENGTHMEASURE(0.2)',
      'ExCo_Declaration NominalThickness',
    ],
    ['a slab above the limit', 'IFCMASSMEASURE(5.76)', 'IFCMASSMEASURE(57.6)', 'ExCo_Declaration Mass'],
    [
      'an optional value that does not match',
      'IFCREAL(11.2)',
      'IFCREAL(-1.)',
      'ExCo_Environment GWP-total_A1-A3',
    ],
  ])('TEXT-03 fails with %s', async (_, right, wrong, property) => {
    expect(ifc).toContain(right);
    const failures = (await check(ifc.replace(right, wrong))).flatMap(
      (specification) => specification.failures,
    );
    expect(failures).toEqual([`IFCCOVERING: property ${property}`]);
  });

  test.each([
    ['another code', "'EX_25_20'", "'EX_99'", 'IFCCOVERING: classification ExampleClass'],
    ['an empty name', "'Mineral wool slab, 200 mm',$,$,#13", "'',$,$,#13", 'IFCCOVERING: attribute Name'],
    [
      'a material that conducts too well',
      'MEASURE(0.035)',
      'MEASURE(0.35)',
      'IFCMATERIAL: property Pset_MaterialThermal ThermalConductivity',
    ],
  ])('TEXT-03 fails with %s', async (_, right, wrong, failure) => {
    expect(ifc).toContain(right);
    const failures = (await check(ifc.replace(right, wrong))).flatMap(
      (specification) => specification.failures,
    );
    expect(failures).toEqual([failure]);
  });

  test('TEXT-03 fails with a prohibited property', async () => {
    const perYear = ifc
      .replace("'ExCo_Environment'", "'Pset_EnvironmentalImpactIndicators'")
      .replace("'GWP-total_A1-A3'", "'ClimateChangePerUnit'");
    const failures = (await check(perYear)).flatMap((specification) => specification.failures);
    expect(failures).toEqual([
      'IFCCOVERING: property Pset_EnvironmentalImpactIndicators ClimateChangePerUnit',
    ]);
  });

  test('TEXT-03 fails if no object is found', async () => {
    const checked = await check(ifc.replace('#41,$,.INSULATION.', '#41,$,.CLADDING.'));
    expect(checked.map(({ applicable, failures }) => [applicable, failures])).toEqual([
      [0, ['No object found']],
      [0, ['No object found']],
      [1, []],
    ]);
  });

  test('TEXT-03 passes without an optional property', async () => {
    const checked = await check(ifc.replace("'GWP-total_A1-A3'", "'GWP-total_A4'"));
    expect(checked.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test('TEXT-03 a facet or restriction that the check does not know stops it', async () => {
    const material = ids.replace(/<attribute .*?<\/attribute>/s, '<material cardinality="required"/>');
    await expect(check(ifc, material)).rejects.toThrow('Facet material is not supported');
    await expect(check(ifc, ids.replaceAll('xs:maxInclusive', 'xs:maxExclusive'))).rejects.toThrow(
      'maxExclusive',
    );
  });
});
