import type { AlertsLinkModel } from '../../../src/features/account/alerts/model.ts';
import type { GaragePageModel, GarageSection } from '../../../src/features/account/garage/model.ts';
import { buildCardModel } from '../../../src/kernel/cards/card.ts';
import { SAMPLE_NOW, sampleRecord, sampleSettings } from '../../samples/stock.ts';

const settings = sampleSettings();
const card = (given: Parameters<typeof sampleRecord>[0]) => buildCardModel(sampleRecord(given), settings, SAMPLE_NOW);
const head = {
  title: 'My Garage | Cars',
  description: 'All that you keep here.',
  canonical: null,
  siteName: 'Cars',
  robots: 'noindex, nofollow',
};

const SECTIONS: GarageSection[] = [
  { kind: 'overview', tiles: [{ label: 'Saved cars', href: '/my-garage/saved-cars', text: 'With prices.' }] },
  {
    kind: 'saved-cars',
    cars: [
      {
        card: card({ id: 1 }),
        drop: '$1,000 less than when you saved it',
        savedOn: '01/06/2026',
        similar: [],
      },
      {
        card: card({ id: 2, status: 'sold', sold: true, sold_date_timestamp: 1 }),
        drop: null,
        savedOn: '01/06/2026',
        similar: [card({ id: 3 })],
      },
    ],
    gone: [
      {
        id: 4,
        name: 'A car',
        text: 'No longer for sale',
        similar: { label: 'Find similar', href: '/search' },
      },
    ],
    compareLimit: 4,
    soldHeading: 'Similar cars',
  },
  {
    kind: 'saved-searches',
    searches: [
      {
        id: 1,
        name: 'Used cars for sale',
        href: '/my-garage/saved-searches?open=1',
        filters: 'Under $20,000',
        found: '12 cars available, 2 new since you last looked',
        savedOn: '01/06/2026',
        tell: true,
      },
    ],
    alerts: {
      way: 'off',
      priceDrops: true,
      ways: [{ value: 'off', label: 'Don’t contact me', hint: null }],
      confirm: {
        text: 'Please confirm your address:',
        email: 'sam@example.com',
        button: 'Send it again',
      },
      pause: { isOff: true, text: 'Alerts are off.', label: 'Turn on alerts', href: '#alerts' },
    },
  },
  {
    kind: 'sent',
    rows: [
      {
        id: '1',
        heading: 'Test Drive',
        date: '01/06/2026',
        about: { label: '2021 Toyota Kluger', href: '/cars/kluger' },
        lines: [{ label: 'Message', text: 'Is it there?' }],
        booking: {
          text: 'Monday 1 June, 10:00 am',
          state: 'open',
          change: { label: 'Move or cancel', href: '/my-booking?v=1.x' },
        },
      },
      {
        id: '2',
        heading: 'Test Drive',
        date: '01/06/2026',
        about: null,
        lines: [],
        booking: { text: 'Monday 1 June, 11:00 am', state: 'cancelled', change: null },
      },
    ],
  },
  {
    kind: 'details',
    phone: '0412 345 678',
    boxes: [{ name: 'email', label: 'Email Address', value: 'sam@', problem: 'Is none.', autoComplete: 'email' }],
  },
  {
    kind: 'sessions',
    sessions: [{ id: 1, browser: 'Firefox on Linux', lines: ['Signed in'], isThis: true }],
  },
  {
    kind: 'my-data',
    kept: [{ label: 'Phone', text: '0412 345 678' }],
    retention: ['Your account: 2 years.'],
    download: { label: 'Download my data', href: '/api/my-data' },
    remove: { goes: ['Your details'], stays: ['Enquiries'], label: 'Delete my account', confirm: 'Yes' },
  },
];

/** Every section of a garage, with everything that it can show. */
export const sampleGarage: GaragePageModel[] = SECTIONS.map((section) => ({
  garageName: 'My Garage',
  heading: 'My Garage',
  intro: 'All that you keep here.',
  phone: '0412 345 678',
  menu: [{ label: 'My Garage', href: '/my-garage', isHere: true }],
  signOut: '/sign-out',
  note: { kind: 'done', text: 'Saved.' },
  action: '/my-garage',
  section,
  empty: null,
  head,
}));

export const sampleAlertsLink: AlertsLinkModel = {
  state: 'asked',
  heading: 'Stop alerts?',
  text: 'You will no longer be told.',
  action: '/alerts/stop?v=1.x',
  button: 'Stop all alerts',
  garage: { label: 'My Garage', href: '/my-garage/saved-searches' },
  head,
};
