import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { compileMapping } from '../mapping/compile.ts';
import { openFeed } from '../read/open-feed.ts';
import { readVehicle, type Vehicle } from '../vehicle.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

async function readAll(source: Readable, format?: string) {
  const feed = await openFeed({ source, format });
  const toDraft = compileMapping(feed.mapping);
  const vehicles: Vehicle[] = [];
  for await (const record of feed.records) {
    const reading = 'broken' in record ? undefined : readVehicle(toDraft(record), record.line, { now: NOW });
    if (reading?.vehicle) vehicles.push(reading.vehicle);
  }
  return { feed, vehicles };
}

const fixture = (name: string) => createReadStream(join(import.meta.dirname, '..', 'fixtures', name));
const text = (content: string) => Readable.from([Buffer.from(content)]);

describe('built-in formats', () => {
  test('EasyCars-style CSV is known by its header and read whole', async () => {
    const { feed, vehicles } = await readAll(fixture('easycars.csv'));
    expect(feed.format).toBe('easycars-csv');
    expect(feed.fields.has('images')).toBe(false);
    expect(vehicles.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(vehicles[0]).toMatchObject({
      stocknum: 'E1',
      location: 'north',
      make: 'Subaru',
      model: 'Forester',
      year: 2020,
      car_type: 'used',
      price: 31990,
      price_type: 'Drive Away',
      offer_price: 29990,
      before_price: 31990,
      km: 61200,
      simple_body: 'Wagon',
      simple_colour: 'White',
      rego_expiry: '2027-06-30',
      build_date: '2020-04-01',
      standardEquipment: ['Apple CarPlay', 'Roof Rails', 'Tow Bar'],
      dealercomments: 'One owner.\n\nTwo keys.',
      gearnum: 7,
      simple_transmission: 'Automatic',
      engine_size: 2498,
      engine_size_litres: 2.5,
      drive: 'AWD',
      seats: 5,
      doors: 4,
      specifications: null,
    });
    expect(vehicles[1]).toMatchObject({
      car_type: 'new',
      price: 64990,
      price_type: 'Excl. Govt. Charges',
      simple_body: 'Caravan',
      offer_price: null,
      before_price: null,
      specifications: { sleeps: 4, tare_weight: 2100, axle_type: 'Tandem' },
    });
    expect(vehicles[2]).toMatchObject({
      model: 'F-150',
      km: 141622,
      engine_size_litres: 5.8,
      engine_size: null,
      drive: '4WD',
      simple_transmission: 'Manual',
    });
  });

  test('EasyCars-style JSON is known by its keys and read whole', async () => {
    const { feed, vehicles } = await readAll(fixture('easycars.json'));
    expect(feed.format).toBe('easycars-json');
    expect(vehicles).toMatchObject([
      {
        line: 3,
        stocknum: '77',
        location: 'north yard',
        make: 'Volvo',
        model: 'XC60',
        badge: 'B5 Ultimate Bright',
        car_type: 'demo',
        price: 79990,
        price_type: 'Drive Away',
        offer_price: 76990,
        before_price: 79990,
        status: 'in_stock',
        reserved: false,
        photos_count: 2,
        primary_image_url: 'https://pictures.example/1.jpg',
        engine_size: 1969,
        engine_size_litres: 2,
        specifications: null,
        video_url: null,
        filtered_features: ['Apple CarPlay', 'Heated Seats', 'Tow Bar'],
      },
    ]);
  });

  test('Cox-style CSV falls back from the advertised price, and says which price it is', async () => {
    const { feed, vehicles } = await readAll(fixture('cox.csv'));
    expect(feed.format).toBe('cox-csv');
    expect(vehicles).toMatchObject([
      {
        stocknum: 'C1',
        car_type: 'used',
        price: 45990,
        price_type: null,
        photos_count: 2,
        simple_fuel: 'Diesel',
        drive: 'AWD',
      },
      {
        stocknum: 'C2',
        car_type: 'new',
        price: 21490,
        price_type: 'Drive Away',
        simple_body: 'Hatchback',
        images: [],
      },
    ]);
  });

  test('our own CSV warns of a column that it does not know, with the name that was meant', async () => {
    const { feed } = await readAll(text('stocknum,make,model,colur,price\n1,Kia,Rio,Red,9990\n'));
    expect(feed.warnings).toEqual(['the column "colur" is unknown and ignored; did you mean "colour"?']);
  });

  test.each([
    [
      'one a line',
      '{"stocknum":"1","make":"Kia","model":"Rio"}\n\n{"stocknum":"2","make":"Kia","model":"Rio"}',
      'ndjson',
      [1, 3],
    ],
    [
      'a list',
      '[\n{"stocknum":"1","make":"Kia","model":"Rio"},\n{"stocknum":"2","make":"Kia","model":"Rio"}]',
      'json',
      [2, 3],
    ],
    [
      'in an object',
      '{"made":"today","vehicles":[{"stocknum":"1","make":"Kia","model":"Rio"},\n' +
        '{"stocknum":"2","make":"Kia","model":"Rio"}]}',
      'json',
      [1, 2],
    ],
    [
      'spread over lines',
      '{\n"stocknum":"1","make":"Kia","model":"Rio"}\n{"stocknum":"2",\n"make":"Kia","model":"Rio"}',
      'json',
      [1, 3],
    ],
  ])('our own JSON is read %s', async (_, content, format, lines) => {
    const { feed, vehicles } = await readAll(text(content));
    expect(feed.format).toBe(format);
    expect(vehicles.map(({ line, stocknum }) => [line, stocknum])).toEqual([
      [lines[0], '1'],
      [lines[1], '2'],
    ]);
  });

  test('a file of no known format, a wrong format and a missing column are told with what the file has', async () => {
    await expect(readAll(text('Stock,Maker\n1,Kia\n'))).rejects.toThrow('its columns are Stock, Maker');
    await expect(readAll(text('[{"id":1}]'))).rejects.toThrow('its keys match no built-in format');
    await expect(readAll(text('stocknum,make,model\n'), 'easycars-csv')).rejects.toThrow(
      'no column for stocknum: easycars-csv reads it from StockNumber',
    );
    await expect(readAll(text('[]'), 'cox-csv')).rejects.toThrow('The file is JSON, but cox-csv is a table.');
  });
});
