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
      .describe('Addresses of the page; the first is the main one. With none, the site has no such page.'),
    heading: text().default(heading).describe('Heading.'),
    intro: text().default(intro).describe('Text under the heading.'),
  });
}

/** Pages with forms (G1, G3, G10). */
export const formPages = part('Pages with forms: their addresses and texts.', {
  contact: page(
    'General contact.',
    ['/contact'],
    'Contact us',
    'Got a question? Send us a message and we’ll get back to you.',
  ),
  vehicleEnquiry: page(
    'Enquiry about a vehicle.',
    ['/enquire'],
    'Enquire about this vehicle',
    'Ask if it’s still available, what it comes with, or when you can see it.',
  ),
  requestPhotos: page(
    'Request for photos of a vehicle.',
    ['/request-photos'],
    'Request photos',
    'Tell us where to send them and we’ll take more photos of this vehicle for you.',
  ),
  similar: page(
    'Finding a vehicle like one that was sold.',
    ['/find-me-something-similar'],
    'Find me something similar',
    'Tell us what you liked about it and we’ll look for something similar.',
  ),
  service: page(
    'Service booking.',
    ['/service'],
    'Book a service',
    'Tell us about your vehicle and when suits you. We’ll confirm the time.',
  ),
  parts: page(
    'Parts enquiries.',
    ['/vehicle-parts-and-accessories'],
    'Parts and accessories',
    'Tell us what you need and for which vehicle. We’ll get back to you with price and availability.',
  ),
  fleet: page(
    'Fleet enquiries.',
    ['/fleet'],
    'Fleet',
    'One vehicle or hundreds: tell us what your business needs and we’ll put together a quote.',
  ),
  careers: page(
    'Job applications with a CV.',
    ['/careers'],
    'Careers',
    'Come and work with us. Tell us about yourself and attach your CV.',
  ),
  warranty: page(
    'Warranty enquiries.',
    ['/warranty', '/new-vehicle-warranty'],
    'Warranty',
    'Something not right? Tell us and we’ll check what your warranty covers.',
  ),
  unsubscribe: page(
    'Unsubscribing from offers by email.',
    ['/pages/unsubscribe'],
    'Unsubscribe',
    'Enter your email address and we’ll stop sending you offers.',
  ),
  atLocation: z
    .record(path(), slug())
    .default({})
    .describe(
      'Addresses above that belong to one location, each with its slug, such as /service-noosa for noosa-service.',
    ),
});
