import { data } from 'react-router';
import { getBookingState } from '../../../domain/bookings/booking-state.ts';
import { formatPhone, linkToPhone, listPlacePhones } from '../../../domain/contact/phone.ts';
import { linkToDirections } from '../../../domain/places/directions.ts';
import { linkToMyBooking } from '../../../kernel/addresses/booking.ts';
import { findTestDrivePath, linkToSlots } from '../../../kernel/addresses/test-drive.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import { formatMoment, groupSlotsByDay } from '../../../kernel/forms/format-slots.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { formatPlaceLine } from '../places.ts';
import { type BookingRequest, type FoundBooking, findBooking, getBookingToken } from './find.ts';
import type { BookingPageModel } from './model.ts';
import { loadOtherTimes } from './times.ts';
import { CANCEL, DONE, MOVE, STATES } from './words.ts';

export interface BookingFeedback {
  note: BookingPageModel['note'];
  chosen: string;
  status: number;
}

/**
 * The page of a booking's link (G2): it shows the booking and what can be done, and does nothing by itself, since
 * programs open links too.
 */
export async function loadBookingPage(request: RequestContext) {
  const found = await findBooking(request);
  return buildBookingPage(found, request, {
    note: found ? noteOf(found, request) : null,
    chosen: '',
    status: 200,
  });
}

/**
 * The page of a booking. Its address is a secret of its reader, so no other website learns it and no cache stores it.
 * The site itself may: without any referrer, browsers send forms without an origin, and those are refused.
 */
export async function buildBookingPage(
  found: FoundBooking | undefined,
  request: BookingRequest,
  said: BookingFeedback,
) {
  const state = found ? getBookingState(found.appointment, request.now) : 'unknown';
  const { brand, seo } = request.settings;
  const page: BookingPageModel = {
    state,
    ...STATES[state],
    note: said.note,
    rows: found && state !== 'over' ? rowsOf(found) : [],
    action: linkToMyBooking(getBookingToken(request)),
    move: found && state === 'open' ? await moveOf(found, request, said.chosen) : null,
    cancel: state === 'open' ? CANCEL : null,
    ways: waysOf(found, request),
    phone: phoneOf(found, request),
    head: {
      title: `${STATES[state].heading} | ${seo.titleSuffix ?? brand.name}`,
      description: STATES[state].text,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, nofollow',
    },
  };
  return data(page, {
    status: said.status === 200 ? STATUSES[state] : said.status,
    headers: { ...PRIVATE, 'Referrer-Policy': 'same-origin' },
  });
}

const STATUSES = { open: 200, cancelled: 200, over: 410, unknown: 404 } as const;

/** A note about what was done is shown only where the booking agrees. */
function noteOf({ appointment }: FoundBooking, { url, now }: BookingRequest): BookingPageModel['note'] {
  const done = url.searchParams.get('done');
  const state = getBookingState(appointment, now);
  const isSo =
    (done === 'moved' && state === 'open' && appointment.changes.length > 0) ||
    (done === 'cancelled' && state === 'cancelled') ||
    (done === 'same' && state === 'open');
  return isSo ? { kind: 'done', text: DONE[done] } : null;
}

function rowsOf({ kept, appointment, car, place }: FoundBooking): BookingPageModel['rows'] {
  const { start_at, time_zone, cancelled_at } = appointment;
  const when = formatMoment(start_at, time_zone);
  return [
    { label: 'What', text: kept.lead.category, href: null },
    { label: cancelled_at ? 'Was booked for' : 'When', text: when, href: null },
    ...(place ? [{ label: 'Where', text: formatPlaceLine(place), href: linkToDirections(place) }] : []),
    ...(car ? [{ label: 'Vehicle', text: car.name, href: linkToVehicle(car.slug) }] : []),
    { label: 'Reference', text: String(kept.id), href: null },
  ];
}

async function moveOf(found: FoundBooking, request: BookingRequest, chosen: string): Promise<BookingPageModel['move']> {
  const { heading, button } = MOVE;
  const other = await loadOtherTimes(request, found);
  const cannot = (text: string) => ({ heading, text, times: null, chosen, button });
  if (other.kind !== 'times') return cannot(MOVE[other.kind]);
  if (found.appointment.changes.length >= request.settings.forms.testDrive.movesAtMost) return cannot(MOVE.off);
  const { free } = other.times;
  if (free.length === 0) return cannot(MOVE.none);
  const { slug, time_zone } = other.place;
  const from = linkToSlots({ car: found.car?.slug ?? null, location: slug });
  return {
    heading,
    text: `Available times at ${formatPlaceLine(other.place)}.`,
    times: {
      name: 'slot',
      label: 'Time',
      kind: 'slot',
      required: true,
      slots: { days: groupSlotsByDay(free), timeZone: time_zone, from },
    },
    chosen,
    button,
  };
}

function waysOf(found: FoundBooking | undefined, { settings, now }: BookingRequest): BookingPageModel['ways'] {
  const path = findTestDrivePath(settings);
  const isOpen = found && getBookingState(found.appointment, now) === 'open';
  if (isOpen || path === null) return [];
  return [{ label: settings.forms.testDrive.heading, href: path }];
}

function phoneOf(
  found: FoundBooking | undefined,
  { settings: { contact, vehicle } }: BookingRequest,
): BookingPageModel['phone'] {
  const phone = (found?.place && listPlacePhones(found.place, contact)[0]) ?? contact.phone;
  return { label: vehicle.actionTexts.call, text: formatPhone(phone), href: linkToPhone(phone) };
}
