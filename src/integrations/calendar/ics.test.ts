import { expect, test } from 'vitest';
import { formatIcsFile, type IcsEvent } from './ics.ts';

const EVENT: IcsEvent = {
  method: 'REQUEST',
  uid: 'booking-7-abc@yard.example',
  sequence: 2,
  stamp: new Date('2026-11-20T02:00:00Z'),
  start: new Date('2026-11-22T22:30:00Z'),
  end: new Date('2026-11-22T23:30:00Z'),
  summary: 'Test Drive: Kluger',
  description: 'Call us: 07 5550 1234',
  location: 'Yard, 1 High Street',
  geo: { lat: -27.5, long: 153 },
  url: 'https://yard.example/cars/kluger',
  organizer: { name: 'Yard', address: 'sales@yard.example' },
  attendee: 'sam@example.com',
};

/** Lines as a calendar program reads them: unfolded. */
const linesOf = (given: Partial<IcsEvent> = {}) =>
  formatIcsFile({ ...EVENT, ...given })
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('[G2] a calendar file says all that RFC 5545 asks for, its times in UTC', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:booking-7-abc@yard.example',
    'SEQUENCE:2',
    'DTSTAMP:20261120T020000Z',
    'DTSTART:20261122T223000Z',
    'DTEND:20261122T233000Z',
    'SUMMARY:Test Drive: Kluger',
    'DESCRIPTION:Call us: 07 5550 1234',
    'LOCATION:Yard\\, 1 High Street',
    'GEO:-27.500000;153.000000',
    'URL:https://yard.example/cars/kluger',
    'ORGANIZER;CN="Yard":mailto:sales@yard.example',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:sam@example.com',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(linesOf({ method: 'CANCEL' })).toContain('STATUS:CANCELLED');
});

test('[G2] nothing that somebody wrote becomes a line or a property of the file', () => {
  const evil = 'a\r\nATTENDEE:mailto:x@evil.example\nBEGIN:VALARM\u2028;,\\ \u0007"';
  const given = {
    summary: evil,
    description: evil,
    location: evil,
    organizer: { name: evil, address: evil },
  };
  const lines = linesOf({ ...given, attendee: `x@y.example\r\nSTATUS:CANCELLED`, geo: null, url: null });
  expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual(
    linesOf({ geo: null, url: null }).map((line) => line.split(/[:;]/)[0]),
  );
  expect(lines).toContain('SUMMARY:a\\nATTENDEE:mailto:x@evil.example\\nBEGIN:VALARM\\n\\;\\,\\\\  "');
});

test('[G2] lines have 75 octets at most, and no character is cut in two', () => {
  const long = 'Größe – 車 🚗 '.repeat(40);
  const file = formatIcsFile({ ...EVENT, description: long });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${long}\r\n`);
});
