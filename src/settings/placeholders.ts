import { formatPhone, linkToPhone } from '../domain/contact/phone.ts';
import { formatDollars, formatThousands } from '../domain/text/format.ts';
import { findNearest } from '../domain/text/nearest.ts';
import { getVehicleNouns } from '../domain/vehicle/wording.ts';
import type { SiteSettings } from './schema.ts';

interface Placeholder {
  /** Its meaning, for the reference. */
  about: string;
  /** The setting that its value comes from. */
  setting: string;
  readFrom(settings: SiteSettings): string | null;
}

const of = (
  about: string,
  setting: string,
  readFrom: (settings: SiteSettings) => string | number | null,
): Placeholder => ({
  about,
  setting,
  readFrom: (settings) => {
    const value = readFrom(settings);
    return value === null ? null : String(value);
  },
});

/**
 * Placeholders in texts of pages, such as `{{dealerName}}`: figures and names stay right when the settings change (H9).
 */
export const PLACEHOLDERS: Readonly<Record<string, Placeholder>> = {
  dealerName: of('Name of the dealer.', 'brand.name', ({ brand }) => brand.name),
  legalName: of('Name of the company.', 'brand.legalName', ({ brand }) => brand.legalName ?? brand.name),
  abn: of('Australian Business Number.', 'brand.abn', ({ brand }) =>
    brand.abn ? brand.abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4') : null,
  ),
  phone: of('Main phone number, formatted.', 'contact.phone', ({ contact }) => formatPhone(contact.phone)),
  phoneLink: of('Main phone number as a link.', 'contact.phone', ({ contact }) => linkToPhone(contact.phone)),
  email: of('Email address.', 'contact.email', ({ contact }) => contact.email),
  address: of('Postal address.', 'contact.address', ({ contact }) => contact.address),
  vehicle: of('One vehicle: car.', 'wording', ({ wording }) => getVehicleNouns(wording).one),
  vehicles: of('Several vehicles: cars.', 'wording', ({ wording }) => getVehicleNouns(wording).many),
  locations: of(
    'The group’s number of locations.',
    'pages.groupFigures.locations',
    ({ pages }) => pages.groupFigures.locations,
  ),
  brands: of('The group’s number of brands.', 'pages.groupFigures.brands', ({ pages }) => pages.groupFigures.brands),
  years: of('The group’s years in the trade.', 'pages.groupFigures.years', ({ pages }) => pages.groupFigures.years),
  returnDays: of('Days to return a used vehicle.', 'policies.returnDays', ({ policies }) => policies.returnDays),
  returnKm: of('Maximum kilometres driven by then.', 'policies.returnKm', ({ policies }) =>
    formatThousands(policies.returnKm),
  ),
  returnFuel: of('Fuel in the tank by then.', 'policies.returnFuel', ({ policies }) => policies.returnFuel),
  protectionYears: of(
    'Years of mechanical protection.',
    'policies.protectionYears',
    ({ policies }) => policies.protectionYears,
  ),
  standardWarrantyYears: of(
    'Years of the standard warranty.',
    'policies.standardWarrantyYears',
    ({ policies }) => policies.standardWarrantyYears,
  ),
  manufacturerWarrantyYears: of(
    'Years of the manufacturer’s warranty.',
    'policies.manufacturerWarrantyYears',
    ({ policies }) => policies.manufacturerWarrantyYears,
  ),
  privacyAcknowledgeDays: of(
    'Days until an access request is acknowledged.',
    'policies.privacyAcknowledgeDays',
    ({ policies }) => policies.privacyAcknowledgeDays,
  ),
  privacyAccessDays: of(
    'Days until access is given.',
    'policies.privacyAccessDays',
    ({ policies }) => policies.privacyAccessDays,
  ),
  complaintDays: of(
    'Days until a complaint is resolved.',
    'policies.complaintDays',
    ({ policies }) => policies.complaintDays,
  ),
  tradeInMaxYears: of(
    'Maximum age of vehicles valued online, in years.',
    'tradeIn.maxAgeYears',
    ({ tradeIn }) => tradeIn.maxAgeYears,
  ),
  tradeInMaxKm: of('Maximum kilometres of vehicles valued online.', 'tradeIn.maxKm', ({ tradeIn }) =>
    formatThousands(tradeIn.maxKm),
  ),
  deposit: of(
    'Deposit to reserve a vehicle online, where the site offers it.',
    'vehicle.reserve.mode',
    ({ vehicle: { reserve } }) => (reserve.mode === 'off' ? null : formatDollars(reserve.amount)),
  ),
  reservedDays: of(
    'Days a reservation lasts.',
    'vehicle.reserve.reservedDays',
    ({ vehicle }) => vehicle.reserve.reservedDays,
  ),
  retentionDays: of(
    'Days a visitor’s data is kept.',
    'visitors.retentionDays',
    ({ visitors }) => visitors.retentionDays,
  ),
  campaignHours: of(
    'Hours a browser remembers the ad that brought the visitor, where it does.',
    'leads.campaignHours',
    ({ leads }) => leads.campaignHours || null,
  ),
  privacyLink: of('Address of the privacy policy.', 'pages.privacyLink', ({ pages }) => pages.privacyLink),
  termsLink: of('Address of the terms.', 'pages.termsLink', ({ pages }) => pages.termsLink),
  valuationLink: of(
    'Address of the online valuation, where the site has it.',
    'tradeIn.pages',
    ({ tradeIn: { show, externalLink, pages } }) =>
      show === 'hidden' ? null : (externalLink ?? pages.tradeIn ?? pages.sellMyCar ?? pages.instantPrice),
  ),
  garageLink: of(
    'Address of the visitor’s garage, where visitors can sign in.',
    'visitors.garagePath',
    ({ visitors }) => (visitors.signIn === 'on' ? visitors.garagePath : null),
  ),
  contactLink: of('Address of the contact page.', 'pages.contactLink', ({ pages }) => pages.contactLink),
};

