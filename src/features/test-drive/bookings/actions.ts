import { redirect } from 'react-router';
import { pickNearestSlots } from '../../../domain/bookings/appointments.ts';
import { linkToMyBooking } from '../../../kernel/addresses/booking.ts';
import { isIsoMoment } from '../../../kernel/forms/fields/dates.ts';
import { formatMoment, formatSlot } from '../../../kernel/forms/format-slots.ts';
import { readBytes } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { recordRefusedWrite } from '../../../kernel/request/security-events.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { type ChangeOutcome, cancelBooking, moveBooking } from './change.ts';
import { type BookingRequest, type FoundBooking, findBooking, getBookingToken } from './find.ts';
import { buildBookingPage } from './load.ts';
import { loadOtherTimes } from './times.ts';
import { FAILED, MOVE } from './words.ts';

const MAX_FORM_BYTES = 4_096;
const NEAREST = 3;

/**
 * Moves or cancels a booking by a form of its page (G2), signed in or not: the link is enough. The page then says what
 * was done, or why nothing was. Throws 403 for a form that no page of the site sent, 404 for an unknown action.
 */
export async function actOnBooking(httpRequest: Request, request: RequestContext) {
  const found = await findBooking(request);
  if (!httpRequest.headers.has('Origin')) throw new Response(null, { status: 403, headers: PRIVATE });
  const bytes = await readBytes(httpRequest.body, MAX_FORM_BYTES);
  if (!bytes) throw new Response(null, { status: 413, headers: PRIVATE });
  if (!found) {
    recordRefusedWrite(request.visit, 'invalid_token');
    return buildBookingPage(undefined, request, { note: null, chosen: '', status: 404 });
  }
  const fields = new URLSearchParams(Buffer.from(bytes).toString('utf8'));
  const does = fields.get('do');
  if (does !== 'cancel' && does !== 'move') throw new Response(null, { status: 404, headers: PRIVATE });
  const slot = fields.get('slot') ?? '';
  if (does === 'move' && !isIsoMoment(slot)) return refused(FAILED['no time'], found, request, { status: 400 });
  const changed =
    does === 'cancel' ? await cancelBooking(request, found) : await moveBooking(request, found, new Date(slot));
  return answer(changed, request, slot);
}

/** Redirects to the page where something was done; else the page says why not, with the booking as it is now. */
async function answer(changed: ChangeOutcome, request: RequestContext, chosen: string) {
  const { outcome } = changed;
  if (outcome === 'moved' || outcome === 'cancelled' || outcome === 'same') {
    const to = `${linkToMyBooking(getBookingToken(request))}&${new URLSearchParams({ done: outcome })}`;
    throw redirect(to, { status: 303, headers: { ...PRIVATE, 'Referrer-Policy': 'same-origin' } });
  }
  const found = await findBooking(request);
  if (!found) return buildBookingPage(undefined, request, { note: null, chosen: '', status: 404 });
  if (outcome === 'taken' || outcome === 'gone')
    return refused(await notFreeText(changed, found, request), found, request, { status: 409, chosen });
  if (outcome === 'off' || outcome === 'down')
    return refused(MOVE[outcome], found, request, { status: outcome === 'off' ? 409 : 503 });
  return refused(FAILED[outcome], found, request, { status: 409 });
}

function refused(
  text: string,
  found: FoundBooking,
  request: BookingRequest,
  { status, chosen = '' }: { status: number; chosen?: string },
) {
  return buildBookingPage(found, request, { note: { kind: 'failed', text }, chosen, status });
}

/** The error of an unavailable time, with the nearest free ones. */
async function notFreeText(
  { outcome, wanted }: Extract<ChangeOutcome, { wanted: Date }>,
  found: FoundBooking,
  request: BookingRequest,
): Promise<string> {
  const { nearestText } = request.settings.forms.testDrive;
  const other = await loadOtherTimes(request, found);
  const free = other.kind === 'times' ? pickNearestSlots(other.times.free, wanted, NEAREST) : [];
  const time = formatMoment(wanted, found.appointment.time_zone);
  const said = FAILED[outcome].replace('{time}', () => time);
  if (free.length === 0) return said;
  return `${said} ${nearestText.replace('{times}', () => free.map(formatSlot).join('; '))}`;
}
