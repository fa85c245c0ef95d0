import { expect, test } from 'vitest';
import { sampleLocation } from '../../../../tests/samples/site.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import type { KeptLead, Lead } from '../../../domain/lead.ts';
import type { Location } from '../../../domain/location.ts';
import { confirmationEmail } from './confirmation-email.ts';
import type { Owed } from './owed.ts';

const kept: KeptLead = {
  id: 12,
  follows_lead_id: null,
  lead: { category: 'Used Vehicle Enquiry', name: 'Sam', email: 'sam@example.com' } as Lead,
  answers: {},
  asked: [],
  consent: [],
  created_at: new Date('2026-11-20T02:00:00Z'),
};

function textOf(location: Location | null, contact: object = {}, answers: KeptLead['answers'] = {}): string {
  const delivery = { id: 3 } as Owed['delivery'];
  const owed: Owed = {
    delivery,
    kept: { ...kept, answers },
    car: null,
    dealership: null,
    location,
    files: [],
  };
  const settings = sampleSettings({
    contact: { phone: '07 3200 5400', ...contact },
  });
  return confirmationEmail(owed, settings).text;
}

test('[A4] [G5] the confirmation names the number of the location that was asked: the site’s for it, else its own, else the main one', () => {
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
  expect(said).toContain('Your time is kept for you');
  expect(said).not.toMatch(/will be in touch|booking_start/);
  expect(textOf(sampleLocation())).toMatch(/will be in touch/);
});
