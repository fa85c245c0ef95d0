import { LOCATION_TYPES } from '../../../../domain/places/location.ts';
import { buildCategoryField, buildMessageField } from '../../../../kernel/forms/fields/enquiry-fields.ts';
import { buildConsentFields, buildDealershipFields, CONTACT_FIELDS } from '../../../../kernel/forms/fields/fields.ts';
import {
  buildLocationFields,
  buildOwnLocation,
  type FormPlaces,
  loadFormPlaces,
} from '../../../../kernel/forms/fields/location-fields.ts';
import type { FormContext, FormRow } from '../../../../kernel/forms/fields/row.ts';
import type { Field } from '../../../../kernel/forms/fields/schema.ts';
import { defineEnquiryForm } from '../row.ts';

const NOWHERE: FormPlaces = { options: [], own: undefined };

/** The general contact form (G1): of the site, or of a location, whose id is then a hidden field. */
export const GENERAL_CONTACT: FormRow = contactForm(NOWHERE);

function contactForm(places: FormPlaces): FormRow {
  return defineEnquiryForm('contact', {
    id: 'contact',
    heading: 'Send us a message',
    submitLabel: 'Send my message',
    category: 'General Enquiry',
    event: 'general_enquiry',
    steps: (context) => [
      {
        heading: 'Your message',
        text: null,
        fields: [
          buildCategoryField(context),
          ...whereFields(context, places),
          ...CONTACT_FIELDS,
          buildMessageField(context),
          ...buildConsentFields(context),
        ],
      },
    ],
    hidden: (context) => (whereFields(context, places).length === 0 ? buildOwnLocation(places) : {}),
    prepare: async (requested, request) => contactForm(await loadFormPlaces(requested, request, LOCATION_TYPES)),
  });
}

function whereFields(context: FormContext, places: FormPlaces): Field[] {
  if (places.own) return [];
  const dealership = buildDealershipFields(context);
  return dealership.length > 0 ? dealership : buildLocationFields(context, places);
}
