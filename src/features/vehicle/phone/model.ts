/** The record of a revealed number (S7). */
export interface RevealRecord {
  car_id: number;
  dealership_id: number;
  website_id: number;
}

/** The number to call about a vehicle, and the part that is shown until it is clicked (D12). */
export interface PhoneModel {
  text: string;
  href: string;
  /** The number masked after its beginning; null where it is shown from the start. */
  masked: string | null;
  recordPath: string;
  reveal: RevealRecord;
}

/** The query by which a page shows the number to visitors without scripts. */
export const SHOWN_QUERY = 'phone=shown';

/** Whether the address asks for a page that shows the number. */
export function isPhoneRequested(url: Pick<URL, 'searchParams'>): boolean {
  return url.searchParams.get('phone') === 'shown';
}

export const PHONE_ANCHOR = 'call';
