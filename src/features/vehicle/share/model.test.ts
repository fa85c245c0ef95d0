import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingsSchema } from '../../../settings/schema.ts';
import { SHARE_LINKS } from './links.ts';
import { buildSharingModel } from './model.ts';

const vehicleOf = (sharing = {}) =>
  settingsSchema.parse({
    brand: { name: 'Harbour' },
    contact: { phone: '07 3200 5400' },
    vehicle: { sharing },
  }).vehicle;

const shared = { url: 'https://cars.example/cars/kluger-7', name: '2021 Toyota Kluger Grande & more' };
const labels = (sharing?: object) => buildSharingModel(shared, vehicleOf(sharing)).row.map(({ label }) => label);

describe('[D16] the share row', () => {
  test('has Facebook, Twitter, WhatsApp, email, SMS and copying, and leaves out what the site does', () => {
    expect(labels()).toEqual(['Facebook', 'Twitter', 'WhatsApp', 'Email', 'SMS', 'Copy link']);
    expect(labels({ channels: ['email', 'facebook'] })).toEqual(['Email', 'Facebook']);
    expect(labels({ channels: [] })).toEqual([]);
  });

  test('a copied link says so for 1.5 s, the sidebar’s button for 3 s with the vehicle’s name', () => {
    const model = buildSharingModel(shared, vehicleOf());
    expect(model.row.at(-1)).toMatchObject({ copiedText: 'Copied', copiedMs: 1_500 });
    expect(model.button).toEqual({
      label: 'Share',
      toastText: 'Copied 2021 Toyota Kluger Grande & more to your clipboard!',
      toastMs: 3_000,
    });
    expect(model.url).toBe(shared.url);
  });

  test('[S5] without an address Facebook and Twitter have no link', () => {
    const { row } = buildSharingModel({ ...shared, url: '' }, vehicleOf());
    expect(row.map(({ channel }) => channel)).toEqual(['whatsapp', 'email', 'sms', 'copy']);
  });

  test.each([
    ['facebook', 'https://www.facebook.com', { u: shared.url }],
    ['twitter', 'https://twitter.com', { url: shared.url, text: shared.name }],
    ['whatsapp', 'https://wa.me', { text: `${shared.name} ${shared.url}` }],
    ['email', 'null', { subject: shared.name, body: `${shared.name} ${shared.url}` }],
    ['sms', 'null', { body: `${shared.name} ${shared.url}` }],
  ] as const)('%s is given the address and the name', (channel, origin, values) => {
    const link = new URL(SHARE_LINKS[channel].href(shared) ?? '');
    expect(link.origin).toBe(origin);
    expect(Object.fromEntries([...link.searchParams].filter(([key]) => key))).toEqual(values);
  });

  test('whatever a vehicle is called, its name arrives whole and adds nothing to a link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const link = new URL(SHARE_LINKS.twitter.href({ ...shared, name }) ?? '');
        expect([...link.searchParams.keys()]).toEqual(['url', 'text']);
        expect(link.searchParams.get('text')).toBe(name);
      }),
    );
  });
});
