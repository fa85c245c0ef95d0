import type { BookedTime, BookingStore, Calendar } from './contract.ts';

/** The calendar in the database: the group's own bookings. */
export function createBuiltInCalendar(bookings: BookingStore): Calendar {
  return {
    async busy({ location_id, car_id, from, to }) {
      const times = await bookings.listBooked({ location_id, car_id }, from, to);
      return {
        booked: times.filter((time) => time.location_id === location_id),
        shut: times.filter((time) => isOut(time, car_id)),
      };
    },
  };
}

function isOut(time: BookedTime, carId: number | null): boolean {
  return carId !== null && time.car_id === carId;
}
