import { expect, test } from 'vitest';
import { sampleLocation } from '../../../tests/samples/site.ts';
import { isChatOpen } from './chat.ts';

/** Open on weekdays from 8:30 to 17:30 in Brisbane, which is ten hours ahead. */
const yard = sampleLocation();
const at = (moment: string) => new Date(moment);
const closed = {
  date: '2026-11-20',
  name: 'Show day',
  status: 'Closed' as const,
  start_hour: null,
  end_hour: null,
};

test.each([
  ['before it opens', '2026-11-19T22:29:00Z', false],
  ['when it opens', '2026-11-19T22:30:00Z', true],
  ['a minute before it shuts', '2026-11-20T07:29:00Z', true],
  ['when it shuts', '2026-11-20T07:30:00Z', false],
  ['on a Saturday', '2026-11-21T02:00:00Z', false],
])('[D6] a location is messaged in its opening hours by its own clock: %s', (_, moment, open) => {
  expect(isChatOpen(yard, [], at(moment))).toBe(open);
});

test('[D6] special days count', () => {
  const noon = at('2026-11-20T02:00:00Z');
  expect(isChatOpen(yard, [{ ...closed, location_id: yard.id }], noon)).toBe(false);
  expect(isChatOpen(yard, [{ ...closed, location_id: yard.id + 1 }], noon)).toBe(true);
});

test('[D6] where no location or no hours are known, nobody is promised', () => {
  const noon = at('2026-11-20T02:00:00Z');
  const unknown = { ...yard, contact_detail: { ...yard.contact_detail, opening_hours: [] } };
  expect(isChatOpen(null, [], noon)).toBe(false);
  expect(isChatOpen(unknown, [], noon)).toBe(false);
});
