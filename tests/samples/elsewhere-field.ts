import type { Field } from '../../src/kernel/forms/fields/schema.ts';

/** Where Noosa takes its bookings. */
export const BOOKED_AT = 'https://book.example/noosa';

/** A choice between a workshop that takes bookings on a page of its own and one that takes them here (G10). */
export const workshopField: Field = {
  name: 'location_id',
  label: 'Where?',
  kind: 'choice',
  required: true,
  options: [
    { value: '1', label: 'Noosa - Service', elsewhere: BOOKED_AT },
    { value: '2', label: 'Cairns - Service' },
  ],
};
