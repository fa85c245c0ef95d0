/** An appointment in terms of iCalendar (RFC 5545). */
export interface IcsEvent {
  /**
   * The purpose (RFC 5546): an invitation that is answered to its organiser, an event to be noted, or a cancellation.
   */
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  /** Stays the same whatever becomes of the appointment. */
  uid: string;
  /** 0 at first, and one more with every change: programs follow the highest. */
  sequence: number;
  /** When this revision was made. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  /** Of the place, if known. */
  geo: { lat: number; long: number } | null;
  /** A page about it; null for none. */
  url: string | null;
  organizer: { name: string; address: string };
  /** Email address of the invited person; null when nobody is named. */
  attendee: string | null;
}

/**
 * A calendar file with one event, its times in UTC. No text can add a line or a property: texts are escaped, and lines
 * are folded at 75 octets.
 */
export function formatIcsFile(event: IcsEvent): string {
  const { method, sequence, organizer, attendee, geo, url } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcOf(event.stamp)}`,
    `DTSTART:${utcOf(event.start)}`,
    `DTEND:${utcOf(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(geo ? [`GEO:${geo.lat.toFixed(6)};${geo.long.toFixed(6)}`] : []),
    ...(url ? [`URL:${uriOf(url)}`] : []),
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${uriOf(organizer.address)}`,
    ...(attendee ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${uriOf(attendee)}`] : []),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** "20261122T223000Z". */
function utcOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A parameter's value cannot contain a quotation mark, even escaped. */
function quoted(text: string): string {
  return `"${text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('"', "'")}"`;
}

/** Removes characters that no address has, so that none can end the line. */
function uriOf(address: string): string {
  return address.replace(/[\p{Cc}\s]/gu, '');
}

const MOST_OCTETS = 75;

/** Longer lines continue in the next one, after a space; no character is cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    if (octets + more > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += more;
  }
  return folded;
}
