import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SavedReader } from '../index-structures/saved.ts';
import { CardCodec } from './card-codec.ts';

const anyText = fc.oneof(
  fc.constantFrom(
    '',
    'Toyota',
    'used',
    '2026-11-20T02:00:00.000Z',
    '2026-02-30T02:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
  ),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.nat(30).map((n) => `https://pictures.example/cars/${'🚗'.repeat(n % 3)}${n}/${'x'.repeat(n * 5)}.jpg`),
);
const anyNumber = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer().map((n) => n / 100),
);
const { card: anyCard } = fc.letrec<{ card: object; value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    anyText,
    anyNumber,
    fc.constantFrom(null, true, false, undefined),
    fc.array(tie('value'), { maxLength: 6 }),
    tie('card'),
  ),
  card: fc.dictionary(fc.constantFrom('id', 'slug', 'price', 'pictures', 'make', 'of it', ''), tie('value'), {
    noNullPrototype: true,
  }),
}));

test('a card is read as JSON would give it back, also by a codec that was restored', () => {
  fc.assert(
    fc.property(fc.array(anyCard, { maxLength: 30 }), (cards) => {
      const codec = new CardCodec();
      const packed = cards.map((card, slot) => codec.encode(slot, card).slice());
      const restored = new CardCodec();
      restored.restore(new SavedReader(codec.save()));
      for (const each of [codec, restored])
        expect(packed.map((bytes) => each.decode(bytes))).toEqual(JSON.parse(JSON.stringify(cards)));
    }),
  );
});

test('what cards have in common is written once', () => {
  const codec = new CardCodec();
  const cardOf = (id: number) => ({
    id,
    dealership_name: 'Harbour Toyota Springwood',
    picture: `https://pictures.example/vehicles/${id}/front.jpg`,
    pictures: [`https://pictures.example/vehicles/${id}/front.jpg`, `https://pictures.example/vehicles/${id}/side.jpg`],
  });
  const sizes = [1, 2, 3].map((slot) => codec.encode(slot, cardOf(1000 + slot)).length);
  expect(JSON.stringify(cardOf(1)).length).toBeGreaterThan(200);
  expect(sizes[2]).toBeLessThan(80);
});

test('a text of one card alone does not stay in the table when the card is written again and again', () => {
  const codec = new CardCodec();
  codec.encode(0, { slug: 'the-first-of-all' });
  const before = codec.save();
  for (let time = 0; time < 5; time++) codec.encode(7, { slug: 'red-hilux-u123' });
  expect(codec.save()).toEqual(before);
});
