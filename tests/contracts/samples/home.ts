import type { HomeModel } from '../../../src/features/pages/home/model.ts';
import { buildMap } from '../../../src/kernel/places/map/build-map.ts';
import { sampleLocation } from '../../samples/site.ts';
import { sampleSettings } from '../../samples/stock.ts';
import { everyBlock } from './content.ts';

const ALL = '/search/new-used-and-demo-cars';
const picture = (design: string, colour: string, alt = '') => ({
  src: `/media/${design}/${colour}/front-left.avif`,
  alt,
  width: 600,
  height: 400,
});
const section = <T>(heading: string, items: T[], note: string | null = null) => ({
  heading,
  note,
  more: null,
  items,
});

/** A home page with every part filled, but for the cards. */
export const groupHome: HomeModel = {
  blocks: [
    'search',
    'budget',
    'bodies',
    'makes',
    'offers',
    'newest',
    'locations',
    'reviews',
    'brands',
    'posts',
    'text',
    'about',
  ],
  written: {
    reviews: everyBlock.filter(({ kind }) => kind === 'reviews'),
    brands: everyBlock.filter(({ kind }) => kind === 'brands'),
    posts: everyBlock.filter(({ kind }) => kind === 'posts'),
    text: everyBlock.filter(({ kind }) => kind === 'text' || kind === 'faq'),
  },
  layout: 'grid',
  noun: 'cars',
  hero: {
    heading: '2,512 cars. One search.',
    text: 'Every new, demo and used car at all 54 of our dealerships.',
    picture: picture('suv-2', 'white', '2021 Toyota Kluger Grande'),
    caption: {
      title: '2021 Toyota Kluger',
      text: '$54,990 drive away, Maroochydore',
      href: '/cars/2021-toyota-kluger',
      price: { text: '$54,990', isFigure: true, qualifier: 'drive away', was: '$56,990', line: null },
    },
  },
  console: {
    action: ALL,
    types: [
      { label: 'All stock', value: '', count: 2512 },
      { label: 'New', value: 'new', count: 1126 },
      { label: 'Demo', value: 'demo', count: 214 },
      { label: 'Used', value: 'used', count: 1172 },
    ],
    placeholder: 'Make, model, body or stock number',
    label: 'Search 2,512 cars',
    submit: 'Show Me 2,512 cars',
    submitUncounted: 'Search cars',
    countCap: 1999,
    examples: [
      { label: 'Hybrid', href: `${ALL}?fuel=Hybrid`, count: 287 },
      { label: '7 seats', href: `${ALL}?seats=7`, count: 143 },
      { label: 'Manual', href: `${ALL}?transmission=Manual`, count: 98 },
    ],
    picks: [
      {
        label: 'Make',
        name: 'make',
        any: 'Any make',
        options: [{ label: 'Toyota (402)', value: 'Toyota' }],
      },
      {
        label: 'Body type',
        name: 'body',
        any: 'Any body type',
        options: [{ label: 'SUV (1,412)', value: 'SUV' }],
      },
      { label: 'Fuel', name: 'fuel', any: 'Any fuel', options: [{ label: 'Hybrid (287)', value: 'Hybrid' }] },
      { label: 'State', name: 'state', any: 'Any state', options: [{ label: 'QLD (2,100)', value: 'QLD' }] },
      {
        label: 'Maximum price',
        name: 'price_max',
        any: 'Any price',
        options: [{ label: '$30,000', value: '30000' }],
      },
    ],
    allFiltersHref: ALL,
    kept: [],
  },
  weekly: {
    budget: {
      label: 'What can I buy for',
      name: 'weekly_price_max',
      value: null,
      buys: null,
      rates: { rate: '9.49% p.a.', comparison: 'Comparison rate 10.62% p.a.' },
      basis: 'Estimate over 5 years with no deposit.',
      warning: 'WARNING: This comparison rate is true only for the examples given.',
    },
    action: '/search/new-used-and-demo-cars',
    submit: 'Show me cars',
    kept: [],
  },
  prices: section(
    'What’s your budget?',
    [
      [20000, 164],
      [30000, 388],
      [40000, 524],
      [50000, 331],
      [60000, 242],
      [70000, 121],
      [80000, 58],
    ].map(([below = 0, count = 0]) => ({
      label: `$${below.toLocaleString('en-AU')}`,
      shortLabel: `$${below / 1000}k`,
      prefix: 'to',
      count,
      href: `${ALL}?range[price]=:${below}`,
      height: Math.round((count / 524) * 100),
      isTallest: count === 524,
    })),
    'Cars in stock by price. Tap a bar to see them.',
  ),
  browseHeading: 'Browse the group',
  bodies: section(
    'By body type',
    ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'Coupe', 'Convertible'].map((label, index) => ({
      label,
      count: 1412 - index * 150,
      from: 'from $14,990',
      href: `${ALL}?body=${label}`,
      picture: picture(
        `${label.toLowerCase()}-1`,
        ['white', 'green', 'blue', 'red', 'grey', 'white', 'yellow', 'silver'][index]!,
      ),
    })),
  ),
  makes: section(
    'By make',
    [
      'Toyota',
      'Ford',
      'Mazda',
      'Hyundai',
      'Kia',
      'Mitsubishi',
      'Isuzu',
      'Nissan',
      'Subaru',
      'Volkswagen',
      'GWM',
      'BYD',
      'MG',
      'Honda',
      'Suzuki',
      'Lexus',
      'Škoda',
      'Renault',
      'LDV',
      'Volvo',
    ].map((label, index) => ({
      label,
      href: `${ALL}?make=${encodeURIComponent(label)}`,
      count: 402 - index * 19,
    })),
  ),
  offers: section('Offers', [
    {
      heading: 'Demo run-out: 86 cars under 5,000 km',
      text: 'Demonstrators from 14 brands, priced to clear with the balance of the new car warranty.',
      includes: [],
      figure: null,
      figureNote: null,
      terms: null,
      action: { label: 'See 86 demos', href: '/search/demo-cars' },
      ends: 'Ends 30/11/2026',
      picture: picture('ute-1', 'blue'),
    },
    {
      heading: 'Bonus on used SUVs',
      text: 'Taken off the price of any used SUV over $25,000.',
      includes: [],
      figure: '$1,000',
      figureNote: 'off',
      terms: 'One bonus a vehicle, not with other offers.',
      action: { label: 'See them', href: '/search/used-cars?body=SUV' },
      ends: 'Ends 13/12/2026',
      picture: null,
    },
    {
      heading: 'Free first service',
      text: null,
      includes: [],
      figure: null,
      figureNote: null,
      terms: null,
      action: null,
      ends: null,
      picture: null,
    },
  ]),
  newest: {
    ...section('Newest in stock', [], '47 cars added in the last 7 days.'),
    fineText: null,
  },
  conditions: '* Estimate over 5 years. WARNING: This comparison rate is true only for the examples given.',
  locations: {
    ...section('54 places to see them', [
      {
        name: 'Fortitude Valley',
        text: 'Fortitude Valley QLD 4006',
        opening: { isOpen: true, text: 'Open until 5:30 pm' },
        week: [],
        count: '312 cars',
        href: `${ALL}?location_name=Fortitude%20Valley`,
      },
      {
        name: 'Springwood',
        text: 'Springwood QLD 4127',
        opening: { isOpen: false, text: 'Closed, opens Mon 8:00 am' },
        week: [{ days: 'Mon - Fri', text: '8:00 am - 5:00 pm' }],
        count: null,
        href: null,
      },
    ]),
    map: buildMap([sampleLocation()], { settings: sampleSettings(), locations: [] }, { isBrief: true }),
  },
  about: { heading: 'About Meridian Bay Motors', text: 'Three generations of one family.' },
  head: {
    title: 'Meridian Bay Motors: New, Demo & Used Cars',
    description: 'Every new, demo and used car at all 54 of our locations.',
    canonical: 'https://cars.example/',
    siteName: 'Meridian Bay Motors',
    image: null,
    jsonLd: [],
  },
};

/** The same in another order, with bodies and makes apart. */
export const rearrangedHome: HomeModel = {
  ...groupHome,
  blocks: ['makes', 'offers', 'search', 'bodies', 'locations', 'budget'],
};

/** The home page of a site that has no stock yet. */
export const emptyHome: HomeModel = {
  ...groupHome,
  blocks: ['search'],
  hero: { heading: 'One search.', text: 'New stock is on its way.', picture: null, caption: null },
  console: { ...groupHome.console, types: [], examples: [], picks: [] },
  prices: section('What’s your budget?', []),
  weekly: null,
  bodies: section('By body type', []),
  makes: section('By make', []),
  offers: section('Offers', []),
  newest: { ...section('Newest in stock', []), fineText: null },
  locations: { ...section('Our locations', []), map: null },
};
