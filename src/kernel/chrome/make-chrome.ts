import { formatPhone, telHref } from '../../domain/contact/phone.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { findMainLocation } from '../../domain/places/main-location.ts';
import { dayOf, formatThousands } from '../../domain/text/format.ts';
import { nounFor } from '../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { measuringModel } from '../events/consent/model.ts';
import { addressLine, groupFigures, openingOf, placeName, salesYards, weekOf } from '../places/places.ts';
import { ALL_PATH } from '../stock/address.ts';
import { vehicleWords } from '../stock/vehicle-words.ts';
import { accountChrome } from './account.ts';
import type { ChromeModel, FooterModel, LogoModel, SearchBoxModel } from './model.ts';
import { footerColumns, highlightsOf, type NavInputs, navItems } from './nav.ts';
import { savingChrome } from './saving.ts';
import { type StockFacts, typeLinks } from './stock-menu.ts';

export interface ChromeInputs {
  settings: SiteSettings;
  facts: StockFacts;
  /** Those that the site shows. */
  locations: Location[];
  specialHours: SpecialHours[];
  now: Date;
}

/** Width and height that a logo picture is drawn in until its own are known, in CSS pixels. */
const LOGO_SIZE = { width: 144, height: 36 };
/** More licences than this are listed after one prefix, as a run of numbers. */
const LICENCES_APART = 6;

/** Header and footer of a site from its settings, its live counts and its locations (A4, A9, H4). */
export function makeChrome({ settings, facts, locations, specialHours, now }: ChromeInputs): ChromeModel {
  const main = findMainLocation(locations);
  const opening = main ? openingOf(main, specialHours, now) : null;
  const yards = salesYards(locations).length;
  const place = main && yards > 1 ? placeName(main) : null;
  const nav: NavInputs = { settings, facts, things: vehicleWords(settings).many };
  return {
    siteName: settings.brand.name,
    logo: logoOf(settings.brand),
    figures: groupFigures(settings, { locations, brands: facts.brandCount ?? 0, now }),
    strapline: settings.brand.strapline,
    opening: opening && { ...opening, place },
    phone: { text: formatPhone(settings.contact.phone), href: telHref(settings.contact.phone) },
    nav: navItems(nav),
    types: typeLinks(facts.landing, settings.wording.carTypeLabels, nav.things),
    highlights: highlightsOf(settings, facts),
    menusOpenOn: settings.navigation.opensOn,
    menusOpenMs: settings.navigation.animationMs,
    search: searchBox(settings, facts),
    saving: savingChrome(settings),
    account: accountChrome(settings),
    footer: footerOf({ settings, locations, specialHours, now }, nav, place),
    measuring: measuringModel(settings),
  };
}

/** The box that searches the stock that shoppers land on, with the true count: "Search 2,512 cars", "Search 120 cars in Cairns" (B16). */
export function searchBox(settings: SiteSettings, { landing }: Pick<StockFacts, 'landing'>): SearchBoxModel {
  const { counts, within } = landing;
  const nouns = vehicleWords(settings);
  const total = counts.new + counts.demo + counts.used;
  const what =
    total > 0 ? `Search ${formatThousands(total)} ${nounFor(total, nouns)}` : `Search ${nouns.many}`;
  const [city] = within.terms.city ?? [];
  return {
    action: ALL_PATH,
    label: `${what}${city ? ` in ${city}` : ''}`,
    kept: (within.terms.city ?? []).map((value) => ({ name: 'city', value })),
    placeholder: 'Make, model or stock number',
  };
}

/** The dealer's picture, else its letters: the settings' own, or the initials of its name. */
export function logoOf({ name, logo }: SiteSettings['brand']): LogoModel {
  if (logo.image) return { kind: 'picture', picture: { src: logo.image, alt: name, ...LOGO_SIZE } };
  return { kind: 'letters', letters: logo.letters ?? initialsOf(name), name, shape: logo.shape };
}

/** The first letters of a name's first three words: "Harbour Motor Group" → "HMG". */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}'’]+/gu) ?? [name];
  return words
    .slice(0, 3)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

function footerOf(
  { settings, locations, specialHours, now }: Omit<ChromeInputs, 'facts'>,
  nav: NavInputs,
  place: string | null,
): FooterModel {
  const main = findMainLocation(locations);
  const week = main ? weekOf(main, specialHours, now, settings.locations.hours) : [];
  const year = dayOf(now, settings.locations.timeZone).slice(0, 4);
  return {
    columns: footerColumns(nav),
    email: settings.contact.email,
    address: settings.contact.address ?? (main ? addressLine(main) : null),
    hours: week.length > 0 ? { place, week } : null,
    licences: licencesOf(settings, locations),
    notes: [],
    copyright: `© ${year} ${settings.brand.legalName ?? settings.brand.name}`,
  };
}

function licencesOf({ brand, locations: { licencePrefix } }: SiteSettings, locations: Location[]): string[] {
  const numbers = [...new Set(locations.flatMap(({ dealer_license_number }) => dealer_license_number ?? []))];
  const listed = numbers.length > LICENCES_APART ? [numbers.join(', ')] : numbers;
  const licences = listed.map((number) => `${licencePrefix} ${number}`);
  return brand.abn ? [...licences, `ABN ${groupAbn(brand.abn)}`] : licences;
}

/** An Australian Business Number in its groups: 61 084 270 913. */
function groupAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
