import { expect, test } from 'vitest';
import { sampleLocation } from '../../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Lead, StoredLead } from '../../../domain/leads/lead.ts';
import { linkToDirections } from '../../../domain/places/directions.ts';
import type { Location } from '../../../domain/places/location.ts';
import { buildLeadConfirmationEmail } from './confirmation-email.ts';
import { buildDealerEmail } from './dealer-email.ts';
import type { PendingDelivery } from './pending-delivery.ts';

const stored: StoredLead = {
  id: 12,
  follows_lead_id: null,
  lead: { category: 'Used Vehicle Enquiry', name: 'Sam', email: 'sam@example.com' } as Lead,
  answers: {},
  asked: [],
  consent: [],
  campaign: {},
  created_at: new Date('2026-11-20T02:00:00Z'),
};

function textOf(location: Location | null, contact: object = {}, answers: StoredLead['answers'] = {}): string {
  const delivery = { id: 3 } as PendingDelivery['delivery'];
  const pending: PendingDelivery = {
    delivery,
    lead: { ...stored, answers },
    car: null,
    dealership: null,
    location,
    files: [],
  };
  const settings = sampleSettings({
    contact: { phone: '07 3200 5400', ...contact },
  });
  return buildLeadConfirmationEmail(pending, settings).text;
}

test('[A4] [G5] the confirmation names the location’s number: the site’s for it, its own, the main one', () => {
  const location = sampleLocation();
  const own = { ...location.contact_detail, phone: '0755502001', landline_phone: '0755502002' };
  const contact = { locationPhoneNumbers: { [location.slug]: '1800975708' } };
  expect(textOf({ ...location, contact_detail: own })).toContain('07 5550 2001');
  expect(textOf({ ...location, contact_detail: own }, contact)).toContain('1800 975 708');
  const second = { ...location, contact_detail: { ...own, phone: null } };
  expect(textOf(second)).toContain('07 5550 2002');
  expect(textOf(null)).toContain('07 3200 5400');
});

test('[G2] the confirmation of a booking says when and where, and not that somebody will be in touch', () => {
  const said = textOf(
    sampleLocation(),
    {},
    {
      booking: 'Monday 23 November, 8:30 am',
      booking_start: '2026-11-22T22:30:00.000Z',
      booking_place: 'Yard, 1 High Street',
    },
  );
  expect(said).toContain('Booked for: Monday 23 November, 8:30 am\nWhere: Yard, 1 High Street\n');
  expect(said).toContain('Your booking is confirmed');
  expect(said).not.toMatch(/will be in touch|booking_start/);
  expect(textOf(sampleLocation())).toMatch(/will be in touch/);
});

// What was asked for was confirmed as an enquiry about a used vehicle.
test.each(['Find Me Something Similar', 'Request Photos'])(
  '[G3] [G5] the confirmation names %s as what was asked for, in its sentence and its line',
  (subcategory) => {
    const lead: Lead = { ...stored.lead, subcategory };
    const pending = { delivery: { id: 3 }, lead: { ...stored, lead }, car: null, dealership: null };
    const settings = sampleSettings({ leads: { confirmation: { text: 'Your request: {category}.' } } });
    const { text } = buildLeadConfirmationEmail(
      { ...pending, location: null, files: [] } as unknown as PendingDelivery,
      settings,
    );
    expect(text).toContain(`Your request: ${subcategory}.`);
    expect(text).toContain(`\nEnquiry: ${subcategory}\n`);
  },
);

