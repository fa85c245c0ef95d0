import { z } from 'zod';
import { count, onOff, part, shown, text } from '../../kinds.ts';

export const CARD_FACTS = [
  'km',
  'simple_transmission',
  'simple_fuel',
  'simple_body',
  'drive',
  'seats',
  'sleeps',
  'body_length',
  'aggregate_trailer_mass',
  'colour',
  'year',
  'stocknum',
  'location_name',
  'dealership_name',
  'city',
  'state',
] as const;

const tags = part('Tags on cards, in the specification’s order of priority.', {
  sold: text().default('JUST SOLD').describe('Sold vehicles.'),
  reserved: text().default('RESERVED').describe('Reserved vehicles.'),
  comingSoon: text().default('COMING SOON').describe('Vehicles on their way.'),
  expected: text()
    .default('Expected {date}')
    .describe('Shown beside it while the expected date is known and hasn’t passed.'),
  newArrival: text().default('New Arrival').describe('Vehicles that arrived recently.'),
  newArrivalDays: count().default(8).describe('Days a vehicle counts as a new arrival.'),
  fuel: shown('hidden').describe('The tag of electric and hybrid vehicles; where shown, it comes first.'),
  electric: text().default('Electric').describe('Electric vehicles.'),
  hybrid: text().default('Hybrid').describe('Hybrid vehicles.'),
  certified: shown('shown').describe('The badge of used vehicles that certified.program certifies.'),
  newVehicle: shown('shown').describe('The badge of new vehicles, beside the tag.'),
  newVehicleText: text().default('New').describe('Text of the badge of new vehicles.'),
});

export const card = part('Result cards.', {
  facts: z
    .array(z.enum(CARD_FACTS))
    .default(['km', 'simple_transmission', 'simple_fuel', 'seats', 'location_name'])
    .describe('Facts on a card, in this order; locations are shown separately at the bottom.'),
  actions: z
    .array(z.enum(['enquire', 'test_drive']))
    .default([])
    .describe('Buttons on a card, where vehicle.actions has them too. Atelier shows both; only it styles them.'),
  tags,
  soldQuestion: text().default('Like this and want something similar?').describe('On a sold vehicle’s card.'),
  soldAction: text().default('Find Me Something Similar').describe('Button on a sold vehicle’s card.'),
  favourites: onOff('on').describe('Saving vehicles as favourites.'),
  compare: onOff('on').describe('Comparing vehicles.'),
  compareLimit: z.int().min(2).max(6).default(4).describe('Maximum number of vehicles to compare.'),
  savingFor: z.enum(['all', 'used']).default('all').describe('Which vehicles can be saved and compared.'),
  hoverPictures: count()
    .max(5)
    .default(5)
    .describe('Pictures to browse on the card, including the first; 0 or 1 shows only the first.'),
});