/** `{{name}}`, and `{{#name}} … {{/name}}` around words that are shown only where the value is known. */
const MARK = /\{\{\s*([#/]?)\s*([\w-]*)\s*\}\}/g;
const SECTION = /\{\{#\s*([\w-]+)\s*\}\}([\s\S]*?)\{\{\/\s*\1\s*\}\}/g;

/**
 * What is wrong with the placeholders in a text: unknown names, values that the settings do not have, unclosed
 * sections.
 */
export function listPlaceholderFaults(
  text: string,
  settings: SiteSettings,
): { reason: string; suggestion: string | null }[] {
  const marks = [...text.matchAll(MARK)].map(([mark, kind, name]) => ({ mark, kind, name: name ?? '' }));
  const unknown = marks
    .filter(({ name }) => !Object.hasOwn(PLACEHOLDERS, name))
    .map(({ mark, name }) => {
      const near = findNearest(name, Object.keys(PLACEHOLDERS));
      return {
        reason: `${mark} is not a placeholder`,
        suggestion: near ? `Did you mean {{${near}}}?` : `It can be ${Object.keys(PLACEHOLDERS).join(', ')}.`,
      };
    });
  if (unknown.length > 0) return unknown;
  const open = [...text.replaceAll(SECTION, '$2').matchAll(MARK)].find(([, kind]) => kind !== '');
  if (open)
    return [
      {
        reason: `${open[0]} is never closed`,
        suggestion: `Sections are {{#${open[2]}}} … {{/${open[2]}}}.`,
      },
    ];
  const readFrom = (name: string) => PLACEHOLDERS[name]?.readFrom(settings) ?? null;
  const shown = text.replaceAll(SECTION, (_, name, inner) => (readFrom(name) === null ? '' : inner));
  return [...shown.matchAll(MARK)]
    .filter(([, , name = '']) => readFrom(name) === null)
    .map(([mark, , name = '']) => ({
      reason: `${mark} has no value on this site`,
      suggestion: `Set ${PLACEHOLDERS[name]?.setting}, or put the words between {{#${name}}} and {{/${name}}}.`,
    }));
}

/** Characters with a meaning in Markdown. */
const MARKDOWN = /[\\`*_{}[\]()#+.!|<>~-]/g;
const inMarkdown = (value: string) => value.replaceAll(MARKDOWN, '\\$&');

/**
 * A text with its placeholders filled in from the settings; in Markdown (`as`), values are escaped. Placeholders that
 * are unknown or without a value, which a checked text does not have, are left unchanged.
 */
export function fillPlaceholders(text: string, settings: SiteSettings, as: 'words' | 'markdown' = 'words'): string {
  if (!text.includes('{{')) return text;
  const readFrom = (name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? (PLACEHOLDERS[name]?.readFrom(settings) ?? null) : null;
  const shown = text.replaceAll(SECTION, (_, name, inner) => (readFrom(name) === null ? '' : inner));
  return shown.replaceAll(MARK, (mark, _, name) => {
    const value = readFrom(name);
    if (value === null) return mark;
    return as === 'markdown' && !name.endsWith('Link') ? inMarkdown(value) : value;
  });
}
