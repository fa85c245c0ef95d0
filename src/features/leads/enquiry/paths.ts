import type { Location } from '../../../domain/places/location.ts';
import {
  ENQUIRY_PAGES,
  type EnquiryPageSettings,
  findEnquiryPage,
  isAboutVehicle,
} from '../../../kernel/addresses/enquiry.ts';
import type { OpenPage } from '../../../kernel/addresses/served-pages.ts';
import { findBookingSite, findOnlyServicePlace } from '../../../kernel/places/booking.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';

/**
 * The pages for search engines: each form's own address, and those of single locations; none that leads to the booking
 * site of another service.
 */
export function listEnquiryPaths(settings: RequestContext['settings'], locations: readonly Location[]): string[] {
  const { pages } = settings.forms;
  const listed = ENQUIRY_PAGES.filter((page) => !isAboutVehicle(page) && page !== 'unsubscribe');
  const own = listed.flatMap((page) => pages[page].paths.slice(0, 1));
  const paths = new Set(listed.flatMap((page) => pages[page].paths));
  const ofLocations = Object.keys(pages.atLocation).filter((path) => paths.has(path));
  const leadsElsewhere = (path: string) =>
    findEnquiryPage(path, settings) === 'service' &&
    findBookingSite(
      locations.find(({ slug }) => slug === pages.atLocation[path]) ?? findOnlyServicePlace(locations),
      settings,
    ) !== null;
  return [...new Set([...own, ...ofLocations])].filter((path) => !leadsElsewhere(path));
}

/** The addresses that menus and buttons may link to. */
export function listOpenEnquiryPages({ forms }: EnquiryPageSettings): OpenPage[] {
  return ENQUIRY_PAGES.flatMap((page) =>
    forms.pages[page].paths.map((path) => ({ path, needsVehicle: isAboutVehicle(page) })),
  );
}
