import { expect, test } from 'vitest';
import { sampleLocation } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildBookingFiles } from './booking-file.ts';
import type { PendingDelivery } from './pending-delivery.ts';

const place = sampleLocation();
const pending = {
  delivery: { id: 3 },
  lead: {
    id: 12,
    lead: { category: 'Test Drive', name: 'Sam', email: 'sam@example.com', url: 'https://site.example/x' },
    answers: {},
    asked: [],
    consent: [],
    campaign: {},
    created_at: SAMPLE_NOW,
  },
  car: sampleCar({ slug: 'kluger' }),
  dealership: null,
  location: { ...place, address: { ...place.address, lat: -27.5, long: 153.02 } },
  files: [],
  booking: {
    revision: 0,
    change: null,
    start: SAMPLE_NOW,
    end: SAMPLE_NOW,
    at: SAMPLE_NOW,
    isOvertaken: false,
    isCancelledNow: false,
    token: '12.word',
  },
} as unknown as PendingDelivery;

/** The calendar file with its folded lines joined. */
function fileFor(reader: 'dealer' | 'shopper'): string {
  const [file] = buildBookingFiles(pending, sampleSettings({}), { reader, from: 'web@forecourt.example' });
  return file!.content.toString().replace(/\r\n /g, '');
}

test('[G2] the calendar file says where it is, as a place on the map, and leads to the vehicle', () => {
  // Let through: an appointment without a place, which no calendar leads to.
  for (const reader of ['dealer', 'shopper'] as const) {
    expect(fileFor(reader)).toMatch(new RegExp(`^LOCATION:.*${place.address.city}`, 'm'));
    expect(fileFor(reader)).toContain('\nGEO:-27.500000;153.020000\r\n');
    expect(fileFor(reader)).toContain('\nURL:https://site.example/cars/kluger\r\n');
  }
});

test('[G2] the shopper moves or cancels from their calendar; the dealer’s has no such link', () => {
  const link = 'Move or cancel: https://site.example/my-booking?v=12.word';
  expect(fileFor('shopper')).toContain(link);
  expect(fileFor('dealer')).not.toContain('my-booking');
});
