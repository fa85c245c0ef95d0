import { bookAppointment } from '../../db/queries/appointments.ts';
import { saveEvent } from '../../db/queries/events.ts';
import { type NewLead, saveLead } from '../../db/queries/leads.ts';
import type { SiteTx } from '../../db/scope.ts';
import { nearestSlots, overlaps, type Slot } from '../../domain/appointments.ts';
import type { Location } from '../../domain/location.ts';
import type { FormRequest, FormToKeep, KeptForm } from '../forms/row.ts';
import { testDriveEvent } from './event.ts';
import { type DriveTimes, loadDriveTimes } from './load-times.ts';
import { placeLine } from './places.ts';
import { momentText, slotText } from './slot-words.ts';

const NEAREST = 3;

/** Somebody else was quicker: nothing of the transaction is kept. */
class Taken extends Error {}

/**
 * Keeps a test drive (G2): the lead, its appointment and its event in one transaction, or none of them. The same form sent twice is one
 * booking. Where the time is gone it says so, with the nearest that are free.
 */
export async function keepTestDrive(
  form: FormToKeep,
  request: FormRequest,
  drive: DriveTimes,
): Promise<KeptForm> {
  const { forms } = request.settings;
  const wanted = form.lead.answers.slot;
  if (typeof wanted !== 'string') {
    await request.db.run((tx) => keepLead(tx, form, request, leadOf(form, drive.place, null)));
    return { ok: true, to: forms.successPath };
  }
  if (drive.times.kind !== 'times' || !drive.place) return refused(forms.testDrive.calendarDownText);
  const start = new Date(wanted);
  const slot = drive.times.offered.find((one) => one.start.getTime() === start.getTime());
  const { place } = drive;
  try {
    await request.db.run(async (tx) => {
      const lead_id = await keepLead(tx, form, request, leadOf(form, place, slot ?? null));
      if (lead_id !== null && !(slot && (await book(tx, { lead_id, slot, place, form, drive }))))
        throw new Taken();
    });
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    return refused(await takenText(form, request, start, place));
  }
  return { ok: true, to: forms.successPath };
}

/** The id of the lead, with its event; null for one that was kept before, with all that belongs to it. */
async function keepLead(
  tx: SiteTx,
  { car }: FormToKeep,
  { settings, now }: FormRequest,
  lead: NewLead,
): Promise<number | null> {
  const { id, isNew } = await saveLead(tx, lead);
  if (!isNew) return null;
  const event_id = testDriveEvent(car, settings);
  if (settings.analytics.events === 'on')
    await saveEvent(tx, {
      event_id,
      car_id: car?.id ?? null,
      path: lead.lead.page_id,
      data: {},
      happened_at: now,
    });
  return id;
}

interface Booking {
  lead_id: number;
  slot: Slot;
  place: Location;
  form: FormToKeep;
  drive: DriveTimes;
}

function book(tx: SiteTx, { lead_id, slot, place, form, drive }: Booking): Promise<boolean> | false {
  const { times } = drive;
  if (times.kind !== 'times' || times.busy.shut.some((span) => overlaps(span, slot))) return false;
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

/** The lead goes to the place where the vehicle is driven, and says when in words that the dealer reads. */
function leadOf({ lead }: FormToKeep, place: Location | undefined, slot: Slot | null): NewLead {
  const { slot: _moment, ...answers } = lead.answers;
  if (!place) return { ...lead, answers };
  const when = slot && { booking: slotText(slot), booking_start: slot.start.toISOString() };
  return {
    ...lead,
    answers: { ...answers, booking_place: placeLine(place), ...when },
    lead: { ...lead.lead, location_id: place.id, dealership_slug: place.dealership_slug },
  };
}

/** What is said of a time that is gone, with the free ones as they are now. */
async function takenText(
  { car }: FormToKeep,
  request: FormRequest,
  start: Date,
  place: Location,
): Promise<string> {
  const texts = request.settings.forms.testDrive;
  const { times } = await loadDriveTimes(request, { car, location: place.slug });
  const free = times.kind === 'times' ? nearestSlots(times.free, start, NEAREST) : [];
  const taken = texts.takenText.replace('{time}', () => momentText(start, place.time_zone));
  const nearest = texts.nearestText.replace('{times}', () => free.map(slotText).join('; '));
  return free.length > 0 ? `${taken} ${nearest}` : taken;
}

const refused = (text: string): KeptForm => ({ ok: false, failed: null, problems: [{ name: 'slot', text }] });
