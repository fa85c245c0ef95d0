/** An appointment as a calendar program reads it (RFC 5545). */
export interface IcsEvent {
  /**
   * How it is to be taken (RFC 5546): an invitation, which answers to its organiser; something to be noted; something
   * that is off.
   */
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  /** The same for good, whatever becomes of the appointment. */
  uid: string;
  /** 0 at first, one more with every change: programs heed the highest. */
  sequence: number;
  /** When this revision was made. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  /** Of the place, where it is known. */
  geo: { lat: number; long: number } | null;
  /** A page about it; null for none. */
  url: string | null;
  organizer: { name: string; address: string };
  /** Who is asked to come, by e-mail address; null where nobody is named. */
  attendee: string | null;
}

/**
 * A calendar file with one event, its times in UTC. Nothing in its texts can add a line or a property: what they hold
 * is escaped, and lines are folded at 75 octets.
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
    ...(attendee
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${uriOf(attendee)}`]
      : []),
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

/** A parameter's value has no way to write a quotation mark. */
function quoted(text: string): string {
  return `"${text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('"', "'")}"`;
}

/** What no address has ends none of its line. */
function uriOf(address: string): string {
  return address.replace(/[\p{Cc}\s]/gu, '');
}

const MOST_OCTETS = 75;

/** Lines of more octets go on in the next, after a space; no character is cut in two. */
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