const VALUED = {
  trade_in_vehicle: '2022 Mazda CX-5 Touring',
  valuation_from: 20_500,
  valuation_to: 22_300,
  offer_price: 21_400,
};
const tradeIn = {
  ...stored,
  lead: { ...stored.lead, category: 'Trade-In', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' },
};

function lettersOf(own: StoredLead) {
  const pending = {
    delivery: { id: 3 } as PendingDelivery['delivery'],
    lead: own,
    car: null,
    dealership: null,
    location: null,
    files: [],
  };
  const settings = sampleSettings({});
  return {
    shopper: buildLeadConfirmationEmail(pending, settings),
    dealer: buildDealerEmail(pending, settings),
    settings,
  };
}

test('[G4] [G5] a trade-in names both vehicles and the estimate to shopper and dealer', () => {
  // Both named only the wanted vehicle.
  const { shopper, dealer, settings } = lettersOf({
    ...tradeIn,
    answers: { ...VALUED, offer_accepted: true },
  });
  expect(shopper.text).toContain(
    'Your vehicle: 2022 Mazda CX-5 Touring\nEstimate: $21,400, between $20,500 and $22,300\nYour ' +
      'answer: You’d accept this estimate\nVehicle you’d like: Kia Rio\n',
  );
  expect(shopper.text).toContain(settings.tradeIn.texts.subjectTo);
  expect(dealer.subject).toBe('Trade-In · 2022 Mazda CX-5 Touring, $21,400 for Kia Rio · Sam');
  expect(dealer.text).toContain(
    'VEHICLE TO VALUE\nTheir vehicle: 2022 Mazda CX-5 Touring\nEstimate shown: $21,400, ' +
      'between $20,500 and $22,300\nAccepted: Yes\n\nVEHICLE THEY’D LIKE\nMake: Kia',
  );
});

test('[G4] [G5] where a person is to value it, the letters say so, and no figure', () => {
  const { shopper, dealer, settings } = lettersOf({
    ...tradeIn,
    answers: { trade_in_vehicle: '2011 Mazda 3', valuation_by_hand: 'over_age' },
  });
  expect(shopper.text).toContain(`Your vehicle: 2011 Mazda 3\nEstimate: ${settings.tradeIn.texts.byHand}\n`);
  expect(shopper.text).not.toContain('$');
  expect(dealer.subject).toContain('2011 Mazda 3, to be valued for Kia Rio');
  expect(dealer.text).toContain('None: it is too old for an online estimate');
});

test('[G5] what the letters name leads there: the vehicle, the place, and for the dealer the shopper', () => {
  // Let through: emails in which nothing could be opened.
  const car = sampleCar({ slug: 'rio' });
  const location = sampleLocation();
  const pending: PendingDelivery = {
    delivery: { id: 3 } as PendingDelivery['delivery'],
    lead: {
      ...stored,
      lead: { ...stored.lead, phone: '+61412345678', url: 'https://site.example/cars/rio' },
      answers: { booking: 'Monday', booking_place: 'Yard' },
    },
    car,
    dealership: null,
    location,
    files: [],
  };
  const settings = sampleSettings({});
  const both = ['https://site.example/cars/rio', linkToDirections(location)!.replaceAll('&', '&amp;')];
  const [shopper, dealer] = [
    buildLeadConfirmationEmail(pending, settings).html,
    buildDealerEmail(pending, settings).html,
  ];
  for (const href of both) expect(shopper).toContain(`href="${href}"`);
  for (const href of [...both, 'tel:+61412345678', 'mailto:sam@example.com'])
    expect(dealer).toContain(`href="${href}"`);
});

test('[G5] a confirmation repeats no address or link that stands in a name or a vehicle', () => {
  const said = (name: string, vehicle: string) =>
    lettersOf({
      ...tradeIn,
      lead: { ...tradeIn.lead, name },
      answers: { ...VALUED, trade_in_vehicle: vehicle },
    }).shopper;
  const evil = said('win.evil.example', '2022 https://evil.example/prize CX-5 evil.com');
  expect(evil.text).toMatch(/^Hi there,$/m);
  expect(evil.text).toContain('Your vehicle: 2022 CX-5\n');
  expect(evil.text + evil.html).not.toContain('evil');
  expect(said('Sam evil.com', 'evil.com').text).toMatch(/^Hi Sam,$/m);
  expect(said('Sam', 'evil.com').text).not.toContain('Your vehicle:');
});
