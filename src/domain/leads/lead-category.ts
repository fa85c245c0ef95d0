/** Lead categories of the platform's own forms, chat and payments. A site's contact form may add its own. */
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

/** Job applications, which come with a CV: only those who handle applications may read them. */
export const CAREER: LeadCategory = 'Career Enquiry';

/** Every category that a site accepts: the platform's own, and those that its contact form offers. */
export function listSiteCategories(chosen: readonly string[]): string[] {
  return [...new Set([...LEAD_CATEGORIES, ...chosen])];
}
