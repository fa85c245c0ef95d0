import { expect, test } from 'vitest';
import { readCarType } from './car-types.ts';
import { readStatus } from './statuses.ts';

const statusOf = (words: string) => {
  const reading = readStatus(words);
  return 'problem' in reading ? reading.problem : reading.value;
};

test.each(
  (
    'Available|Available Now|available_now|Advertised|For Sale|ForSale|On Offer|In ' +
    'Stock|in-stock|Active|Live|Stock|Just Arrived'
  ).split('|'),
)('[S4] a vehicle whose status is %s is in stock', (words) => {
  expect(statusOf(words)).toEqual({ status: 'in_stock', reserved: false });
});

test.each('Reserved|Under Offer|under_offer|UnderOffer|Deposit Taken|Deposit|On Hold|Hold|Sale Pending'.split('|'))(
  '[S4] a vehicle whose status is %s is in stock and reserved',
  (words) => {
    expect(statusOf(words)).toEqual({ status: 'in_stock', reserved: true });
  },
);

test.each(
  (
    'Coming Soon|In Transit|in_transit|Arriving|Arriving Soon|On Order|Ordered|In Preparation|Being ' +
    'prepared|Workshop|Pre-Order|Available - in transit'
  ).split('|'),
)('[S4] a vehicle whose status is %s is coming soon', (words) => {
  expect(statusOf(words)).toEqual({ status: 'coming_soon', reserved: false });
});

test.each(
  'Sold|JUST SOLD|Delivered|Retailed|Wholesaled|Sold - Deposit Taken|Sold (awaiting delivery)|Settled'.split('|'),
)('[S4] a vehicle whose status is %s is sold', (words) => {
  expect(statusOf(words)).toEqual({ status: 'sold', reserved: false });
});

test.each([
  ['Quarantined', 'quarantined'],
  ['Not for sale', 'not_for_sale'],
  ['Unavailable', 'unavailable'],
  ['Out of stock', 'out_of_stock'],
])('[S4] the status %s is kept, with the note that the vehicle is not listed', (words, status) => {
  expect(readStatus(words)).toEqual({
    value: { status, reserved: false },
    note: `"${words}" is not a known status: the vehicle is not listed`,
  });
});

test('no status is nothing', () => expect(readStatus(' ')).toEqual({ value: null }));

test.each([
  ['Used Car', 'used'],
  ['USED', 'used'],
  ['Near New', 'used'],
  ['As new', 'used'],
  ['Pre Owned Vehicle', 'used'],
  ['Pre-Owned', 'used'],
  ['PreOwned', 'used'],
  ['Certified Pre-Owned', 'used'],
  ['Second hand', 'used'],
  ['New Car', 'new'],
  ['Brand New', 'new'],
  ['new_vehicle', 'new'],
  ['N', 'new'],
  ['Ex Demo', 'demo'],
  ['Demonstrator', 'demo'],
  ['New - Demo', 'demo'],
])('the car type %s is %s', (words, type) => {
  expect(readCarType(words)).toEqual({ value: type });
});

test.each(['hovercraft', 'Renewed', 'Unused'])('the car type %s is refused', (words) => {
  expect(readCarType(words)).toEqual({ problem: `"${words}" is not new, demo or used` });
});
