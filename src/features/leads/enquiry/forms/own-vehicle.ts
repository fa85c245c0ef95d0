import type { Location, LocationType } from '../../../../domain/places/location.ts';
import { toLocalDay } from '../../../../domain/text/format.ts';
import type { EnquiryPage } from '../../../../kernel/addresses/enquiry.ts';
import { buildMessageField, buildOwnVehicleFields, toOptions } from '../../../../kernel/forms/fields/enquiry-fields.ts';
import { buildConsentFields, CONTACT_FIELDS } from '../../../../kernel/forms/fields/fields.ts';
import {
  buildLocationFields,
  buildOwnLocation,
  type FormPlaces,
  findOwnPlace,
  loadFormPlaces,
} from '../../../../kernel/forms/fields/location-fields.ts';
import type { FormContext, FormRow } from '../../../../kernel/forms/fields/row.ts';
import type { Field } from '../../../../kernel/forms/fields/schema.ts';
import { findBookingSite } from '../../../../kernel/places/booking.ts';
import { defineEnquiryForm } from '../row.ts';

interface Known {
  places: FormPlaces;
  /** Today where the site is, `YYYY-MM-DD`. */
  today: string;
}

interface OwnVehicleForm {
  page: EnquiryPage;
  id: string;
  heading: string;
  submitLabel: string;
  category: string;
  subcategory: string | null;
  types: readonly LocationType[];
  needed: readonly string[];
  elsewhere?(location: Location, settings: FormContext['settings']): string | null;
  fields(context: FormContext, known: Known): Field[];
}

const WORK = ['Logbook service', 'Minor service', 'Repair', 'Brakes', 'Tyres', 'Air conditioning', 'Recall', 'Other'];
const TIMES = ['Any time', 'Morning', 'Afternoon'];
const YEAR_MS = 365 * 86_400_000;

/** [G10] */
export const SERVICE_BOOKING = ownVehicleForm({
  page: 'service',
  id: 'service-booking',
  heading: 'Your booking',
  submitLabel: 'Send my booking',
  category: 'Service Enquiry',
  subcategory: 'Service Booking',
  types: ['service'],
  needed: ['vehicle_make', 'vehicle_model'],
  elsewhere: findBookingSite,
  fields: (context, { today }) => [
    { name: 'work', label: 'What does it need?', kind: 'choice', required: true, options: toOptions(WORK) },
    {
      name: 'preferred_date',
      label: 'Preferred date',
      kind: 'date',
      required: false,
      days: { first: today, last: dayAfter(today, YEAR_MS) },
    },
    {
      name: 'preferred_time',
      label: 'Time of day',
      kind: 'radio',
      required: true,
      options: toOptions(TIMES),
      value: TIMES[0],
    },
    buildMessageField(context, { label: 'Anything else we should know?', required: false }),
  ],
});

/** Parts and accessories (G10). */
export const PARTS_ENQUIRY = ownVehicleForm({
  page: 'parts',
  id: 'parts-enquiry',
  heading: 'Your enquiry',
  submitLabel: 'Send my enquiry',
  category: 'Parts Enquiry',
  subcategory: null,
  types: ['parts'],
  needed: ['vehicle_make', 'vehicle_model'],
  fields: (context) => [
    {
      name: 'vin',
      label: 'VIN',
      kind: 'text',
      required: false,
      most: 17,
      hint: 'Helps us find the right part.',
    },
    buildMessageField(context, { label: 'What do you need?', required: true }),
  ],
});

/** [G10] */
export const WARRANTY_ENQUIRY = ownVehicleForm({
  page: 'warranty',
  id: 'warranty-enquiry',
  heading: 'Your enquiry',
  submitLabel: 'Send my enquiry',
  category: 'Warranty Enquiry',
  subcategory: null,
  types: ['service'],
  needed: ['vehicle_make', 'vehicle_model', 'vehicle_year'],
  fields: (context) => [
    {
      name: 'delivery_date',
      label: 'Delivery date',
      kind: 'date',
      required: false,
      days: { first: '1990-01-01' },
    },
    buildMessageField(context, { label: 'What’s the problem?', required: true }),
  ],
});

/** A form about a vehicle of the shopper's own: the vehicle and the request, then the person. */
function ownVehicleForm(given: OwnVehicleForm, known?: Known): FormRow {
  const { page, id, heading, submitLabel, category, subcategory, types, needed, fields } = given;
  const { elsewhere = () => null } = given;
  const { places, today } = known ?? { places: { options: [], own: undefined }, today: '2000-01-01' };
  return defineEnquiryForm(page, {
    id,
    heading,
    submitLabel,
    category,
    subcategory,
    steps: (context) => [
      {
        heading: 'Your vehicle',
        text: null,
        fields: [
          ...buildLocationFields(context, places, (one) => elsewhere(one, context.settings)),
          ...buildOwnVehicleFields(context, Number(today.slice(0, 4)), needed),
          ...fields(context, { places, today }),
        ],
      },
      { heading: 'About you', text: null, fields: [...CONTACT_FIELDS, ...buildConsentFields(context)] },
    ],
    hidden: () => buildOwnLocation(places),
    findExternalPage: ({ settings }) => {
      const place = findOwnPlace(places);
      return place ? elsewhere(place, settings) : null;
    },
    prepare: async (requested, request) =>
      ownVehicleForm(given, {
        places: await loadFormPlaces(requested, request, types),
        today: toLocalDay(request.now, request.settings.locations.timeZone),
      }),
  });
}

function dayAfter(day: string, ms: number): string {
  return new Date(Date.parse(day) + ms).toISOString().slice(0, 10);
}
