import { bookAppointment, enqueueCalendarEntry } from '../../db/queries/leads/appointments.ts';
import { type NewLead, saveLead } from '../../db/queries/leads/leads.ts';
import type { SiteTx } from '../../db/scope.ts';
import { isOverlapping, pickNearestSlots, type Slot } from '../../domain/bookings/appointments.ts';
import { toWallClock } from '../../domain/bookings/wall-clock.ts';
import type { Location } from '../../domain/places/location.ts';
import { linkToSuccess } from '../../kernel/addresses/success.ts';
import type { FormRequest, FormToSave, SavedForm } from '../../kernel/forms/fields/row.ts';
import { ANY_TIME } from '../../kernel/forms/fields/schema.ts';
import { formatMoment, formatSlot } from '../../kernel/forms/format-slots.ts';
import { findOutsideCalendar, formatPlaceLine } from './places.ts';
import { type DriveTimes, loadDriveTimes, type PlaceTimes } from './times.load.ts';

const NEAREST = 3;

/** The time is not available: rolls the transaction back. */
class NotFree extends Error {}

/**
 * Stores a test drive (G2): the lead and its appointment in one transaction, or neither. The same form sent twice is
 * one booking. Where the time is taken the error names the nearest free ones.
 */
export async function saveTestDrive(form: FormToSave, request: FormRequest, drive: DriveTimes): Promise<SavedForm> {
  const { forms } = request.settings;
  const { place, times } = drive;
  const about = { category: form.lead.lead.category, car: form.car };
  const wanted = form.lead.answers.slot;
  if (typeof wanted !== 'string') {
    // A time that was sent to a form without times is reported, not dropped.
    if ((form.typed.slot ?? ANY_TIME) !== ANY_TIME) return refused(forms.testDrive.noTimesText);
    const { id: leadId } = await request.db.run((tx) => saveLead(tx, leadOf(form, place, null)));
    return { ok: true, leadId, to: linkToSuccess(request.settings, about) };
  }
  if (times.kind !== 'times' || !place) return refused(forms.testDrive.calendarDownText);
  const start = new Date(wanted);
  const slot = times.offered.find((one) => one.start.getTime() === start.getTime());
  let leadId: number;
  try {
    leadId = await request.db.run(async (tx) => {
      const { id, isNew } = await saveLead(tx, leadOf(form, place, slot ?? null));
      // A form that was stored before is booked already.
      if (!isNew) return id;
      if (!(slot && (await book(tx, { lead_id: id, slot, place, times, form })))) throw new NotFree();
      const calendar = findOutsideCalendar(place, request.settings);
      if (calendar) await enqueueCalendarEntry(tx, id, calendar);
      return id;
    });
  } catch (error) {
    if (!(error instanceof NotFree)) throw error;
    // Somebody else has taken the offered time.
    const text = slot ? forms.testDrive.takenText : forms.testDrive.goneText;
    return refused(await notFreeText(text, form, request, { start, place }));
  }
  const booked = toWallClock(start, place.time_zone);
  return { ok: true, leadId, to: linkToSuccess(request.settings, { ...about, booked }) };
}

interface Booking {
  lead_id: number;
  slot: Slot;
  place: Location;
  times: PlaceTimes & { kind: 'times' };
  form: FormToSave;
}

async function book(tx: SiteTx, { lead_id, slot, place, times, form }: Booking): Promise<boolean> {
  if (times.busy.shut.some((span) => isOverlapping(span, slot))) return false;
  return bookAppointment(tx, {
    lead_id,
    location_id: place.id,
    car_id: form.car?.id ?? null,
    capacity: times.rules.capacity,
    start_at: slot.start,
    end_at: slot.end,
    time_zone: place.time_zone,
  });
}

/** The lead goes to the place of the drive, with the time in words for the dealer. */
function leadOf({ lead }: FormToSave, place: Location | undefined, slot: Slot | null): NewLead {
  const { slot: _moment, location: _place, ...answers } = lead.answers;
  if (!place) return { ...lead, answers };
  const when = slot && {
    booking: formatSlot(slot),
    booking_start: slot.start.toISOString(),
    booking_end: slot.end.toISOString(),
  };
  return {
    ...lead,
    answers: { ...answers, booking_place: formatPlaceLine(place), ...when },
    lead: { ...lead.lead, location_id: place.id, dealership_slug: place.dealership_slug },
  };
}

/** The error of an unavailable time, with the times that are free now. */
async function notFreeText(
  text: string,
  { car }: FormToSave,
  request: FormRequest,
  { start, place }: { start: Date; place: Location },
): Promise<string> {
  const texts = request.settings.forms.testDrive;
  const { times } = await loadDriveTimes(request, { car, location: place.slug });
  const free = times.kind === 'times' ? pickNearestSlots(times.free, start, NEAREST) : [];
  const said = text.replace('{time}', () => formatMoment(start, place.time_zone));
  const nearest = texts.nearestText.replace('{times}', () => free.map(formatSlot).join('; '));
  return free.length > 0 ? `${said} ${nearest}` : said;
}

const refused = (text: string): SavedForm => ({
  ok: false,
  failed: null,
  problems: [{ name: 'slot', text }],
});
