import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phraseStock } from '../../../tests/samples/phrase-stock.ts';
import { sampleStock } from '../../../tests/samples/stock.ts';
import { encodeSearch } from '../codec.ts';
import type { SearchResult, TermKey } from '../contract.ts';
import { createEmptyState } from '../state.ts';
import { SHORT_WORDS } from '../text/short-words.ts';
import { PhraseReader } from './phrase-reader.ts';
import { withReading } from './with-reading.ts';

const THIS_YEAR = 2026;
const { facets, ranges } = sampleStock(phraseStock()).search(createEmptyState()) as SearchResult<unknown>;
const reader = new PhraseReader({ facets, ranges, pricing: 'price' });

/** The search of a phrase, as a query string. */
const becomes = (phrase: string): string =>
  decodeURIComponent(
    encodeSearch(withReading(createEmptyState(), reader.read(phrase, THIS_YEAR))).replaceAll('+', ' '),
  );

const COROLLA = 'make=Toyota&make_model=Toyota/Corolla';
const HILUX = 'make=Toyota&make_model=Toyota/HiLux';
const AUTO = 'transmission=Automatic';

/** Phrases of shoppers, and the filters, order and words (`query`) that they must become. */
const PHRASES: Record<string, [phrase: string, address: string][]> = {
  'phrases of the issue': [
    ['auto suv under 30k with 7 seats', `body=SUV&${AUTO}&seats=7&range[price]=:30000`],
    ['white hilux 4x4 2019', `${HILUX}&drive=4X4&colour=White&range[year]=2019:2019`],
    ['diesel ute brisbane', 'body=Ute&fuel=Diesel&city=Brisbane'],
    ['cheap hatch', 'body=Hatch&sortBy=price_asc'],
    ['toyota corolla 2018-2021', `${COROLLA}&range[year]=2018:2021`],
    ['less than 80,000 km', 'range[km]=:80000'],
    ['under $500 a week', 'range[weekly_price]=:500'],
    ['7 seater', 'seats=7'],
  ],
  'makes and models': [
    ['toyota', 'make=Toyota'],
    ['Toyotas', 'make=Toyota'],
    ['corolla', COROLLA],
    ['corollas', COROLLA],
    ['rav 4', 'make=Toyota&make_model=Toyota/RAV4'],
    ['mazda 3', 'make=Mazda&make_model=Mazda/Mazda3'],
    ['mazda3', 'make=Mazda&make_model=Mazda/Mazda3'],
    ['cx5', 'make=Mazda&make_model=Mazda/CX-5'],
    ['cx 5', 'make=Mazda&make_model=Mazda/CX-5'],
    ['x trail', 'make=Nissan&make_model=Nissan/X-Trail'],
    ['bmw 3 series', 'make=BMW&make_model=BMW/3 Series'],
    ['mercedes c class', 'make=Mercedes-Benz&make_model=Mercedes-Benz/C-Class'],
    ['mercedes-benz c-class', 'make=Mercedes-Benz&make_model=Mercedes-Benz/C-Class'],
    ['tesla model 3', 'make=Tesla&make_model=Tesla/Model 3'],
    ['santa fe', 'make=Hyundai&make_model=Hyundai/Santa Fe'],
    ['prado', 'make=Toyota&make_model=Toyota/LandCruiser Prado'],
    ['land cruiser prado', 'make=Toyota&make_model=Toyota/LandCruiser Prado'],
    ['landcruiser', 'make=Toyota&make_model=Toyota/LandCruiser&make_model=Toyota/LandCruiser 70'],
    ['evoque', 'make=Land Rover&make_model=Land Rover/Range Rover Evoque'],
    ['land rover', 'make=Land Rover'],
    ['toyota 86', 'make=Toyota&make_model=Toyota/86'],
    ['86', 'query=86'],
    ['peugeot 2008', 'make=Peugeot&make_model=Peugeot/2008'],
    ['2008 ford falcon', 'make=Ford&make_model=Ford/Falcon&range[year]=2008:2008'],
    ['2018 peugeot 2008', 'make=Peugeot&make_model=Peugeot/2008&range[year]=2018:2018'],
    ['peugeot 2008-2012', 'make=Peugeot&range[year]=2008:2012'],
    ['toyota and mazda', 'make=Mazda&make=Toyota'],
    ['ford ranger or hilux', 'make=Ford&make=Toyota&make_model=Ford/Ranger&make_model=Toyota/HiLux'],
    ['hilux sr5', `${HILUX}&query=sr5`],
  ],
  nicknames: [
    ['vw golf', 'make=Volkswagen&make_model=Volkswagen/Golf'],
    ['merc', 'make=Mercedes-Benz'],
    ['benz', 'make=Mercedes-Benz'],
    ['chevy', 'make=Chevrolet'],
    ['chev silverado', 'make=Chevrolet&make_model=Chevrolet/Silverado'],
    ['beemer', 'make=BMW'],
    ['cruiser', 'make=Toyota&make_model=Toyota/LandCruiser'],
    ['mitsi triton', 'make=Mitsubishi&make_model=Mitsubishi/Triton'],
    ['commo', 'make=Holden&make_model=Holden/Commodore'],
  ],
  misspelt: [
    ['corrola', COROLLA],
    ['toyta', 'make=Toyota'],
    ['mistubishi', 'make=Mitsubishi'],
    ['hilx sr5', `${HILUX}&query=sr5`],
    ['toyta corrola hatchbak', `${COROLLA}&body=Hatch`],
    ['volkswagon', 'make=Volkswagen'],
    ['hundai', 'make=Hyundai'],
    ['mercades', 'make=Mercedes-Benz'],
    ['land crusier prado', 'make=Toyota&make_model=Toyota/LandCruiser Prado'],
    ['suburu outback', 'make=Subaru&make_model=Subaru/Outback'],
    ['brisbne', 'city=Brisbane'],
    ['deisel', 'fuel=Diesel'],
    ['automatc', AUTO],
  ],
  'a word is no misspelt name, and nothing is a misspelt colour': [
    ['tray back ute', 'body=Ute'],
    ['back', 'query=back'],
    ['ute with fold back tray', 'body=Ute&query=fold back tray'],
    ['gulf', 'query=gulf'],
    ['suv blakc', 'body=SUV&query=blakc'],
    ['whit hilux', `${HILUX}&query=whit`],
  ],
  'unfinished words stay words': [
    ['coroll', 'query=coroll'],
    ['toy', 'query=toy'],
  ],
  kinds: [
    ['suvs', 'body=SUV'],
    ['utes', 'body=Ute'],
    ['pickup', 'body=Ute'],
    ['hatches', 'body=Hatch'],
    ['hatchback', 'body=Hatch'],
    ['station wagon', 'body=Wagon'],
    ['people mover', 'body=People Mover'],
    ['sedan or wagon', 'body=Sedan&body=Wagon'],
    ['van', 'body=Van'],
    ['auto', AUTO],
    ['manual', 'transmission=Manual'],
    ['automatic transmission', AUTO],
    ['hybrid', 'fuel=Hybrid&fuel=Plug-in Hybrid'],
    ['plug in hybrid', 'fuel=Plug-in Hybrid'],
    ['phev', 'fuel=Plug-in Hybrid'],
    ['electric', 'fuel=Electric'],
    ['ev', 'fuel=Electric'],
    ['evs', 'fuel=Electric'],
    ['petrol', 'fuel=Petrol'],
    ['awd', 'drive=AWD'],
    ['4wd', 'drive=4X4'],
    ['4x4', 'drive=4X4'],
    ['four wheel drive', 'drive=4X4'],
    ['all-wheel drive wagon', 'body=Wagon&drive=AWD'],
    ['2wd', 'drive=FWD&drive=RWD'],
    ['front wheel drive', 'drive=FWD'],
    ['new', 'car_type=new'],
    ['brand new suv', 'car_type=new&body=SUV'],
    ['used cars', 'car_type=used'],
    ['second hand', 'car_type=used'],
    ['demo', 'car_type=demo'],
    ['near new', 'car_type=demo'],
    ['gray', 'colour=Grey'],
    ['black or white sedan', 'body=Sedan&colour=Black&colour=White'],
  ],
  places: [
    ['QLD', 'state=QLD'],
    ['queensland utes', 'body=Ute&state=QLD'],
    ['new south wales', 'state=NSW'],
    ['Brisbane', 'city=Brisbane'],
    ['gold coast', 'city=Gold Coast'],
    ['cars in melbourne vic', 'state=VIC&city=Melbourne'],
    ['toowoomba', 'query=toowoomba'],
  ],
  prices: [
    ['under 30k', 'range[price]=:30000'],
    ['under $30,000', 'range[price]=:30000'],
    ['below 30 grand', 'range[price]=:30000'],
    ['less than 30000', 'range[price]=:30000'],
    ['up to 30 thousand dollars', 'range[price]=:30000'],
    ['suv under 30', 'body=SUV&range[price]=:30000'],
    ['max price 25k', 'range[price]=:25000'],
    ['max 25k', 'range[price]=:25000'],
    ['<25k', 'range[price]=:25000'],
    ['25k or less', 'range[price]=:25000'],
    ['$25,000', 'range[price]=:25000'],
    ['over 50k', 'range[price]=50000:'],
    ['from $20,000', 'range[price]=20000:'],
    ['50k+', 'range[price]=50000:'],
    ['between 20 and 30 thousand', 'range[price]=20000:30000'],
    ['7 seater between 20 and 40k', 'seats=7&range[price]=20000:40000'],
    ['20k-30k', 'range[price]=20000:30000'],
    ['20-30k', 'range[price]=20000:30000'],
    ['$20,000 to $30,000', 'range[price]=20000:30000'],
    ['30k to 20k', 'range[price]=20000:30000'],
    ['over 20k under 30k', 'range[price]=20000:30000'],
    ['around 40k', 'range[price]=36000:44000'],
    ['under $150 per week', 'range[weekly_price]=:150'],
    ['150pw', 'range[weekly_price]=:150'],
    ['$150 w', 'range[weekly_price]=:150'],
    ['$100-$150 a week', 'range[weekly_price]=100:150'],
    ['most expensive suv', 'body=SUV&sortBy=price_desc'],
  ],
  'years and ages': [
    ['from 2015', 'range[year]=2015:'],
    ['2015 or newer', 'range[year]=2015:'],
    ['2015+', 'range[year]=2015:'],
    ['since 2015', 'range[year]=2015:'],
    ['after 2015', 'range[year]=2016:'],
    ['newer than 2018', 'range[year]=2019:'],
    ['before 2010', 'range[year]=:2009'],
    ['2010 or older', 'range[year]=:2010'],
    ['between 2018 and 2020', 'range[year]=2018:2020'],
    ['2018 to 2020', 'range[year]=2018:2020'],
    ['2018-20', 'range[year]=2018:2020'],
    ['2018 or 2020 golf', 'make=Volkswagen&make_model=Volkswagen/Golf&year=2018&year=2020'],
    ['less than 5 years old', 'range[year]=2021:'],
    ['1999', 'query=1999'],
    ['newest hilux', `${HILUX}&sortBy=year_desc`],
  ],
  'kilometres and seats': [
    ['over 100,000km', 'range[km]=100000:'],
    ['under 80000kms', 'range[km]=:80000'],
    ['under 80k km', 'range[km]=:80000'],
    ['kms under 50k', 'range[km]=:50000'],
    ['50 to 80 thousand kilometres', 'range[km]=50000:80000'],
    ['100,000 km', 'range[km]=:100000'],
    ['low kms hilux', `${HILUX}&sortBy=km_asc`],
    ['seats 7', 'seats=7'],
    ['seven seater suv', 'body=SUV&seats=7'],
    ['7+ seats', 'range[seats]=7:'],
    ['at least 7 seats', 'range[seats]=7:'],
    ['more than 5 seats', 'range[seats]=6:'],
    ['9 seater', 'query=9 seater'],
  ],
  equipment: [
    ['with sunroof', 'filtered_features=Panoramic Sunroof&filtered_features=Sunroof'],
    ['towbar', 'filtered_features=Tow Bar'],
    ['tow bar diesel ute', 'body=Ute&fuel=Diesel&filtered_features=Tow Bar'],
    ['apple carplay', 'filtered_features=Apple CarPlay'],
    ['reverse camera', 'filtered_features=Reversing Camera'],
    ['suv with sunroof and towbar', 'body=SUV&query=sunroof towbar'],
    ['snorkel', 'query=snorkel'],
  ],
  'words that stay words': [
    ['"white ute"', 'query="white ute"'],
    ['"4x4" hilux', `${HILUX}&query="4x4"`],
    ['over 100kw', 'query=over 100kw'],
    ['ute over 100 kw', 'body=Ute&query=over 100 kw'],
    ['100kw', 'query=100kw'],
    ['under 8 l/100km', 'query=under 8 l/100km'],
    ['at least 200 kg', 'query=at least 200 kg'],
    ['2000 to 3000 kg', 'query=2000 to 3000 kg'],
    ['at least 400nm', 'query=at least 400nm'],
    ['electric range over 400km', 'fuel=Electric&query=range over 400km'],
    ['400km range', 'query=400km range'],
    ['range rover evoque under 80,000 km', 'make=Land Rover&make_model=Land Rover/Range Rover Evoque&range[km]=:80000'],
    ['electric windows', 'query=electric windows'],
    ['android auto', 'query=android auto'],
    ['black leather sedan', 'body=Sedan&query=black leather'],
    ['as new', 'query=as new'],
    ['pink', 'query=pink'],
    ['bus', 'query=bus'],
    ['honda jazz', 'query=honda jazz'],
    ['cars for sale', 'query=cars for sale'],
    ['PH4103', 'query=PH4103'],
    ['30000', 'query=30000'],
    ['range', 'query=range'],
    ['family car', 'query=family car'],
    ['v8', 'query=v8'],
    ['', ''],
    ['?!', 'query=?!'],
  ],
  'all together': [
    [
      'used mercedes c class black with sunroof under 35k',
      'car_type=used&make=Mercedes-Benz&make_model=Mercedes-Benz/C-Class&colour=Black' +
        '&filtered_features=Panoramic Sunroof&filtered_features=Sunroof&range[price]=:35000',
    ],
    [
      'I am looking for a cheap automatic diesel ute in QLD, less than 100,000 kms',
      `body=Ute&fuel=Diesel&${AUTO}&state=QLD&range[km]=:100000&query=am&sortBy=price_asc`,
    ],
    [
      '2019 toyota hilux sr5 4x4 white dual cab',
      `${HILUX}&drive=4X4&colour=White&range[year]=2019:2019&query=sr5 dual cab`,
    ],
    ['TOYOTA, HiLux; diesel!', `${HILUX}&fuel=Diesel`],
  ],
};

