import { z } from 'zod';
import {
  count,
  emailAddress,
  optionalPhone,
  optionalText,
  optionalWebAddress,
  part,
  phone,
  slug,
} from '../../kinds.ts';

const social = part('Social network pages; null leaves the link out.', {
  facebook: optionalWebAddress().describe('Facebook page.'),
  instagram: optionalWebAddress().describe('Instagram page.'),
  youtube: optionalWebAddress().describe('YouTube channel.'),
  linkedin: optionalWebAddress().describe('LinkedIn page.'),
  tiktok: optionalWebAddress().describe('TikTok page.'),
  x: optionalWebAddress().describe('X (Twitter) page.'),
});

export const contact = part('Phone numbers and other contact details.', {
  phone: phone().describe('The main number. Required.'),
  email: emailAddress().nullable().default(null).describe('Email address shown to shoppers.'),
  address: optionalText().describe('Postal address of the head office, for the footer and legal texts.'),
  overridePhoneNumber: optionalPhone().describe('Replaces every other number for all vehicles.'),
  filterPhoneNumberByCarType: z
    .boolean()
    .default(false)
    .describe('Whether numbers by car type override the location’s own.'),
  newCarPhoneNumber: optionalPhone().describe('Number for new vehicles.'),
  usedCarPhoneNumber: optionalPhone().describe('Number for used vehicles.'),
  demoCarPhoneNumber: optionalPhone().describe('Number for demonstrators.'),
  locationPhoneNumbers: z
    .record(slug(), phone())
    .default({})
    .describe('Numbers that replace all others for a location and its vehicles, by location slug.'),
  phoneReveal: z
    .enum(['masked', 'open'])
    .default('masked')
    .describe('Whether a vehicle’s number is masked until it is clicked.'),
  phoneVisibleCharacters: count().default(5).describe('Characters of a masked number that are shown.'),
  social,
});
