import type { ServerResponse } from 'node:http';
import { formatPhone } from '../../../domain/contact/phone.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { decodePath, refuseAsPage, refuseAsProblem } from './refuse.ts';

const RETRY_SECONDS = 5;

/**
 * Refuses a read of a site whose pages are requested faster than they can be rendered: 503 with the seconds to wait, as
 * a problem for the API, else as a short page with the phone number.
 */
export function refuseBusy(res: ServerResponse, { url, settings: { brand, contact } }: RequestContext): void {
  res.setHeader('Retry-After', RETRY_SECONDS);
  if (/^\/api\//i.test(decodePath(url.pathname)))
    refuseAsProblem(res, 503, `The website is busy; try again in ${RETRY_SECONDS} s`);
  else
    refuseAsPage(res, 503, {
      title: `Back in a moment | ${brand.name}`,
      heading: 'Back in a moment',
      text:
        'A lot of people are looking at this website right now. ' +
        `Please wait ${RETRY_SECONDS} seconds and try again, or call us on ${formatPhone(contact.phone)}.`,
    });
}
