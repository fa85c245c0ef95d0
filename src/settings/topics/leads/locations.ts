import { z } from 'zod';
import { LOCATION_PATHS, LOCATION_TYPES } from '../../../domain/places/location.ts';
import { count, optionalLink, optionalWebAddress, part, shown, slug, text, timeZone, webAddress } from '../../kinds.ts';
import { locationBlock } from '../../location-block.ts';

const labels = part('Names of the location types.', {
  sales: text().default('Sales').describe('Sales, and locations without a type.'),
  used: text().default('Used').describe('Used vehicles.'),
  service: text().default('Service').describe('Service.'),
  parts: text().default('Parts').describe('Parts.'),
});

const hours = part('Opening hours.', {
  closed: z.enum(['closed', 'by_appointment']).default('closed').describe('What is shown for a closed day.'),
  closedText: text().default('Closed').describe('Text for closed days.'),
  byAppointmentText: text().default('By appointment only').describe('Text for days by appointment.'),
  enquireLocations: z
    .array(slug())
    .default([])
    .describe('Slugs of locations whose closed days show the Enquire Now link.'),
  enquireText: text().default('Enquire Now').describe('Text of that link.'),
  holidayHours: shown('shown').describe('The dialog of holiday hours.'),
});

const carousel = part('The carousel of locations.', {
  heading: text().default('Our Locations').describe('Its title.'),
  hint: text().default('Swipe').describe('Its hint.'),
  arrowsAbove: count().default(3).describe('Arrows and hint are shown above this many locations.'),
});

const block = part('Which locations a block of locations shows.', locationBlock);

const map = part('The map of locations.', {
  show: shown('shown').describe(
    'Whether there are maps: in the dealer locator, on pages of locations, where locations are listed, and with a ' +
      'vehicle’s location.',
  ),
  filters: z
    .array(z.enum(LOCATION_TYPES))
    .default([...LOCATION_TYPES])
    .describe('Filters on the map.'),
  tiles: optionalWebAddress().describe(
    'Address of map tiles with {z}, {x} and {y}, for maps with streets; null uses the built-in map of towns.',
  ),
  style: optionalWebAddress().describe('Address of a MapLibre style, for vector maps with streets instead of tiles.'),
  styleSources: z
    .array(webAddress())
    .default([])
    .describe('Addresses of other servers from which the style loads tiles, fonts and symbols.'),
  attribution: text().nullable().default(null).describe('Copyright notice of the tiles.'),
});

export const locations = part('Dealerships and their locations.', {
  layout: z.enum(['tabs', 'side_by_side']).default('tabs').describe('How the locations of one dealership are shown.'),
  panel: z
    .enum(['map', 'image'])
    .default('image')
    .describe('What a location’s card shows beside its text; a map also stands in for a missing image.'),
  maxTabs: count().default(4).describe('Maximum number of tabs.'),
  labels,
  path: z.enum(LOCATION_PATHS).default('/locations').describe('Start of the addresses of location pages.'),
  licencePrefix: text().default('DL#').describe('Text before a dealer licence number.'),
  timeZone: timeZone().default('Australia/Brisbane').describe('Time zone of the site, and of locations without one.'),
  hours,
  carousel,
  block,
  map,
});

export const service = part('Service booking.', {
  bookingUrl: optionalWebAddress().describe(
    'External booking site (xtime_url) for all locations; null uses the site’s own form.',
  ),
  links: z
    .array(
      z.strictObject({
        name: text().describe('Name of the location, or of the link.'),
        make: text().nullable().default(null).describe('Make it is for.'),
        url: webAddress().describe('Booking site.'),
      }),
    )
    .default([])
    .describe('Booking sites of single locations or makes; these override the general one.'),
});

const invitation = part('The invitation to write a review; {dealer} becomes the dealer’s name.', {
  heading: text().default('Been to {dealer}?').describe('Heading.'),
  text: text()
    .default('Bought from us, or been in for a service? Tell us how it went, good or bad.')
    .describe('Text under the heading.'),
  label: text().default('Write a review').describe('Words of the button.'),
  link: optionalLink().describe('Where customers write reviews; null uses pages.contactLink.'),
});

export const reviews = part('Reviews and stars.', {
  show: shown('shown').describe('Whether reviews are shown.'),
  minimumRating: z.number().min(0).max(5).default(4).describe('Stars are shown only when the average is above this.'),
  limit: count().default(12).describe('Maximum number of reviews shown at a time.'),
  path: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, 'must be a path such as /reviews')
    .default('/reviews')
    .describe('Address of the reviews; those of a location are below it, by its slug.'),
  heading: text().default('What our customers say').describe('Heading of the reviews.'),
  fractionAbovePercent: z
    .number()
    .min(0)
    .max(100)
    .default(30)
    .describe('A partial star is shown only when the fraction exceeds this.'),
  invitation,
});