describe.each(Object.entries(PHRASES))('%s', (_, phrases) => {
  test.each(phrases)('[B3] “%s” becomes %s', (phrase, address) => {
    expect(becomes(phrase)).toBe(address);
  });
});

/** Doors and towing capacity, which few stocks have at all. */
const towing = new PhraseReader({
  facets: { ...facets, doors: [{ label: '5 doors', value: '5', count: 3 }] },
  ranges: { ...ranges, towingcapacitybraked: { min: 750, max: 3_500 } },
  pricing: 'price',
});

test.each([
  ['tows 2,500 kg', 'range[towingcapacitybraked]=2500:'],
  ['ute towing at least 2.5 tonnes', 'body=Ute&range[towingcapacitybraked]=2500:'],
  ['3t towing capacity', 'range[towingcapacitybraked]=3000:'],
  ['towing capacity of 2000kg or less', 'range[towingcapacitybraked]=:2000'],
  ['towing pack under 30k', 'filtered_features=Tow Bar&range[price]=:30000'],
  ['towing 2000 to 3000 kg', 'range[towingcapacitybraked]=2000:3000'],
  ['between 2 and 3 tonnes towing capacity', 'range[towingcapacitybraked]=2000:3000'],
  ['tows over 2500', 'range[towingcapacitybraked]=2500:'],
  ['tows under 30000', 'range[price]=:30000&query=tows'],
  ['2500kg ute', 'body=Ute&query=2500kg'],
  ['5 door hatch', 'body=Hatch&doors=5'],
  ['five-door', 'doors=5'],
  ['3 door', 'query=3 door'],
])('[B3] what a row of the facet table says is understood: %s', (phrase, address) => {
  const said = encodeSearch(withReading(createEmptyState(), towing.read(phrase, THIS_YEAR)));
  expect(decodeURIComponent(said.replaceAll('+', ' '))).toBe(address);
});

