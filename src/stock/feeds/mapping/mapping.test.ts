import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openFeed } from '../read/open-feed.ts';
import { compileMapping, type Refusal } from './compile.ts';
import { loadMapping, parseMapping } from './load.ts';
import type { MappingInput } from './schema.ts';

const drafts = (fields: MappingInput['fields'], ...rows: Record<string, unknown>[]) => {
  const toDraft = compileMapping(parseMapping({ name: 'test', empty: ['~'], fields }));
  return rows.map((values, at) => toDraft({ line: at + 2, values }));
};

describe('a mapping', () => {
  test('takes columns, constants, templates and lists; the first source that gives something counts', () => {
    const [draft] = drafts(
      {
        make: 'Brand',
        model: ['Model2', 'Model'],
        car_type: { value: 'used' },
        name: { template: '{Year} {Brand} {None}' },
        standardEquipment: { columns: ['Std', 'Opt'] },
        badge: { template: '{None}' },
      },
      { Brand: 'Kia', Model2: '~', Model: 'Rio', Year: 2020, Std: 'a,b', Opt: 'c' },
    );
    expect(draft).toEqual({
      make: 'Kia',
      model: 'Rio',
      car_type: 'used',
      name: '2020 Kia ',
      standardEquipment: 'a,b,c',
      badge: null,
    });
  });

  test('takes parts by regular expression, maps words, converts units, and heeds conditions', () => {
    const rows = [
      { Engine: '4 cyl, 2.2 L', Odo: '100', InMiles: 'y', Type: 'Personenwagen', Length: '4.5' },
      { Engine: '-', Odo: '100', InMiles: 'n', Type: 'Schiff', Length: '' },
    ];
    const [first, second] = drafts(
      {
        engine_size_litres: { column: 'Engine', match: '(?<value>[\\d.]+) L' },
        km: [{ column: 'Odo', unit: 'miles', when: { column: 'InMiles', is: ['Y'] } }, 'Odo'],
        body: { column: 'Type', values: { personenwagen: 'Sedan' }, otherwise: 'refuse' },
        'variant.vehiclelength': { column: 'Length', unit: 'm' },
      },
      ...rows,
    );
    expect(first).toEqual({
      engine_size_litres: '2.2',
      km: '100 miles',
      body: 'Sedan',
      'variant.vehiclelength': '4500',
    });
    expect(second).toMatchObject({ engine_size_litres: null, km: '100', 'variant.vehiclelength': null });
    expect((second!.body as Refusal).reason).toBe('"Schiff" is not one of personenwagen');
  });

  test('makes a stock number from columns: the same for the same row, numbered where rows are equal', () => {
    const rows = [
      { a: 'x', b: 1 },
      { a: 'y', b: 1 },
      { a: 'x', b: 1 },
      { a: '', b: '' },
    ];
    const fields: MappingInput['fields'] = { stocknum: { digest: { columns: ['a', 'b'], prefix: 'Z' } } };
    const codes = drafts(fields, ...rows).map(({ stocknum }) => stocknum);
    expect(codes[0]).toMatch(/^Z[0-9A-F]{10}$/);
    expect(codes[2]).toBe(`${codes[0]}-2`);
    expect(codes[1]).not.toBe(codes[0]);
    expect(codes[3]).toBeNull();
    expect(drafts(fields, ...rows).map(({ stocknum }) => stocknum)).toEqual(codes);
  });

  test('names everything that is wrong with it, with its place', () => {
    const bad = {
      name: 'Not Good',
      fields: {
        maek: 'Brand',
        model: { column: 'A', value: 1 },
        year: { column: 'Y', match: '(' },
        km: { column: 'K', unit: 'league' },
        price: {},
      },
    };
    const message = messageOf(() => parseMapping(bad));
    for (const part of [
      'name: must be small letters',
      'fields.model[0]: needs exactly one of',
      'fields.year[0].match: is not a regular expression',
      'fields.km[0].unit',
      'fields.price[0]',
      'fields.maek: is not a vehicle field; did you mean make?',
    ]) {
      expect(message).toContain(part);
    }
    expect(messageOf(() => parseMapping({ name: 'x', fields: { maek: 'Brand' } }))).toContain('fields.maek');
  });

  test('may extend a built-in format and warns of columns that the file has not', async () => {
    const mapping = parseMapping({
      name: 'our-cox',
      extends: 'cox-csv',
      fields: { dealership_slug: { column: 'DealerID', values: { 100: 'north' } }, tag: 'Lable' },
    });
    const csv = 'DealerID,StockNo,Make,Model,Label\n100,1,Kia,Rio,Sale\n';
    const feed = await openFeed({ source: Readable.from([Buffer.from(csv)]), mapping });
    expect(feed.warnings).toContain('our-cox reads the column "Lable", which isn’t in the file; did you mean "Label"?');
    expect(compileMapping(feed.mapping)({ line: 2, values: { DealerID: '100', StockNo: '1' } })).toMatchObject({
      dealership_slug: 'north',
      stocknum: '1',
    });
  });

  test('every mapping file of the project can be used', async () => {
    const mapping = await loadMapping('mappings/australian-listings.json');
    expect(mapping.fields.stocknum).toHaveLength(1);
    await expect(loadMapping('mappings/none.json')).rejects.toThrow('mappings/none.json can’t be read');
  });
});

function messageOf(fn: () => unknown): string {
  try {
    fn();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
