import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLocalDay } from '../text/format.ts';
import {
  addDays,
  buildHoursTable,
  describeOpenState,
  formatTime,
  getOpenSpan,
  getOpenState,
  listHolidays,
  listSpecialHoursToday,
} from './hours.ts';
import type { OpeningHour, SpecialHours } from './location.ts';

const day = (weekday: number, open = '08:30', close = '17:30'): OpeningHour => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open,
  close,
});
const closed = (weekday: number): OpeningHour => ({
  weekday,
  status: 'Closed',
  formated_hours: null,
  open: null,
  close: null,
});
const week = [closed(0), ...[1, 2, 3, 4, 5].map((weekday) => day(weekday)), day(6, '08:30', '12:00')];
const place = (opening_hours: OpeningHour[] = week, time_zone = 'Australia/Brisbane') => ({
  id: 7,
  time_zone,
  contact_detail: { opening_hours },
});
const special = (given: Partial<SpecialHours>): SpecialHours => ({
  date: '2026-12-25',
  name: 'Christmas Day',
  status: 'Closed',
  start_hour: null,
  end_hour: null,
  location_id: null,
  ...given,
});

test('[H4] five equal weekdays are one line, the weekend is apart', () => {
  expect(buildHoursTable(week, 'Closed')).toEqual([
    { days: 'Mon - Fri', text: '8:30 am - 5:30 pm', closed: false },
    { days: 'Saturday', text: '8:30 am - 12:00 pm', closed: false },
    { days: 'Sunday', text: 'Closed', closed: true },
  ]);
});

test('[H4] weekdays that differ are a line each', () => {
  const late = week.map((entry) => (entry.weekday === 4 ? day(4, '08:30', '21:00') : entry));
  expect(buildHoursTable(late, 'Closed').map(({ days }) => days)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});

test('[H4] closed days say what the site says, and the dealer’s own words stand as they are', () => {
  const own = [{ ...day(1), formated_hours: '9 till late' }];
  const lines = buildHoursTable(own, 'By appointment only');
  expect([lines[0]?.text, lines[6]?.text]).toEqual(['9 till late', 'By appointment only']);
});

test('[H4] a place without hours has no table', () => expect(buildHoursTable([], 'Closed')).toEqual([]));

test.each([
  ['00:00', '12:00 am'],
  ['08:05', '8:05 am'],
  ['12:00', '12:00 pm'],
  ['17:30', '5:30 pm'],
])('[H4] %s is said %s', (time, said) => expect(formatTime(time)).toBe(said));

// Friday 20 November 2026 is 2026-11-20; Brisbane is UTC+10 without daylight saving.
test.each([
  ['before opening', '2026-11-19T22:29:00Z', 'Closed · opens 8:30 am'],
  ['at opening', '2026-11-19T22:30:00Z', 'Open now · closes 5:30 pm'],
  ['a minute before closing', '2026-11-20T07:29:00Z', 'Open now · closes 5:30 pm'],
  ['at closing', '2026-11-20T07:30:00Z', 'Closed · opens 8:30 am tomorrow'],
  ['after closing on Saturday', '2026-11-21T03:00:00Z', 'Closed · opens 8:30 am Monday'],
])('[H4] %s the place is said to be right', (_, moment, text) => {
  expect(describeOpenState(getOpenState(place(), [], new Date(moment)))).toBe(text);
});

test('[H4] the same moment is judged by each location’s own clock', () => {
  const moment = new Date('2026-11-20T07:45:00Z');
  expect(getOpenState(place(week, 'Australia/Brisbane'), [], moment).isOpen).toBe(false);
  expect(getOpenState(place(week, 'Australia/Perth'), [], moment).isOpen).toBe(true);
});

test('[H4] a special day stands in place of the week’s, and a location’s own before one for all', () => {
  const christmas = new Date('2026-12-25T00:00:00Z');
  expect(describeOpenState(getOpenState(place(), [special({})], christmas))).toBe('Closed · opens 8:30 am tomorrow');
  const own = special({ location_id: 7, status: 'Open', start_hour: '09:00', end_hour: '11:00' });
  expect(getOpenState(place(), [special({}), own], christmas).isOpen).toBe(true);
  const others = special({ location_id: 8, status: 'Open', start_hour: '09:00', end_hour: '11:00' });
  expect(getOpenState(place(), [special({}), others], christmas).isOpen).toBe(false);
});

test('[H4] a day that is a week or more away is said by its date: the name of its weekday is of an earlier one', () => {
  const shut = Array.from({ length: 11 }, (_, n) => special({ date: addDays('2026-12-24', n).date }));
  const opensAt = (moment: string) => describeOpenState(getOpenState(place(), shut, new Date(moment)));
  expect(opensAt('2026-12-24T00:00:00Z')).toBe('Closed · opens 8:30 am on 04/01/2027');
  expect(opensAt('2026-12-28T00:00:00Z')).toBe('Closed · opens 8:30 am on 04/01/2027');
  expect(opensAt('2026-12-29T00:00:00Z')).toBe('Closed · opens 8:30 am Monday');
});

test('[H4] [G4] a table of hours begins with the special day that today is; on other days it is the week alone', () => {
  const line = (moment: string, days = [special({})]) =>
    listSpecialHoursToday(place(), days, new Date(moment), 'Closed');
  expect(line('2026-12-25T00:00:00Z')).toEqual([{ days: 'Today, Christmas Day', text: 'Closed', closed: true }]);
  const half = special({ name: null, status: 'Open', start_hour: '09:00', end_hour: '12:00' });
  expect(line('2026-12-25T00:00:00Z', [half])).toEqual([{ days: 'Today', text: '9:00 am - 12:00 pm', closed: false }]);
  expect(line('2026-12-24T13:59:00Z')).toEqual([]);
  expect(line('2026-12-25T14:00:00Z')).toEqual([]);
  expect(listSpecialHoursToday(place([]), [special({})], new Date('2026-12-25T00:00:00Z'), 'Closed')).toEqual([]);
});

test('[H4] a place that never opens is closed and says no time', () => {
  expect(describeOpenState(getOpenState(place([closed(1)]), [], new Date('2026-11-20T00:00:00Z')))).toBe('Closed');
});

const zones = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Darwin',
  'Pacific/Auckland',
];

