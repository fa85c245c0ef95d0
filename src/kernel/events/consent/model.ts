import type { SiteSettings } from '../../../settings/schema.ts';
import { TAG_MANAGER_URL } from './address.ts';

/** The consent banner for third-party analytics (I1). */
export interface MeasuringModel {
  text: string;
  yes: string;
  no: string;
  /** The label of the link that opens the banner again. */
  again: string;
  /** The tag manager's script, which is loaded once the visitor has agreed. */
  scriptUrl: string;
}

/** Null on sites without a tag manager. */
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
