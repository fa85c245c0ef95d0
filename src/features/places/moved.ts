import { LOCATION_PATHS } from '../../domain/places/location.ts';
import { findEnquiryPath } from '../../kernel/addresses/enquiry.ts';
import { LOCATOR_PATH } from '../../kernel/addresses/places.ts';
import { type FindMoved, withoutSlash } from '../../kernel/own-page.ts';

/** The folders of the pages of places lead to the dealer locator; one that promises a contact page leads to that. */
export const findMovedLocator: FindMoved = ({ settings, url: { pathname, search } }) => {
  const folder = LOCATION_PATHS.find((path) => path === withoutSlash(pathname));
  if (!folder) return undefined;
  const contact = folder === '/contact-us' ? findEnquiryPath('contact', settings) : null;
  return { to: (contact ?? LOCATOR_PATH) + search, status: 302 };
};
