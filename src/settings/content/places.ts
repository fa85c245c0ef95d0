import { z } from 'zod';
import { LOCATION_TYPES } from '../../domain/places/location.ts';
import {
  clockTime,
  count,
  isoDate,
  link,
  optionalLink,
  optionalPhone,
  optionalText,
  optionalWebAddress,
  postcode,
  slug,
  text,
  timeZone,
} from '../kinds.ts';

const names = () => z.array(text()).default([]);

export const dealershipContent = z.strictObject({
  slug: slug().describe('Its name in addresses and in feeds (dealership_slug).'),
  name: text().describe('Its name.'),
  website: optionalWebAddress().describe('Its own website.'),
  dealer_license_number: optionalText().describe('Motor dealer licence number.'),
  manufacturers: names().describe('Makes it sells new.'),
});

const openingHour = z
  .strictObject({
    weekday: z.int().min(0).max(6).describe('0 is Sunday, 6 Saturday.'),
    status: z.enum(['Open', 'Closed']).default('Open').describe('Whether it is open.'),
    formated_hours: optionalText().describe('Hours in the dealer’s own words; null formats them from the times.'),
    open: clockTime().nullable().default(null).describe('Opening time, HH:MM.'),
    close: clockTime().nullable().default(null).describe('Closing time, HH:MM.'),
  })
  .refine((day) => day.status === 'Closed' || (day.open !== null && day.close !== null && day.open < day.close), {
    error: 'an open day needs open and close, in that order',
  });

const address = z.strictObject({
  street: optionalText().describe('Street and number.'),
  city: optionalText().describe('Suburb or town.'),
  state: optionalText().describe('State, for instance QLD.'),
  postcode: postcode().nullable().default(null).describe('Postcode.'),
  lat: z.number().min(-90).max(90).nullable().default(null).describe('Degrees north; south is negative.'),
  long: z.number().min(-180).max(180).nullable().default(null).describe('Degrees east.'),
  place_id: optionalText().describe('Its ID in a maps service.'),
  place_url: optionalWebAddress().describe('Its address in a maps service.'),
  map_key: optionalText().describe('Key of an embedded map.'),
});

const picture = z.strictObject({
  image: z.strictObject({ url: link() }).describe('The picture.'),
  thumb: z.strictObject({ url: link() }).describe('Thumbnail.'),
});

export const locationContent = z.strictObject({
  name: text().describe('Its name, for instance Harbour Cairns - Service.'),
  slug: slug().nullable().default(null).describe('Its name in addresses; null derives it from the name.'),
  dealership_slug: slug().describe('The dealership it belongs to.'),
  location_type: z.enum(LOCATION_TYPES).default('sales').describe('Its type.'),
  location_subtype: optionalText().describe('For example buying; "pre-owned sales" counts as used.'),
  primary: z.boolean().default(false).describe('Whether it is the main location.'),
  visible: z.boolean().default(true).describe('Whether it is shown.'),
  manufacturers: names().describe('Makes at this location.'),
  dealer_license_number: optionalText().describe('Motor dealer licence number.'),
  motor_vehicle_repairer: optionalText().describe('Repairer licence number.'),
  average_rating: z.number().min(0).max(5).nullable().default(null).describe('Average of its reviews.'),
  review_count: count().default(0).describe('Number of its reviews.'),
  image: picture.nullable().default(null).describe('A picture of it.'),
  time_zone: timeZone().nullable().default(null).describe('Its time zone; null uses the site’s.'),
  address,
  contact_detail: z
    .strictObject({
      phone: optionalPhone().describe('Phone number.'),
      landline_phone: optionalPhone().describe('Second phone number.'),
      opening_hours: z.array(openingHour).default([]).describe('Opening hours by weekday; a day left out is closed.'),
    })
    .prefault({}),
  distribution_locations: z.array(slug()).default([]).describe('Slugs of locations where its vehicles are available.'),
});

const hoursOfDay = z.strictObject({
  begin: clockTime().describe('Opening time.'),
  end: clockTime().describe('Closing time.'),
});

/** A special day in its file: with separate times, or with both in `hours`. */
const specialDay = z.strictObject({
  date: isoDate().describe('The day.'),
  name: optionalText().describe('Name of the day, for example Christmas Day.'),
  status: z.enum(['Open', 'Closed']).default('Closed').describe('Whether it is open.'),
  start_hour: clockTime().nullable().default(null).describe('Opening time.'),
  end_hour: clockTime().nullable().default(null).describe('Closing time.'),
  hours: hoursOfDay.nullable().default(null).describe('Both times, in place of start_hour and end_hour.'),
  location_slug: slug().nullable().default(null).describe('The location; null means all.'),
});

type SpecialDay = z.output<typeof specialDay>;

export const specialHoursContent = specialDay
  .refine((day) => day.hours === null || (day.start_hour === null && day.end_hour === null), {
    path: ['hours'],
    error: 'replaces start_hour and end_hour: give one or the other',
  })
  .refine(
    (day) => {
      const { status, start_hour, end_hour } = toPlainHours(day);
      return status === 'Closed' || (start_hour !== null && end_hour !== null && start_hour < end_hour);
    },
    { error: 'an open day needs start_hour and end_hour, or hours with begin and end, in that order' },
  );

/** A special day with separate times, in whichever form it was written. */
export function toPlainHours({ hours, ...day }: SpecialDay): Omit<SpecialDay, 'hours'> {
  return hours ? { ...day, start_hour: hours.begin, end_hour: hours.end } : day;
}

export const reviewContent = z.strictObject({
  location_slug: slug().describe('The location reviewed; its reviews appear only with that location.'),
  customer_name: text().describe('Customer’s name.'),
  rating: z.number().min(1).max(5).describe('Stars.'),
  text: optionalText().describe('Text of the review.'),
  review_date: isoDate().describe('Date.'),
  image: optionalLink().describe('Picture of the customer.'),
});
