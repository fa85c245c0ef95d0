import { z } from 'zod';
import { CAR_TYPES } from '../../../domain/vehicle/car.ts';
import { amount, count, part, slug, text } from '../../kinds.ts';

const words = () => z.array(text());

const where = z
  .strictObject({
    make: words().optional().describe('Makes.'),
    model: words().optional().describe('Models.'),
    car_type: z.array(z.enum(CAR_TYPES)).optional().describe('Car types.'),
    item_type: words().optional().describe('Item types, for instance caravan.'),
    dealership_slug: words().optional().describe('Dealerships.'),
    location_slug: words().optional().describe('Locations.'),
    tag: words().optional().describe('Tags.'),
  })
  .describe('Which vehicles the rule applies to: those that match every line given, ignoring case.');

const needs = z
  .strictObject({
    kmOver: amount().optional().describe('More kilometres than this.'),
    kmUpTo: amount().optional().describe('At most this many kilometres.'),
    priceOver: amount().optional().describe('A price above this, in dollars.'),
    yearFrom: count().optional().describe('This year or later.'),
    photosFrom: count().optional().describe('At least this many photos.'),
  })
  .describe('What such a vehicle needs to be shown; an unknown value doesn’t count.');

/**
 * A dealer's own rule about its stock (B13): vehicles that match `where` are shown only if they match `needs`; without
 * `needs`, never.
 */
const rule = z.strictObject({
  reason: text().describe('Reason, for the dealer’s own staff.'),
  where,
  needs: needs.optional(),
});

export const stock = part('Which of the group’s vehicles this site shows, and for how long.', {
  dealerships: z
    .array(slug())
    .default([])
    .describe('Slugs of the dealerships whose stock is shown; empty means all of the group.'),
  makes: words().default([]).describe('Makes shown; empty means all.'),
  carTypes: z
    .array(z.enum(CAR_TYPES))
    .min(1)
    .default([...CAR_TYPES])
    .describe('Car types shown.'),
  itemTypes: words().default([]).describe('Item types shown, for instance caravan; empty means all.'),
  include_sold_cars_days: count().default(3).describe('Days a sold vehicle stays listed after its sold date.'),
  soldRuns: z
    .enum(['collapse', 'show_all'])
    .default('collapse')
    .describe(
      'Whether consecutive sold vehicles in a list collapse to one; a list of only sold vehicles ' +
        'is always shown whole.',
    ),
  zeroPrice: shownOrHidden(),
  excludedStockNumbers: z.array(text()).default([]).describe('Stock numbers that are never shown.'),
  rules: z
    .array(rule)
    .default([])
    .describe('The dealer’s own rules, for example no new Nissan, or demo Nissan only above 3000 km.'),
  feedRemovalLimitPercent: z
    .number()
    .min(0)
    .max(100)
    .default(30)
    .describe('A full feed that would remove more than this percentage of stock is stopped for someone to check.'),
});

function shownOrHidden() {
  return z.enum(['shown', 'hidden']).default('shown').describe('Whether vehicles without a price above 0 are listed.');
}
