import type { SiteSettings } from '../../settings/schema.ts';

export type EnquiryPageSettings = Pick<SiteSettings, 'forms'>;

/** Every page with an enquiry form (G1, G3, G10), as the settings name them. */
export const ENQUIRY_PAGES = [
  'contact',
  'vehicleEnquiry',
  'requestPhotos',
  'similar',
  'service',
  'parts',
  'fleet',
  'careers',
  'warranty',
  'unsubscribe',
] as const;
export type EnquiryPage = (typeof ENQUIRY_PAGES)[number];

/** Pages that are about a vehicle, and nothing without one. */
const VEHICLE_PAGES: readonly EnquiryPage[] = ['vehicleEnquiry', 'requestPhotos', 'similar'];

/** Whether a page is of a vehicle (`?car_id=`) only. */
export function isAboutVehicle(page: EnquiryPage): boolean {
  return VEHICLE_PAGES.includes(page);
}

/** The page that the site has at a path; undefined for none. */
export function findEnquiryPage(path: string, { forms }: EnquiryPageSettings): EnquiryPage | undefined {
  return ENQUIRY_PAGES.find((page) => forms.pages[page].paths.includes(path));
}

/** A page's own address; null where the site has no such page. */
export function findEnquiryPath(page: EnquiryPage, { forms }: EnquiryPageSettings): string | null {
  return forms.pages[page].paths[0] ?? null;
}

/** A page's address for a vehicle; null where the site has no such page. */
export function linkToEnquiry(
  page: EnquiryPage,
  settings: EnquiryPageSettings,
  car: { id: number },
): string | null {
  const path = findEnquiryPath(page, settings);
  return path && `${path}?car_id=${car.id}`;
}

/** Where menus and buttons may lead: every address of the pages that the site has. */
export function listOpenEnquiryPages({
  forms,
}: EnquiryPageSettings): { path: string; needsVehicle: boolean }[] {
  return ENQUIRY_PAGES.flatMap((page) =>
    forms.pages[page].paths.map((path) => ({ path, needsVehicle: isAboutVehicle(page) })),
  );
}
