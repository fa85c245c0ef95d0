import type { SiteSettings } from '../../settings/schema.ts';

export type EnquiryPageSettings = Pick<SiteSettings, 'forms'>;

/** Every page with an enquiry form (G1, G3, G10), by its name in the settings. */
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

/** Pages about a vehicle, which do not exist without one. */
const VEHICLE_PAGES: readonly EnquiryPage[] = ['vehicleEnquiry', 'requestPhotos', 'similar'];

export function isAboutVehicle(page: EnquiryPage): boolean {
  return VEHICLE_PAGES.includes(page);
}

export function findEnquiryPage(path: string, { forms }: EnquiryPageSettings): EnquiryPage | undefined {
  return ENQUIRY_PAGES.find((page) => forms.pages[page].paths.includes(path));
}

/** Null where the site has no such page. */
export function findEnquiryPath(page: EnquiryPage, { forms }: EnquiryPageSettings): string | null {
  return forms.pages[page].paths[0] ?? null;
}

/** Null where the site has no such page. */
export function linkToEnquiry(page: EnquiryPage, settings: EnquiryPageSettings, car: { id: number }): string | null {
  const path = findEnquiryPath(page, settings);
  return path && `${path}?car_id=${car.id}`;
}