test.each([
  ['not white', '', ['not white']],
  ['ute not white', 'body=Ute', ['not white']],
  ['suv, not mazda', 'body=SUV', ['not mazda']],
  ['suv without a sunroof', 'body=SUV', ['without a sunroof']],
  ['petrol not diesel', 'fuel=Petrol', ['not diesel']],
  ['suv not mazada or kia, white', 'body=SUV&colour=White', ['not mazada or kia']],
  ['hilux no hail damage, sr5', `${HILUX}&query=sr5`, ['no hail damage']],
  ['not electric windows', '', ['not electric windows']],
  ['suv no red no blue', 'body=SUV', ['no red', 'no blue']],
  ['not more than 30k', 'range[price]=:30000', []],
  ['not', 'query=not', []],
])('[B3] what is not wanted is never searched for: “%s” becomes “%s” without %j', (phrase, address, leftOut) => {
  expect([becomes(phrase), reader.read(phrase, THIS_YEAR).leftOut]).toEqual([address, leftOut]);
});

test('[B3] the table holds at least a hundred phrases', () => {
  expect(Object.values(PHRASES).flat().length).toBeGreaterThanOrEqual(100);
});

test('[B3] what was understood is told with the words that said it', () => {
  expect(reader.read('Corrola under 30k, dual cab', THIS_YEAR).understood).toEqual([
    {
      words: 'Corrola',
      corrected: 'corolla',
      meaning: { kind: 'terms', key: 'make_model', values: ['Toyota/Corolla'] },
    },
    { words: 'under 30k', meaning: { kind: 'range', key: 'price', range: { min: null, max: 30_000 } } },
  ]);
});

