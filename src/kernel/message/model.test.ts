import { expect, test } from 'vitest';
import { groupChrome } from '../../../tests/contracts/samples/chromes.ts';
import { buildStatusMessage } from './model.ts';

test('a page that is not there offers a search and ways on', () => {
  const model = buildStatusMessage(404, groupChrome);
  expect(model.search).toEqual(groupChrome.search);
  expect(model.ways.map(({ label, count }) => [label, count])).toEqual([
    ['Home', null],
    ['New cars', 1126],
    ['Demo cars', 214],
    ['Used cars', 1172],
  ]);
  expect(model.reference).toBeNull();
});

test('[D7] what is known of a page that is gone is said in place of the usual words, with vehicles like it', () => {
  const more = {
    heading: 'Similar Cars In-Stock',
    ways: [{ label: 'A', href: '/cars/a', count: null, note: '$1' }],
  };
  const details = { heading: 'This car has been sold', text: 'Look at these.', more };
  expect(buildStatusMessage(410, groupChrome, { details })).toMatchObject({ ...details, status: 410 });
  expect(buildStatusMessage(404, groupChrome).more).toBeNull();
});

test('after a failure there is no search, but what to quote', () => {
  const model = buildStatusMessage(500, groupChrome, { reference: 'abc-123', address: '/cars/a' });
  expect(model).toMatchObject({ search: null, reference: 'abc-123', status: 500 });
  expect(model.ways[0]).toMatchObject({ label: 'Try again', href: '/cars/a' });
});

test.each([
  [0, 'No connection'],
  [404, 'That page isn’t here'],
  [418, 'That page isn’t here'],
  [429, 'That was a lot at once'],
  [500, 'Something went wrong on our side'],
  [502, 'Something went wrong on our side'],
])('status %i reads "%s"', (status, heading) => {
  expect(buildStatusMessage(status).heading).toBe(heading);
});
