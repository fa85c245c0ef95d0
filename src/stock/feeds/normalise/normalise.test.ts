import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../reading.ts';
import { simpleColour } from './colours.ts';
import { readComments } from './comments.ts';
import { readDate, readMoment, readTimestamp } from './dates.ts';
import { filteredFeatures } from './features.ts';
import {
  gearsOf,
  readCarType,
  readDrive,
  readStatus,
  simpleBody,
  simpleFuel,
  simpleTransmission,
} from './kinds.ts';
import { readAddresses, readImages, readList } from './lists.ts';
import { findMakeTail, spellMake } from './makes.ts';
import { calmWords, findMangledModel, spellModel, unmangleModel } from './models.ts';
import { readKilometres, readPrice } from './numbers.ts';
import { readState } from './states.ts';
import { readBoolean } from './words.ts';

const read = (reading: Reading<unknown>): unknown =>
  'problem' in reading ? `problem: ${reading.problem}` : reading.value;

describe('[A5] names', () => {
  test.each([
    ['TOYOTA', 'Toyota'],
    ['bmw', 'BMW'],
    ['Land', 'Land Rover'],
    ['Alfa', 'Alfa Romeo'],
    ['Great', 'Great Wall'],
    ['Aston', 'Aston Martin'],
    ['MERCEDES BENZ', 'Mercedes-Benz'],
    ['VW', 'Volkswagen'],
    ['Ssangyong', 'SsangYong'],
    ['WINDSONG', 'Windsong'],
    ['Kestrel EV', 'Kestrel EV'],
  ])('the make %s is spelled %s', (given, wanted) => {
    expect(spellMake(given)).toBe(wanted);
  });

  test.each([
    ['Toyota', 'COROLLA', 'Corolla'],
    ['Toyota', 'Hilux', 'HiLux'],
    ['Toyota', 'Landcruiser', 'LandCruiser'],
    ['Mazda', 'CX5', 'CX-5'],
    ['Mazda', 'CX-5', 'CX-5'],
    ['Hyundai', 'I30', 'i30'],
    ['Isuzu', 'D-MAX', 'D-Max'],
    ['Subaru', 'WRX', 'WRX'],
    ['Kia', 'GRAND CARNIVAL', 'Grand Carnival'],
    ['BMW', 'X5', 'X5'],
  ])('the model %s %s is spelled %s', (make, given, wanted) => {
    expect(spellModel(make, given)).toBe(wanted);
  });

  test('the end of a make that was cut off is found at the head of the model', () => {
    expect(findMakeTail('Land Rover', 'Rover')).toBe('Rover');
    expect(findMakeTail('Alfa Romeo', 'ROMEO Giulietta')).toBe('ROMEO');
    expect(findMakeTail('Aston Martin', 'Martini')).toBeUndefined();
    expect(findMakeTail('Rover', 'Rover 75')).toBeUndefined();
  });

  test('a model that a spreadsheet made a date of is found, and mended where the make has such models', () => {
    expect(findMangledModel('03-Sep')).toEqual({ monthFirst: '9-3', dayFirst: '3-9' });
    expect(unmangleModel('Saab', '03-Sep')).toBe('9-3');
    expect(unmangleModel('Saab', 'Sep-05')).toBe('9-5');
    expect(unmangleModel('Peugeot', '03-Sep')).toBeUndefined();
    expect(findMangledModel('9-3')).toBeUndefined();
  });

  test('shouted badges calm down but for their abbreviations', () => {
    expect(calmWords('D5 CROSS COUNTRY GXL')).toBe('D5 Cross Country GXL');
    expect(calmWords('Ascent Sport')).toBe('Ascent Sport');
  });
});

describe('kinds', () => {
  test.each([
    ['4D WAGON', 'Wagon'],
    ['Dual Cab Chassis', 'Ute'],
    ['Ute / Tray', 'Ute'],
    ['5D HATCHBACK', 'Hatchback'],
    ['suv', 'SUV'],
    ['PEOPLE MOVER', 'People Mover'],
    ['2D COUPE', 'Coupe'],
    ['4D PANEL VAN', 'Van'],
    ['Cabriolet', 'Convertible'],
    ['MY21 Spaceship', null],
  ])('the body %s is plainly %s', (given, wanted) => {
    expect(simpleBody(given)).toBe(wanted);
  });

  test.each([
    ['Premium', 'Petrol'],
    ['Unleaded', 'Petrol'],
    ['Petrol - Premium ULP', 'Petrol'],
    ['Diesel', 'Diesel'],
    ['Petrol/Electric Hybrid', 'Hybrid'],
    ['Plug-in Hybrid', 'Plug-in Hybrid'],
    ['Electric', 'Electric'],
    ['LPG', 'LPG'],
    ['Other', null],
  ])('the fuel %s is plainly %s', (given, wanted) => {
    expect(simpleFuel(given)).toBe(wanted);
  });

  test.each([
    ['8 SP AUTOMATIC GEARTRONIC', 'Automatic', 8],
    ['6 SP MANUAL', 'Manual', 6],
    ['CVT', 'Automatic', null],
    ['7 speed DSG', 'Automatic', 7],
    ['M', 'Manual', null],
    ['mystery', null, null],
  ])('the gearbox %s is plainly %s with %s gears', (given, wanted, gears) => {
    expect(simpleTransmission(given)).toBe(wanted);
    expect(gearsOf(given)).toBe(gears);
  });

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
    expect(simpleColour(given)).toBe(wanted);
  });

  test('car types and statuses in the words of feeds', () => {
    expect(['USED', 'Demonstrator', 'N', 'Pre-Owned'].map((word) => read(readCarType(word)))).toEqual([
      'used',
      'demo',
      'new',
      'used',
    ]);
    expect(read(readCarType('hovercraft'))).toBe('problem: "hovercraft" is none of new, demo and used');
    expect(['On Offer', 'Coming Soon', 'SOLD', 'In Transit'].map((word) => read(readStatus(word)))).toEqual([
      'in_stock',
      'coming_soon',
      'sold',
      'in_transit',
    ]);
  });

  test('states by every name', () => {
    expect(
      ['AU-VIC', 'Victoria', 'vic.', 'New South Wales', 'QLD'].map((word) => read(readState(word))),
    ).toEqual(['VIC', 'VIC', 'VIC', 'NSW', 'QLD']);
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
    expect(filteredFeatures(['Apple Car Play', 'Cruise Control Intelligent/Active', 'Tow ball'])).toEqual([
      'Apple CarPlay',
      'Adaptive Cruise Control',
      'Cruise Control',
    ]);
  });
});