test('[B3] no word one error away from a colour, and no common four-letter word, becomes a filter by repair', () => {
  // The regression: "back" became the colour black, "gulf" a Golf.
  const colours = facets.colour.map(({ value }) => value.toLowerCase());
  const near = colours.flatMap((colour) => Array.from(colour, (_, at) => colour.slice(0, at) + colour.slice(at + 1)));
  for (const phrase of [...near, ...SHORT_WORDS]) {
    const { understood } = reader.read(phrase, THIS_YEAR);
    expect([
      phrase,
      understood.filter(({ corrected }) => corrected !== undefined && isBarred(phrase, corrected)),
    ]).toEqual([phrase, []]);
  }
  function isBarred(said: string, corrected: string): boolean {
    return SHORT_WORDS.has(said) || colours.includes(corrected);
  }
});

describe('laws', () => {
  const known = Object.values(PHRASES)
    .flat()
    .flatMap(([phrase]) => phrase.split(' '));
  const piece = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...new Set(known)) },
    fc.constantFrom('-', '$', '+', '"', '<', 'not', 'to', 'k', 'km', '7', '20', '30000', '2019', 'a week'),
    fc.string({ maxLength: 6 }),
  );
  const phrase = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(' '));
  const anyPhrase = fc.oneof({ weight: 4, arbitrary: phrase }, fc.string({ maxLength: 60, unit: 'binary' }));

  test('[B3] any text is read, the same way each time, and what is left says nothing more', () => {
    fc.assert(
      fc.property(anyPhrase, (text) => {
        const reading = reader.read(text, THIS_YEAR);
        expect(reader.read(text, THIS_YEAR)).toEqual(reading);
        expect(reader.read(reading.rest, THIS_YEAR)).toMatchObject({
          terms: {},
          ranges: {},
          sortBy: null,
          rest: reading.rest,
          leftOut: [],
          understood: [],
        });
      }),
      { numRuns: 3000 },
    );
  });

  test('[B3] every value that a phrase asks for is one of the stock, and every span is the right way round', () => {
    fc.assert(
      fc.property(anyPhrase, (text) => {
        const reading = reader.read(text, THIS_YEAR);
        for (const [key, values] of Object.entries(reading.terms))
          for (const value of values)
            expect(facets[key as TermKey].find((item) => item.value === value)?.count).toBeGreaterThan(0);
        for (const { min, max } of Object.values(reading.ranges))
          expect(min === null || max === null || min <= max).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('[B3] a search that a phrase became is not changed by reading it again', () => {
    fc.assert(
      fc.property(anyPhrase, (text) => {
        const once = withReading(createEmptyState(), reader.read(text, THIS_YEAR));
        expect(withReading(once, reader.read(once.query, THIS_YEAR))).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('beside what was chosen before', () => {
  const chosen = (phrase: string) => {
    const before = {
      ...createEmptyState(),
      page: 3,
      terms: {
        car_type: ['used'],
        make: ['Ford'],
        make_model: ['Ford/Ranger'],
        body: ['Ute'],
        state: ['QLD'],
      },
      ranges: { price: { min: 20_000, max: 50_000 } },
    };
    return encodeSearch(withReading(before, reader.read(phrase, THIS_YEAR)));
  };
  const [FORD, PRICE] = ['make=Ford&make_model=Ford/Ranger', 'range[price]=20000:50000'];

  test.each([
    ['white', `car_type=used&${FORD}&body=Ute&colour=White&state=QLD&${PRICE}`],
    ['mazda', `car_type=used&make=Mazda&body=Ute&state=QLD&${PRICE}`],
    ['new suv', `car_type=new&${FORD}&body=SUV&state=QLD&${PRICE}`],
    ['sydney', `car_type=used&${FORD}&body=Ute&city=Sydney&${PRICE}`],
    ['under 30k', `car_type=used&${FORD}&body=Ute&state=QLD&range[price]=:30000`],
    ['snorkel', `car_type=used&${FORD}&body=Ute&state=QLD&${PRICE}&query=snorkel`],
  ])('[B3] “%s” takes the place of its own kind only: %s', (phrase, address) => {
    expect(chosen(phrase)).toBe(address);
  });
});

test('[B3] a site that offers by subscription hears a bare amount as dollars a week', () => {
  const subscription = new PhraseReader({
    facets,
    ranges: { ...ranges, weekly_price: { min: null, max: null }, subscription_price: { min: 99, max: 450 } },
    pricing: 'subscription_price',
  });
  for (const phrase of ['under 200', 'under $200 a week', '$200 per week'])
    expect(subscription.read(phrase, THIS_YEAR).ranges).toEqual({
      subscription_price: { min: null, max: 200 },
    });
});

test('[B3] a capital in which no vehicle stands means its state', () => {
  const elsewhere = { ...facets, city: facets.city.filter(({ value }) => value !== 'Brisbane') };
  const reading = new PhraseReader({ facets: elsewhere, ranges, pricing: 'price' }).read(
    'diesel ute brisbane',
    THIS_YEAR,
  );
  expect(reading).toMatchObject({ terms: { body: ['Ute'], fuel: ['Diesel'], state: ['QLD'] }, rest: '' });
  expect(reading.understood.at(-1)?.meaning).toMatchObject({ insteadOf: 'Brisbane' });
});

test('[B3] a number that no vehicle has is no filter', () => {
  const plain = new PhraseReader({
    facets,
    ranges: { ...ranges, weekly_price: { min: null, max: null } },
    pricing: 'price',
  });
  expect(plain.read('hatch under $150 a week', THIS_YEAR)).toMatchObject({
    ranges: {},
    terms: { body: ['Hatch'] },
  });
});

test('[B3] what is sold or on its way is found by saying so; what no vehicle is stays words', () => {
  const status = ['in_stock', 'coming_soon', 'sold'].map((value) => ({ value, label: value, count: 2 }));
  const offered = new PhraseReader({ facets: { ...facets, status }, ranges, pricing: 'price' });
  const read = (phrase: string) => offered.read(phrase, THIS_YEAR);
  expect(read('sold hilux').terms).toMatchObject({ status: ['sold'], make_model: ['Toyota/HiLux'] });
  expect(read('suv coming soon')).toMatchObject({
    terms: { status: ['coming_soon'], body: ['SUV'] },
    rest: '',
  });
  expect(read('reserved suv')).toMatchObject({ terms: { body: ['SUV'] }, rest: 'reserved' });
});
