import type { ChromeModel } from '../../../src/kernel/chrome/model.ts';

const ALL = '/search/new-used-and-demo-cars';

const saving: ChromeModel['saving'] = {
  inAccount: false,
  hasKeepForm: false,
  favourites: { href: '/saved', label: 'Saved cars' },
  compare: { href: '/compare', label: 'Compare cars', limit: 4 },
  texts: {
    saved: 'Car Saved In Watchlist',
    view: 'View List',
    removed: 'Car Removed',
    compared: 'Added to compare',
    unstored: 'Saved until you leave this page',
    searchSaved: 'Search saved',
    searchUntold: 'Search saved. Alerts are off.',
    dropped: 'A car you chose can no longer be compared.',
    full: 'You can compare 4 cars. Take one off first.',
  },
  alerts: { href: '/my-garage/saved-searches#alerts', label: 'Turn on alerts' },
  toastMs: 3000,
  nouns: 'cars',
};

/** A large group with every part filled. */
export const groupChrome: ChromeModel = {
  siteName: 'Meridian Bay Motors',
  saving,
  account: {
    signIn: { label: 'Sign in', href: '/sign-in?type=my-garage&redirect=%2Fmy-garage' },
    garage: { label: 'My Garage', href: '/my-garage' },
  },
  measuring: {
    text: 'We’d like to measure how this site is used.',
    yes: 'That’s fine',
    no: 'No, thanks',
    again: 'Cookie settings',
    scriptUrl: 'https://tags.example/gtm.js?id=GTM-ABC123',
  },
  logo: { kind: 'letters', letters: 'MB', name: 'Meridian Bay Motors', shape: 'line' },
  figures: [
    { value: '54', label: 'dealerships' },
    { value: '42', label: 'brands' },
  ],
  strapline: 'Queensland owned since 1991',
  opening: { isOpen: true, text: 'Open now · closes 5:30 pm', place: 'Newstead' },
  footerCall: 'Call us',
  phone: { text: '07 5550 3200', href: 'tel:0755503200' },
  nav: [
    {
      kind: 'menu',
      label: 'New vehicles',
      all: { label: 'All new vehicles', href: '/search/new-cars' },
      columns: [
        {
          heading: 'By make',
          links: [
            { label: 'Toyota', href: '/search/new-cars?make=Toyota', count: 402 },
            { label: 'Ford', href: '/search/new-cars?make=Ford', count: 318 },
            { label: 'Mazda', href: '/search/new-cars?make=Mazda', count: 287 },
          ],
        },
        {
          heading: 'By body',
          links: [
            { label: 'SUV', href: '/search/new-cars?body=SUV', count: 418 },
            { label: 'Ute', href: '/search/new-cars?body=Ute', count: 226 },
          ],
        },
      ],
    },
    {
      kind: 'menu',
      label: 'Used vehicles',
      all: null,
      columns: [
        {
          heading: 'By price',
          links: [
            { label: 'Up to $15,000', href: '/search/used-cars?range[price]=:15000', count: 188 },
            { label: 'Up to $30,000', href: '/search/used-cars?range[price]=:30000', count: 986 },
          ],
        },
      ],
    },
    { kind: 'link', label: 'Demo vehicles', href: '/search/demo-cars' },
  ],
  types: [
    { label: 'New cars', href: '/search/new-cars', count: 1126 },
    { label: 'Demo cars', href: '/search/demo-cars', count: 214 },
    { label: 'Used cars', href: '/search/used-cars', count: 1172 },
  ],
  highlights: [{ label: 'See used cars', href: '/search/used-cars' }],
  menusOpenOn: 'click',
  menusOpenMs: 300,
  search: {
    action: ALL,
    label: 'Search 2,512 cars',
    placeholder: 'Make, model, body or stock number',
    kept: [],
  },
  footer: {
    columns: [
      {
        heading: 'Stock',
        links: [
          { label: 'New cars', href: '/search/new-cars', count: 1126 },
          { label: 'Used cars', href: '/search/used-cars', count: 1172 },
          { label: 'Demo cars', href: '/search/demo-cars', count: 214 },
        ],
      },
      {
        heading: 'Body types',
        links: [
          { label: 'SUV', href: `${ALL}?body=SUV`, count: 1412 },
          { label: 'Ute', href: `${ALL}?body=Ute`, count: 586 },
          { label: 'Hatch', href: `${ALL}?body=Hatch`, count: 512 },
        ],
      },
      {
        heading: 'Makes',
        links: [
          { label: 'Toyota', href: `${ALL}?make=Toyota`, count: 402 },
          { label: 'Škoda', href: `${ALL}?make=%C5%A0koda`, count: 52 },
        ],
      },
    ],
    address: '210 Wharf Parade, Newstead QLD 4006',
    email: 'hello@meridianbay.example',
    hours: {
      place: 'Newstead',
      week: [
        { days: 'Mon - Fri', text: '8:30 am - 5:30 pm' },
        { days: 'Sat', text: '8:30 am - 4:00 pm' },
        { days: 'Sun', text: 'Closed' },
      ],
    },
    allHours: null,
    licences: ['Licensed motor dealer QLD 1904771', 'ABN 00 000 000 000'],
    licencesLabel: null,
    notes: ['Drive away prices include twelve months of registration, stamp duty and dealer delivery.'],
    copyright: '© 2026 Meridian Bay Motors Pty Ltd',
  },
};

/** A dealer of motorcycles, with a picture for a logo and menus that open on hover. */
export const motorcycleChrome: ChromeModel = {
  ...groupChrome,
  siteName: 'Saltwater Motorcycles & Scooters of the Sunshine Coast',
  logo: {
    kind: 'picture',
    picture: { src: '/logo.svg', alt: 'Saltwater Motorcycles', width: 180, height: 36 },
    onDark: null,
  },
  figures: [],
  strapline: 'Ride out today',
  opening: { isOpen: false, text: 'Closed · opens 8:30 am Monday', place: null },
  menusOpenOn: 'hover',
};

/** A yard with nothing but a name. */
export const bareChrome: ChromeModel = {
  siteName: 'Yard',
  account: null,
  measuring: null,
  saving: { ...saving, favourites: null, compare: null },
  logo: { kind: 'letters', letters: 'Y', name: 'Yard', shape: 'circle' },
  figures: [],
  strapline: null,
  opening: null,
  footerCall: 'Call us',
  phone: null,
  nav: [],
  types: [],
  highlights: [],
  menusOpenOn: 'click',
  menusOpenMs: 0,
  search: { action: ALL, label: 'Search stock', placeholder: 'Make, model or stock number', kept: [] },
  footer: {
    columns: [],
    email: null,
    address: null,
    hours: null,
    allHours: null,
    licences: [],
    licencesLabel: null,
    notes: [],
    copyright: '© 2026 Yard',
  },
};
