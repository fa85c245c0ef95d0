import type { SiteSettings } from '../../../settings/schema.ts';
import { TAG_MANAGER_URL } from './address.ts';

/** Measuring by others, which a visitor is asked about (I1). */
export interface MeasuringModel {
  text: string;
  yes: string;
  no: string;
  /** The words that ask again. */
  again: string;
  /** Of the tag manager, which is loaded once the visitor has agreed. */
  scriptUrl: string;
}

/** What visitors are asked, on a site that has a tag manager; null on all others. */
export function buildMeasuringModel({ analytics }: Pick<SiteSettings, 'analytics'>): MeasuringModel | null {
  const { tagManagerId, tagManagerUrl, consentText, consentYes, consentNo, consentAgain } = analytics;
  if (tagManagerId === null) return null;
  const address = tagManagerUrl ?? TAG_MANAGER_URL;
  return {
    text: consentText,
    yes: consentYes,
    no: consentNo,
    again: consentAgain,
    scriptUrl: `${address}${address.includes('?') ? '&' : '?'}id=${tagManagerId}`,
  };
}
