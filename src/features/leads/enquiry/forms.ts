import type { EnquiryPage } from '../../../kernel/addresses/enquiry.ts';
import type { FormRow } from '../../../kernel/forms/fields/row.ts';
import { FLEET_ENQUIRY, JOB_APPLICATION } from './forms/business.ts';
import { GENERAL_CONTACT } from './forms/contact.ts';
import { PARTS_ENQUIRY, SERVICE_BOOKING, WARRANTY_ENQUIRY } from './forms/own-vehicle.ts';
import { UNSUBSCRIBE } from './forms/unsubscribe.ts';
import { PHOTOS_REQUEST, SIMILAR_ENQUIRY, VEHICLE_ENQUIRY } from './forms/vehicle.ts';

export const ENQUIRY_FORMS: Readonly<Record<EnquiryPage, FormRow>> = {
  contact: GENERAL_CONTACT,
  vehicleEnquiry: VEHICLE_ENQUIRY,
  requestPhotos: PHOTOS_REQUEST,
  similar: SIMILAR_ENQUIRY,
  service: SERVICE_BOOKING,
  parts: PARTS_ENQUIRY,
  fleet: FLEET_ENQUIRY,
  careers: JOB_APPLICATION,
  warranty: WARRANTY_ENQUIRY,
  unsubscribe: UNSUBSCRIBE,
};
