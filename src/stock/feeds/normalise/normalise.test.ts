import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEED_FIELD_NAMES, getFieldRow } from '../fields.ts';
import type { Reading } from '../reading.ts';
import { pickFilterableFeatures } from './features.ts';
import { simplifyColour } from './kinds/colours.ts';
import { readDrive } from './kinds/kinds.ts';
import { readState } from './kinds/states.ts';
import { readAddresses, readImages, readList } from './lists.ts';
import { readPrice } from './numbers/prices.ts';
import { readBoolean } from './words.ts';

const read = (reading: Reading<unknown>): unknown =>
  'problem' in reading ? `problem: ${reading.problem}` : reading.value;

describe('kinds', () => {
  test.each([
    ['4x4', '4WD'],
    ['4WD', '4WD'],
    ['AWD', 'AWD'],
    ['Front', 'FWD'],
    ['rear wheel drive', 'RWD'],
    ['4X2', '2WD'],
    ['Other', null],
    ['Tracks', 'Tracks'],
  ])('the drive %s is read as %s', (given, wanted) => {
    expect(read(readDrive(given))).toBe(wanted);
  });

  test.each([
    ['Snowflake White Pearl', 'White'],
    ['Graphite', 'Grey'],
    ['Aurora Black Mica', 'Black'],
    ['White / Black', 'White'],
    ['Burgundy', 'Red'],
    ['Silver Sky', 'Silver'],
    ['Quartz', null],
  ])('the colour %s is plainly %s', (given, wanted) => {
    expect(simplifyColour(given)).toBe(wanted);
  });

  test('states by every name', () => {
    expect(['AU-VIC', 'Victoria', 'vic.', 'New South Wales', 'QLD'].map((word) => read(readState(word)))).toEqual([
      'VIC',
      'VIC',
      'VIC',
      'NSW',
      'QLD',
    ]);
    expect(read(readState('Unlimited km'))).toMatch(/^problem/);
  });

  test('yes and no in the words of feeds', () => {
    expect(['Y', 'true', '1', 'No', 'F', 0, true, ''].map((word) => read(readBoolean(word)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      true,
      null,
    ]);
  });

  test('equipment is known by one name each', () => {
    expect(pickFilterableFeatures(['Apple Car Play', 'Cruise Control Intelligent/Active', 'Tow ball'])).toEqual([
      'Apple CarPlay',
      'Adaptive Cruise Control',
      'Cruise Control',
    ]);
  });
});

describe('numbers', () => {
  test('any number of dollars reads back however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.boolean(), fc.boolean(), (dollars, dollar, commas) => {
        const text = `${dollar ? '$' : ''}${commas ? dollars.toLocaleString('en-AU') : dollars}`;
        expect(read(readPrice(text))).toEqual({ price: dollars, price_type: null });
      }),
    );
  });

  // A JSON feed may hold objects whose `toString` is not a function.
  const named = fc.dictionary(fc.constantFrom('toString', 'valueOf', 'toJSON', 'url'), fc.jsonValue(), {
    maxKeys: 3,
  });
  test('no value that a feed can hold makes a field’s reader throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue(), named, fc.array(named)), (raw) => {
        for (const field of FEED_FIELD_NAMES) getFieldRow(field).read(raw, { now: new Date(0) });
      }),
    );
  });
});

describe('text and lists', () => {
  test('pictures are parted by bars or commas, though addresses may hold commas', () => {
    expect(read(readAddresses('https://a.example/1,w=2.jpg,https://a.example/2.jpg'))).toEqual([
      'https://a.example/1,w=2.jpg',
      'https://a.example/2.jpg',
    ]);
    expect(read(readAddresses('https://a.example/1.jpg|/own/2.jpg'))).toEqual([
      'https://a.example/1.jpg',
      '/own/2.jpg',
    ]);
    expect(readImages('https://a.example/1.jpg|javascript:alert(1)')).toMatchObject({
      value: [{ image: { url: 'https://a.example/1.jpg' } }],
      note: expect.stringContaining('javascript:alert(1)'),
    });
    expect(
      readImages([{ url: '/1.jpg' }, { image: { url: '/2.jpg', thumb: { url: '/2s.jpg' } } }, { no: 1 }]),
    ).toMatchObject({
      value: [
        { image: { url: '/1.jpg', thumb: { url: '/1.jpg' } } },
        { image: { url: '/2.jpg', thumb: { url: '/2s.jpg' } } },
      ],
      note: expect.stringContaining('1 of 3'),
    });
  });

  test('lists drop doubles and blanks', () => {
    expect(read(readList('Towbar, Alloys,,Towbar'))).toEqual(['Towbar', 'Alloys']);
    expect(read(readList('Seats, heated|Alloys'))).toEqual(['Seats, heated', 'Alloys']);
    expect(read(readList(['a', ' a ', null, 'b']))).toEqual(['a', 'b']);
  });
});
