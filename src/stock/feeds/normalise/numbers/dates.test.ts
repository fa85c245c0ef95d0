import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../reading.ts';
import { readDate, readDay, readMoment, readTimestamp } from './dates.ts';

const context = { now: new Date('2026-03-01T12:00:00Z') };
const read = (reading: Reading<unknown>): unknown =>
  'problem' in reading ? `problem: ${reading.problem}` : reading.value;

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['2026-03-04', '2026-03-04'],
  ['2026-03-04T10:00:00Z', '2026-03-04'],
  ['2020/01/31', '2020-01-31'],
  ['2020.01.31 00:00', '2020-01-31'],
  ['5 May 2024', '2024-05-05'],
  ['31-Jan-20', '2020-01-31'],
  ['31-JAN-2020', '2020-01-31'],
  ['31/Jan/2020', '2020-01-31'],
  ['January 31, 2020', '2020-01-31'],
  ['5 Sept 2019', '2019-09-05'],
  ['05/2019', '2019-05-01'],
  ['2019/05', '2019-05-01'],
  ['May 2019', '2019-05-01'],
  ['Jan 2020', '2020-01-01'],
  ['Jan-20', '2020-01-01'],
  ['12/98', '1998-12-01'],
  ['05/07/98', '1998-07-05'],
  ['05/07/31', '2031-07-05'],
  ['05/07/37', '1937-07-05'],
  ['20240229', '2024-02-29'],
  ['45601', '2024-11-05'],
  ['/Date(1716940800000)/', '2024-05-29'],
  // Midnight of 29 May in Brisbane, and of 29 January in Sydney.
  ['/Date(1716904800000)/', '2024-05-29'],
  ['/Date(1706446800000)/', '2024-01-29'],
  ['/Date(1716940800000+1000)/', '2024-05-29'],
  ['/Date(-62135596800000)/', null],
  ['01/01/0001', null],
  ['', null],
])('[A6] %s is %s', (given, wanted) => {
  expect(read(readDate(given, context))).toBe(wanted);
});

test.each([
  ['31/02/2026', 'is not a calendar date; dates are read as dd/MM/yyyy'],
  ['2026-13-01', 'is not a calendar date; dates are read as dd/MM/yyyy'],
  ['13/98', 'is not a calendar date; dates are read as dd/MM/yyyy'],
  ['5/5/1066', 'is not between 1900 and 2100'],
  ['/Date(99999999999999)/', 'is not between 1900 and 2100'],
  ['soon', 'is not a date; write dd/MM/yyyy or yyyy-MM-dd'],
  ['5 Marble 2020', 'is not a date; write dd/MM/yyyy or yyyy-MM-dd'],
])('[A6] %s %s', (given, reason) => {
  expect(readDate(given, context)).toEqual({ problem: `"${given}" ${reason}` });
});

test.each([
  ['dmy', '03/04/2026', '2026-04-03'],
  ['mdy', '03/04/2026', '2026-03-04'],
  ['mdy', '12/31/26 10:15', '2026-12-31'],
  ['mdy', '12.31.2026', '2026-12-31'],
  ['ymd', '26/12/31', '2026-12-31'],
  ['ymd', '26-03-04', '2026-03-04'],
  // An unambiguous date is read in any order.
  ['mdy', '2026-03-04', '2026-03-04'],
  ['mdy', '20260304', '2026-03-04'],
  ['mdy', '4 March 2026', '2026-03-04'],
  ['ymd', '2026/03/04', '2026-03-04'],
  ['ymd', '03/2026', '2026-03-01'],
] as const)('[A6] in the order %s %s is %s', (dateOrder, given, wanted) => {
  expect(readDate(given, { ...context, dateOrder })).toEqual({ value: wanted });
});

test.each([
  ['dmy', '12/31/2026', 'is not a calendar date; dates are read as dd/MM/yyyy', ['mdy']],
  ['dmy', '99/12/31', 'is not a calendar date; dates are read as dd/MM/yyyy', ['ymd']],
  ['mdy', '31/12/2026', 'is not a calendar date; dates are read as MM/dd/yyyy', ['dmy']],
  ['ymd', '03/04/2026', 'is not a date; write yy/MM/dd or yyyy-MM-dd', ['dmy', 'mdy']],
] as const)('[A6] the order %s is contradicted by %s', (dateOrder, given, reason, fits) => {
  const reading = { problem: `"${given}" ${reason}`, fits };
  expect(readDate(given, { ...context, dateOrder })).toEqual(reading);
  expect(readTimestamp(given, { ...context, dateOrder })).toEqual(reading);
});

// "ETA March 2027" would become "Expected 01/03/2027", a day that nobody named.
test.each(['03/2027', '2027/03', 'March 2027', 'Mar-27'])('[A6] %s names no day', (given) => {
  expect(readDay(given, context)).toEqual({
    problem: `"${given}" has a month but no day; write dd/MM/yyyy or yyyy-MM-dd`,
  });
});

test.each([
  ['12/03/2027', '2027-03-12'],
  ['2027-03-12', '2027-03-12'],
  ['20270312', '2027-03-12'],
  ['12 March 2027', '2027-03-12'],
  ['46458', '2027-03-12'],
  ['TBA', null],
  ['', null],
])('[A6] %s is the day %s', (given, wanted) => {
  expect(read(readDay(given, context))).toBe(wanted);
});

test('[A6] any day reads back from every way of writing it', () => {
  const days = fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      const serial = String(Math.floor((Date.parse(iso) - Date.UTC(1899, 11, 30)) / 86_400_000));
      const dotNet = `/Date(${Date.parse(iso)})/`;
      const ways = [
        iso,
        iso.replaceAll('-', '/'),
        `${day}/${month}/${year}`,
        `${day}-${month}-${year}`,
        serial,
        dotNet,
      ];
      for (const text of ways) expect(read(readDate(text, context))).toBe(iso);
    }),
  );
});

test('moments keep their zone and timestamps may be seconds or milliseconds', () => {
  expect(read(readMoment('2026-03-04T10:00:00+10:00', context))).toBe('2026-03-04T00:00:00.000Z');
  expect(read(readMoment('/Date(1772582400123)/', context))).toBe('2026-03-04T00:00:00.123Z');
  expect(read(readTimestamp('1772582400', context))).toBe(1772582400);
  expect(read(readTimestamp('1772582400000', context))).toBe(1772582400);
  expect(read(readTimestamp('04/03/2026', context))).toBe(1772582400);
});
