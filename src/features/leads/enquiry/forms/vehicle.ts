import type { Car } from '../../../../domain/vehicle/car.ts';
import { getVehicleNouns, withNouns } from '../../../../domain/vehicle/wording.ts';
import { buildMessageField, buildMoneyField } from '../../../../kernel/forms/fields/enquiry-fields.ts';
import {
  buildCarEnquiryConsent,
  buildConsentFields,
  buildDealershipFields,
  CONTACT_FIELDS,
} from '../../../../kernel/forms/fields/fields.ts';
import type { FormContext, FormRow } from '../../../../kernel/forms/fields/row.ts';
import type { Field } from '../../../../kernel/forms/fields/schema.ts';
import { defineEnquiryForm } from '../row.ts';

/** An enquiry about a vehicle (G1): the category follows from the vehicle, and events 14 and 15 tell new from used. */
export const VEHICLE_ENQUIRY: FormRow = defineEnquiryForm('vehicleEnquiry', {
  id: 'vehicle-enquiry',
  heading: 'Your enquiry',
  submitLabel: 'Send my enquiry',
  category: 'Used Vehicle Enquiry',
  steps: (context) => [
    {
      heading: 'Your enquiry',
      text: null,
      fields: [
        ...goneFields(context),
        ...CONTACT_FIELDS,
        buildMessageField(context),
        ...serviceFields(context),
        ...buildCarEnquiryConsent(context),
      ],
    },
  ],
  prepare: async ({ car }) => ({ ...VEHICLE_ENQUIRY, ...classifyVehicleEnquiry(car) }),
});

/** A request for photos of a vehicle (G3): the request is a hidden field, in the site's words (S5). */
export const PHOTOS_REQUEST: FormRow = defineEnquiryForm('requestPhotos', {
  id: 'request-photos',
  heading: 'Your request',
  submitLabel: 'Send my request',
  category: 'Used Vehicle Enquiry',
  subcategory: 'Request Photos',
  steps: (context) => [
    {
      heading: 'Your request',
      text: null,
      fields: [
        ...goneFields(context),
        ...CONTACT_FIELDS,
        photosField(context),
        buildMessageField(context, { label: 'What would you like photos of?', required: false }),
        ...buildConsentFields(context),
      ],
    },
  ],
  prepare: async ({ car }) => ({ ...PHOTOS_REQUEST, ...classifyVehicleEnquiry(car) }),
});

/** Finding something like a vehicle that was sold (G3, S4). */
export const SIMILAR_ENQUIRY: FormRow = defineEnquiryForm('similar', {
  id: 'find-me-something-similar',
  heading: 'What you’re looking for',
  submitLabel: 'Find me one',
  category: 'Used Vehicle Enquiry',
  subcategory: 'Find Me Something Similar',
  steps: (context) => [
    {
      heading: 'What you’re looking for',
      text: null,
      fields: [
        ...goneFields(context),
        ...CONTACT_FIELDS,
        ...buildDealershipFields(context),
        buildMoneyField(context, { name: 'budget', label: 'Budget' }),
        buildMessageField(context, { label: 'What’s important to you?', required: false }),
        ...buildConsentFields(context),
      ],
    },
  ],
  prepare: async ({ car }) => ({ ...SIMILAR_ENQUIRY, ...classifyVehicleEnquiry(car) }),
});

/** The category of a lead about a vehicle, and its event (S7, S9: new 14, used 15). */
function classifyVehicleEnquiry(car: Pick<Car, 'car_type'> | null): Pick<FormRow, 'category' | 'event'> {
  return car?.car_type === 'new'
    ? { category: 'New Vehicle Enquiry', event: 'enquiry_new' }
    : { category: 'Used Vehicle Enquiry', event: 'enquiry_used' };
}

function photosField({ settings, car }: FormContext): Field {
  const nouns = getVehicleNouns(settings.wording, car?.item_type);
  const value = withNouns(settings.forms.enquiry.requestPhotosText, nouns);
  return { name: 'request_photos', label: 'Request Photos', kind: 'hidden', required: false, value };
}

/** What may be wanted beside the vehicle (S3: additional_services). */
function serviceFields({ settings }: FormContext): Field[] {
  return settings.forms.enquiry.services.map((service) => ({
    name: `additional_services.${service}`,
    label: service,
    group: 'I’m also interested in',
    kind: 'tick',
    required: false,
  }));
}

/** A notice instead of the form where there is no vehicle that it could be about. */
function goneFields({ car }: FormContext): Field[] {
  if (car) return [];
  return [{ name: 'car', label: GONE, kind: 'hidden', required: true }];
}

const GONE = 'A vehicle on this website';
