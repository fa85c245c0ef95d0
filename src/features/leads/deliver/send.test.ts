import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { DeliveryKind } from '../../../domain/leads/lead-delivery.ts';
import type { PendingDelivery } from './pending-delivery.ts';
import { prepareSending } from './send.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-send-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A trade-in, for a vehicle of the site. */
const stored = {
  id: 12,
  follows_lead_id: null,
  lead: { category: 'Trade-In', name: 'Sam', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' },
  answers: {
    trade_in_vehicle: '2022 Mazda CX-5 Touring',
    ...{ valuation_from: 20_500, valuation_to: 22_300, offer_price: 21_400 },
  },
  asked: [],
  consent: [],
  campaign: {},
  created_at: SAMPLE_NOW,
} as unknown as PendingDelivery['lead'];

/** The content of the files that a delivery wrote. */
async function written(kind: DeliveryKind, destination: string, rest: Partial<PendingDelivery> = {}): Promise<string> {
  const delivery = { id: 3, kind, destination } as PendingDelivery['delivery'];
  const pending = { delivery, lead: stored, car: null, dealership: null, location: null, files: [], ...rest };
  const settings = sampleSettings({});
  const parts = { settings, siteId: 1, environment: {}, dataDir, now: SAMPLE_NOW };
  await prepareSending(pending, parts).send();
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

test('[G4] [G5] a customer system reads the shopper’s own vehicle and its figure in a trade-in’s title', async () => {
  // Let through: only the wanted vehicle, while the email named both.
  expect(await written('crm', 'sales')).toContain('"title": "Trade-In: 2022 Mazda CX-5 Touring, $21,400 for Kia Rio"');
});

test('[G5] a document for a customer system names the dealership whose it is in its subject', async () => {
  // Let through: the same subject for each dealership of a group.
  const dealership = { name: 'Cairns Kia' } as PendingDelivery['dealership'];
  expect(await written('adf_email', 'crm@dealer.example', { dealership })).toContain(
    'Subject: ADF Trade-In, Cairns Kia\r\n',
  );
});

// Let through: the price before the offer, or none, of a vehicle that the shopper saw on offer.
test.each<[DeliveryKind, string]>([
  ['email', 'sales@dealer.example'],
  ['crm', 'sales'],
])('[C1] [G5] the dealer reads by %s the price that the shopper saw', async (kind, destination) => {
  await rm(dataDir, { recursive: true, force: true });
  const text = await written(kind, destination, { car: sampleCar({ price: 42_000, offer_price: 40_000 }) });
  expect(text).toContain('Price: $40,000');
  expect(text).not.toContain('42,000');
});

// Let through: the feed's own name of the vehicle in emails, another than the shopper saw.
test.each<[DeliveryKind, string]>([
  ['email', 'sales@dealer.example'],
  ['crm', 'sales'],
])('[D1] [G5] by %s a vehicle has the name that the shopper saw', async (kind, destination) => {
  await rm(dataDir, { recursive: true, force: true });
  const letter = await written(kind, destination, { car: sampleCar({ name: 'KLUGER GRANDE MY21' }) });
  // Quoted-printable breaks long lines.
  const text = letter.replaceAll(/=\r?\n/g, '');
  expect(text).toContain('Vehicle: 2021 Toyota Kluger Grande Hybrid AWD GSU70R');
  expect(text).not.toContain('MY21');
});
