import type { Slot } from '../../domain/bookings/appointments.ts';

/** Free times in the API's format: `date` and `time` in the time zone of the location. */
export interface SlotsAnswer {
  location: string;
  time_zone: string;
  slot_minutes: number;
  slots: { start: string; end: string; date: string; time: string }[];
}

export function buildSlotsAnswer(
  { slug, time_zone }: { slug: string; time_zone: string },
  slot_minutes: number,
  free: readonly Slot[],
): SlotsAnswer {
  const slots = free.map(({ start, end, date, time }) => ({
    start: start.toISOString(),
    end: end.toISOString(),
    date,
    time,
  }));
  return { location: slug, time_zone, slot_minutes, slots };
}

export function parseSlots(answer: SlotsAnswer): Slot[] {
  return answer.slots.map((slot) => ({ ...slot, start: new Date(slot.start), end: new Date(slot.end) }));
}
