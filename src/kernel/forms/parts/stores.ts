import { createBrowserStore } from '../../../ui/browser-store.ts';
import { parseDetails, parseDraft, parseEnquired } from '../saved-fields.ts';

/** The details of the person who fills in forms here (F6). */
export const details = createBrowserStore({ name: 'details', cap: 1, check: parseDetails });

/** Forms that were begun and not sent, the last begun first. */
export const drafts = createBrowserStore({ name: 'drafts', cap: 8, check: parseDraft });

/** The subject of the last enquiry: the vehicle, and the category for the page after (S4). */
export const enquired = createBrowserStore({ name: 'enquired', cap: 1, check: parseEnquired });
