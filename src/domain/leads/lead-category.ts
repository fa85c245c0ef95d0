/**
 * What leads are about, as the platform's own forms, chat and payments say it. A site's contact form may have kinds of
 * its own beside them.
 */
export const LEAD_CATEGORIES = [
  'General Enquiry',
  'New Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Test Drive',
  'Finance Enquiry',
  'Trade-In',
  'Sell My Car',
  'Instant Price',
  'Reservation',
  'Online purchase',
  'Online payment',
  'Spin to Win',
  'Service Enquiry',
  'Parts Enquiry',
  'Warranty Enquiry',
  'Fleet Enquiry',
  'Career Enquiry',
  'Unsubscribe',
] as const;
export type LeadCategory = (typeof LEAD_CATEGORIES)[number];

/** Applications for a job, which come with a CV: nobody but those who take them shall read these. */
export const CAREER: LeadCategory = 'Career Enquiry';

/** Every kind of lead that a site takes: the platform's own, and those that its contact form lets shoppers choose. */
export function listSiteCategories(chosen: readonly string[]): string[] {
  return [...new Set([...LEAD_CATEGORIES, ...chosen])];
}
