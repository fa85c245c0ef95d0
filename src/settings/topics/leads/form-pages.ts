import { z } from 'zod';
import { part, slug, text } from '../../kinds.ts';

const path = () =>
  z.string().regex(/^\/(?!\/)[^\s?#]*[^\s?#/]$/, 'must be a path such as /contact, without a slash at its end');

/** A page's paths, heading and introduction. */
function page(about: string, paths: string[], heading: string, intro: string) {
  return part(about, {
    paths: z
      .array(path())
      .default(paths)
      .describe('Its addresses, the first of them its own; without any the site has no such page.'),
    heading: text().default(heading).describe('Heading.'),
    intro: text().default(intro).describe('Text under the heading.'),
  });
}

/** Pages with forms (G1, G3, G10). */
export const formPages = part('Pages with forms: where they are and what they say.', {
  contact: page(
    'General contact.',
    ['/contact'],
    'Contact us',
    'Ask us anything. The right people read it and answer you.',
  ),
  vehicleEnquiry: page(
    'Enquiry about a vehicle.',
    ['/enquire'],
    'Enquire about this vehicle',
    'Ask whether it is still here, what it comes with, or when you can see it.',
  ),
  requestPhotos: page(
    'Request for photos of a vehicle.',
    ['/request-photos'],
    'Request photos',
    'Tell us where to send them, and we will take more photos of this vehicle for you.',
  ),
  similar: page(
    'Finding a vehicle like one that was sold.',
    ['/find-me-something-similar'],
    'Find me something similar',
    'Tell us what you liked about it, and we will look for one like it.',
  ),
  service: page(
    'Service booking.',
    ['/service'],
    'Book a service',
    'Tell us about your vehicle and when it suits you. We will confirm the time.',
  ),
  parts: page(
    'Parts enquiries.',
    ['/vehicle-parts-and-accessories'],
    'Parts and accessories',
    'Tell us what you need and for which vehicle. We will answer with price and availability.',
  ),
  fleet: page(
    'Fleet enquiries.',
    ['/fleet'],
    'Fleet',
    'One vehicle for the business or hundreds: tell us what you run, and we will put an offer together.',
  ),
  careers: page(
    'Job applications with a CV.',
    ['/careers'],
    'Careers',
    'Work with us. Tell us what you do best, and send your CV along.',
  ),
  warranty: page(
    'Warranty enquiries.',
    ['/warranty', '/new-vehicle-warranty'],
    'Warranty',
    'Is something not as it should be? Tell us, and we will find out what your warranty does.',
  ),
  unsubscribe: page(
    'Getting no more offers by email.',
    ['/pages/unsubscribe'],
    'Unsubscribe',
    'Enter your email address, and we will send you no more offers.',
  ),
  atLocation: z
    .record(path(), slug())
    .default({})
    .describe(
      'Addresses of the above that are of one location, each with its slug, such as /service-noosa of noosa-service.',
    ),
});
