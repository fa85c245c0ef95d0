import type { SiteSettings } from '../../settings/schema.ts';

export interface SubscriptionTerm {
  label: string;
  text: string;
}

const LABELS = {
  included: 'Included',
  kilometres: 'Kilometres',
  insurance: 'Insurance',
  bond: 'Bond',
  shortestTerm: 'Minimum term',
  notIncluded: 'Not included',
} as const satisfies Partial<Record<keyof SiteSettings['subscription'], string>>;

/** The terms that the site states of its subscriptions, in this order; none on other sites. */
export function listSubscriptionTerms({
  subscription,
  wording,
}: Pick<SiteSettings, 'subscription' | 'wording'>): SubscriptionTerm[] {
  if (wording.offering !== 'subscription') return [];
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((key) => {
    const text = subscription[key];
    return text === null ? [] : [{ label: LABELS[key], text }];
  });
}
