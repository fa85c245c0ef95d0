import type { SiteSettings } from '../../../settings/schema.ts';
import { isLinkServed, toOpenPage } from '../../addresses/served-pages.ts';
import { listStandardPaths } from '../../addresses/standard-pages.ts';
import type { FormContext } from './row.ts';
import type { Field } from './schema.ts';

/** The contact details of every form (G3: lead form fields). */
export const CONTACT_FIELDS: readonly Field[] = [
  { name: 'name', label: 'First Name', kind: 'name', required: true, autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last Name', kind: 'name', required: true, autoComplete: 'family-name' },
  { name: 'email', label: 'Email Address', kind: 'email', required: true, autoComplete: 'email' },
  { name: 'phone', label: 'Mobile Number', kind: 'phone', required: true, autoComplete: 'tel' },
  { name: 'postcode', label: 'Postcode', kind: 'postcode', required: true, autoComplete: 'postal-code' },
];

/** The dealership, where the site has several and lets shoppers choose (S5); else no field. */
export function buildDealershipFields({ settings, places, car, given }: FormContext): Field[] {
  const { dealerships } = places;
  if (settings.forms.enquiry.locationInput === 'removed' || dealerships.length < 2) return [];
  const options = dealerships.map(({ slug, name }) => ({ value: slug, label: name }));
  const isOne = (slug?: string) => options.some(({ value }) => value === slug);
  const wanted = [given.preferredDealership, car?.dealership_slug].find(isOne);
  return [
    {
      name: 'dealership_slug',
      label: 'Location',
      kind: 'choice',
      required: true,
      options: options.sort((a, b) => a.label.localeCompare(b.label, 'en-AU')),
      value: wanted,
    },
  ];
}

export const TERMS_TEXT = 'I agree to the privacy policy and the terms of use.';

/** The consent to emails, which is never ticked in advance, and the terms where the site wants them agreed to (G5). */
export function buildConsentFields({ settings: { forms } }: Pick<FormContext, 'settings'>): Field[] {
  const optIn: Field = { name: 'opt_in', label: forms.enquiry.optInLabel, kind: 'consent', required: false };
  const terms: Field = { name: 'terms', label: TERMS_TEXT, kind: 'terms', required: true };
  return forms.terms.checkbox === 'required' ? [optIn, terms] : [optIn];
}

/**
 * The same for the car enquiry, the one form whose consent the specification ticks in advance, unless the site says
 * otherwise (S5).
 */
export function buildCarEnquiryConsent(context: Pick<FormContext, 'settings'>): Field[] {
  const value = context.settings.forms.enquiry.optInDefault ? 'on' : undefined;
  return buildConsentFields(context).map((field) => (field.kind === 'consent' ? { ...field, value } : field));
}

/** The pages of what the visitor agrees to, where the site has them (G5). */
export function buildPolicyLinks(settings: Pick<SiteSettings, 'pages' | 'reviews'>): { label: string; href: string }[] {
  const opened = listStandardPaths(settings).map(toOpenPage);
  const policies = [
    { label: 'Privacy policy', href: settings.pages.privacyLink },
    { label: 'Terms of use', href: settings.pages.termsLink },
  ];
  return policies.filter(({ href }) => isLinkServed(href, undefined, opened));
}