describe('numbers', () => {
  test.each([
    ['$25,990', 25990, null],
    ['25990.50', 25990.5, null],
    ['POA', null, 'POA'],
    ['Call us', null, 'POA'],
    ['25,990 Drive Away', 25990, 'Drive Away'],
    ['AUD 1000', 1000, null],
    [0, 0, null],
    ['', null, null],
  ])('the price %s is $%s, %s', (given, price, price_type) => {
    expect(read(readPrice(given))).toEqual({ price, price_type });
  });

  test.each(['-5', 'cheap', '12-13', '99999999999'])('%s is no price', (given) => {
    expect(read(readPrice(given))).toMatch(/^problem: /);
  });

  test.each([
    ['12,300 km', 12300],
    ['45000', 45000],
    [15, 15],
    ['85k', 85000],
    ['- / -', null],
    ['TBA', null],
    ['1000 miles', 1609],
  ])('%s is %s kilometres', (given, km) => {
    expect(read(readKilometres(given))).toBe(km);
  });

  test('miles are noted, and nonsense is a problem', () => {
    expect(readKilometres('100 miles')).toEqual({ value: 161, note: '100 miles taken as 161 km' });
    expect(read(readKilometres('many'))).toMatch(/^problem/);
    expect(read(readKilometres('-4'))).toMatch(/^problem/);
  });

  test('any number of dollars reads back however it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.boolean(),
        fc.boolean(),
        (dollars, dollar, commas) => {
          const text = `${dollar ? '$' : ''}${commas ? dollars.toLocaleString('en-AU') : dollars}`;
          expect(read(readPrice(text))).toEqual({ price: dollars, price_type: null });
        },
      ),
    );
  });

  test('no text makes a reader of numbers, prices or dates throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const read of [readPrice, readKilometres, readDate, readState, readImages, readComments])
          read(text);
      }),
    );
  });
});

describe('[A6] dates', () => {
  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['2026-03-04', '2026-03-04'],
    ['2026-03-04T10:00:00Z', '2026-03-04'],
    ['5 May 2024', '2024-05-05'],
    ['05/2019', '2019-05-01'],
    ['May 2019', '2019-05-01'],
    ['20240229', '2024-02-29'],
    ['45601', '2024-11-05'],
    ['01/01/0001', null],
    ['', null],
  ])('%s is %s', (given, wanted) => {
    expect(read(readDate(given))).toBe(wanted);
  });

  test.each(['31/02/2026', '2026-13-01', 'soon', '12/31/2026'])('%s is no date', (given) => {
    expect(read(readDate(given))).toMatch(/^problem: /);
  });

  test('any day reads back from every way of writing it', () => {
    const days = fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-');
        const serial = String(Math.floor((Date.parse(iso) - Date.UTC(1899, 11, 30)) / 86_400_000));
        for (const text of [iso, `${day}/${month}/${year}`, `${day}-${month}-${year}`, serial])
          expect(read(readDate(text))).toBe(iso);
      }),
    );
  });

  test('moments keep their zone and timestamps may be seconds', () => {
    expect(read(readMoment('2026-03-04T10:00:00+10:00'))).toBe('2026-03-04T00:00:00.000Z');
    expect(read(readTimestamp('1772582400'))).toBe(1772582400);
    expect(read(readTimestamp('04/03/2026'))).toBe(1772582400);
  });
});

describe('text and lists', () => {
  test('markup in comments becomes plain text with line breaks; scripts go', () => {
    const html =
      '<p>One owner &amp; <b>two keys</b></p><ul><li>Towbar<li>Bull bar</ul><script>alert(1)</script><img src=x onerror=alert(1)>';
    expect(read(readComments(html))).toBe('One owner & two keys\n\n• Towbar\n• Bull bar');
    expect(read(readComments('Plain\r\nlines < 5 km away'))).toBe('Plain\nlines < 5 km away');
    expect(read(readComments('  - '))).toBe(null);
  });

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