test('[H4] through the year and all zones, a place is open exactly between the hours on its own clock', () => {
  const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const moment = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
      const local = moment.toLocaleTimeString('en-GB', {
        timeZone: zone,
        hour: '2-digit',
        minute: '2-digit',
      });
      const weekday = new Date(`${toLocalDay(moment, zone)}T00:00:00Z`).getUTCDay();
      const hours = week[weekday]!;
      const expected = hours.status === 'Open' && local >= hours.open! && local < hours.close!;
      expect(getOpenState(place(week, zone), [], moment).isOpen).toBe(expected);
    }),
  );
});

const clockTime = fc.integer({ min: 1, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`);
const anyDay = (weekday: number) =>
  fc.oneof(
    fc.constant(closed(weekday)),
    clockTime.map((close) => ({ ...day(weekday), open: '00:15', close })),
    fc.constant({ ...day(weekday), formated_hours: '9 till late' }),
  );
const anyWeek = fc.tuple(...[0, 1, 2, 3, 4, 5, 6].map(anyDay)).chain((days) => fc.shuffledSubarray(days));

test('[H4] of any week, weekdays are one line exactly when all five are equal; weekend days are always apart', () => {
  fc.assert(
    fc.property(anyWeek, (hours) => {
      const lines = buildHoursTable(hours, 'Closed');
      if (hours.length === 0) {
        expect(lines).toEqual([]);
        return;
      }
      const saying = (weekday: number) => {
        const entry = hours.find((one) => one.weekday === weekday);
        return entry?.status === 'Open' ? `${entry.formated_hours} ${entry.open} ${entry.close}` : 'Closed';
      };
      const isOne = new Set([1, 2, 3, 4, 5].map(saying)).size === 1;
      expect(lines[0]?.days).toBe(isOne ? 'Mon - Fri' : 'Monday');
      expect(lines).toHaveLength(isOne ? 3 : 7);
      expect(lines.slice(-2).map(({ days }) => days)).toEqual(['Saturday', 'Sunday']);
      expect(lines.at(-1)?.closed).toBe(saying(0) === 'Closed');
    }),
  );
});

test('[H4] in any zone, at any moment: what is said to change next changes then, by the clock of the place', () => {
  const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(anyWeek, minutes, fc.constantFrom(...zones), (hours, minute, zone) => {
      const moment = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
      const where = place(hours, zone);
      const days = [special({ date: '2026-06-08', name: 'Holiday' })];
      const { isOpen, changes } = getOpenState(where, days, moment);
      if (!changes) {
        expect(isOpen).toBe(false);
        return;
      }
      const on = addDays(toLocalDay(moment, zone), changes.days);
      const span = getOpenSpan(where, days, on.date, on.weekday);
      expect(isOpen ? span.to : span.from).toBe(changes.time);
      if (isOpen) expect(changes.days).toBe(0);
    }),
  );
});

test('[H4] holiday hours are by date, of each date one: a place’s own day before the one of all places', () => {
  const eve = special({
    date: '2026-12-24',
    name: 'Eve',
    status: 'Open',
    start_hour: '08:30',
    end_hour: '12:00',
  });
  const own = { ...eve, location_id: 7, end_hour: '10:00' };
  const days = [special({}), eve, own, { ...eve, location_id: 8, end_hour: '11:00' }, special({ date: '2026-01-26' })];
  expect(listHolidays(7, days, '2026-11-20', 'Closed')).toEqual([
    { date: '2026-12-24', name: 'Eve', text: '8:30 am - 10:00 am', closed: false },
    { date: '2026-12-25', name: 'Christmas Day', text: 'Closed', closed: true },
  ]);
  expect(listHolidays(9, days, '2026-12-25', 'By appointment only').map(({ text }) => text)).toEqual([
    'By appointment only',
  ]);
  expect(listHolidays(7, [{ ...own, location_id: 8 }], '2026-11-20', 'Closed')).toEqual([]);
});
