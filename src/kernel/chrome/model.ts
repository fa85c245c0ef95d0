import { formatPhone, linkToPhone } from '../../domain/contact/phone.ts';
import type { Location, SpecialHours } from '../../domain/places/location.ts';
import { findMainLocation } from '../../domain/places/main-location.ts';
import { formatThousands, toLocalDay } from '../../domain/text/format.ts';
import { pickNoun } from '../../domain/vehicle/wording.ts';
import { fillHeading } from '../../settings/fill-heading.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import { LOCATOR_PATH } from '../addresses/places.ts';
import type { MeasuringModel } from '../events/consent/model.ts';
import { buildMeasuringModel } from '../events/consent/model.ts';
import type { HoursModel, OpeningModel } from '../places/model.ts';
import {
  buildGroupFigures,
  buildOpening,
  buildWeek,
  countLocations,
  formatAddress,
  formatLocationCount,
  formatPlaceName,
  groupSalesLocations,
} from '../places/places.ts';
import { ALL_PATH } from '../stock/address.ts';
import { getVehicleWords } from '../stock/vehicle-words.ts';
import { buildAccountChrome } from './account.ts';
import type { BrandLink } from './brand-sign.ts';
import { buildFooterColumns, buildHighlights, buildNavItems, type NavInputs } from './nav.ts';
import { buildSavingChrome } from './saving.ts';
import { buildTypeLinks, type StockFacts } from './stock-menu.ts';

/** A link within the site, with the number of vehicles behind it (null where a number would say nothing). */
export interface CountedLink {
  label: string;
  href: string;
  count: number | null;
}

export interface LinkColumn {
  heading: string;
  links: CountedLink[];
}

/** One entry of the main menu: a plain link, or a menu of columns (with a link to all of it where there is one). */
export type NavItem =
  | { kind: 'link'; label: string; href: string }
  | {
      kind: 'menu';
      label: string;
      all: { label: string; href: string } | null;
      columns: LinkColumn[];
      /** The mega-menu of brands, in place of columns. */
      brands?: readonly BrandLink[];
    };

/** One to four letters drawn in the look's own mark, or the dealer's picture. */
export type LogoModel =
  | { kind: 'letters'; letters: string; name: string; shape: LogoShape }
  | { kind: 'picture'; picture: PictureModel; onDark: LogoOnDark | null };
/** The logo for dark grounds, and in which themes the page itself is one. */
export interface LogoOnDark {
  picture: PictureModel;
  theme: SiteSettings['brand']['theme'];
}
export type LogoShape = SiteSettings['brand']['logo']['shape'];

export interface PhoneLink {
  /** Formatted for people: 07 5550 1234. */
  text: string;
  /** `tel:` and digits. */
  href: string;
}

export interface FooterModel {
  columns: LinkColumn[];
  email: string | null;
  address: string | null;
  /** The week of the main location, which is named where there are several; null where it is not known. */
  hours: { place: string | null; week: HoursModel[] } | null;
  /** To the hours of all locations, in place of one's week where there are many. */
  allHours: { label: string; href: string } | null;
  /** Licence numbers, ABN. */
  licences: string[];
  /** What the licences fold behind where there are many. */
  licencesLabel: string | null;
  /** Paragraphs that the dealer wants on every page. */
  notes: string[];
  copyright: string;
}

/** The form of the keyword search. */
export interface SearchBoxModel {
  action: string;
  label: string;
  placeholder: string;
  /** Hidden fields of the form: the city where the site lands its shoppers. */
  kept: { name: string; value: string }[];
}

/** The site's settings and words for saving and comparing; null for what it does not have (C5, F3). */
export interface SavingChrome {
  /** Whether saved vehicles are stored with the signed-in visitor (F2) rather than in the browser. */
  inAccount: boolean;
  /** Whether the site stores anything with its visitors: if so, pages contain the form that does it. */
  hasKeepForm: boolean;
  favourites: { href: string; label: string } | null;
  compare: { href: string; label: string; limit: number } | null;
  texts: Record<
    'saved' | 'view' | 'removed' | 'unstored' | 'compared' | 'full' | 'dropped' | 'searchSaved' | 'searchUntold',
    string
  >;
  /** Where visitors choose how they are notified. */
  alerts: { href: string; label: string };
  toastMs: number;
  nouns: string;
}

/** The link to sign in, and for signed-in visitors the link to their own pages. */
export interface AccountChrome {
  signIn: { label: string; href: string };
  garage: { label: string; href: string };
}

/** Header and footer of a site, finished: a template arranges it and looks nothing up. */
export interface ChromeModel {
  siteName: string;
  logo: LogoModel;
  /** Counted facts about the group for the bar on top: `54` `locations`. */
  figures: { value: string; label: string }[];
  strapline: string | null;
  /** Of the main location, which is named where there are several. */
  opening: (OpeningModel & { place: string | null }) | null;
  phone: PhoneLink | null;
  /** What stands before the number where the footer has it large. */
  footerCall: string;
  nav: NavItem[];
  /** The stock by condition, with counts: "Used cars". */
  types: CountedLink[];
  /** Prominent links, the most wanted first. */
  highlights: { label: string; href: string }[];
  menusOpenOn: 'click' | 'hover';
  menusOpenMs: number;
  search: SearchBoxModel;
  saving: SavingChrome;
  /** Null on a site without sign-in. */
  account: AccountChrome | null;
  footer: FooterModel;
  /** Third-party analytics that needs the visitor's consent; null where there is none. */
  measuring: MeasuringModel | null;
}

export interface ChromeInputs {
  settings: SiteSettings;
  facts: StockFacts;
  /** Those that the site shows. */
  locations: Location[];
  specialHours: SpecialHours[];
  now: Date;
}

/** The size in CSS pixels at which a logo picture is drawn until its own is known. */
const LOGO_SIZE = { width: 144, height: 36 };
/** More licences than this are listed after one prefix, as a run of numbers. */
const LICENCES_APART = 6;
/** With more locations than this the week of one says nothing of the others. */
const WEEK_OF_ONE = 6;

/** Header and footer of a site from its settings, its live counts and its locations (A4, A9, H4). */
export function buildChrome({ settings, facts, locations, specialHours, now }: ChromeInputs): ChromeModel {
  const main = findMainLocation(locations);
  const opening = main ? buildOpening(main, specialHours, now) : null;
  const yards = groupSalesLocations(locations).length;
  const place = main && yards > 1 ? formatPlaceName(main) : null;
  const nav: NavInputs = { settings, facts, things: getVehicleWords(settings).many };
  return {
    siteName: settings.brand.name,
    logo: buildLogo(settings.brand),
    figures: buildGroupFigures(settings, { locations, brands: facts.brandCount ?? 0, now }),
    strapline: settings.brand.strapline,
    opening: opening && { ...opening, place },
    phone: { text: formatPhone(settings.contact.phone), href: linkToPhone(settings.contact.phone) },
    footerCall: fillHeading(settings.headings.footerCall, settings),
    nav: buildNavItems(nav),
    types: buildTypeLinks(facts.landing, settings.wording.carTypeLabels, nav.things),
    highlights: buildHighlights(settings, facts),
    menusOpenOn: settings.navigation.opensOn,
    menusOpenMs: settings.navigation.animationMs,
    search: buildSearchBox(settings, facts),
    saving: buildSavingChrome(settings),
    account: buildAccountChrome(settings),
    footer: buildFooter({ settings, locations, specialHours, now }, nav, place),
    measuring: buildMeasuringModel(settings),
  };
}

/**
 * The search box for the stock that shoppers land on, with its count: "Search 2,512 cars", "Search 120 cars in Cairns"
 * (B16).
 */
export function buildSearchBox(settings: SiteSettings, { landing }: Pick<StockFacts, 'landing'>): SearchBoxModel {
  const { counts, within } = landing;
  const nouns = getVehicleWords(settings);
  const total = counts.new + counts.demo + counts.used;
  const what = total > 0 ? `Search ${formatThousands(total)} ${pickNoun(total, nouns)}` : `Search ${nouns.many}`;
  const [city] = within.terms.city ?? [];
  return {
    action: ALL_PATH,
    label: `${what}${city ? ` in ${city}` : ''}`,
    kept: (within.terms.city ?? []).map((value) => ({ name: 'city', value })),
    placeholder: 'Make, model or stock number',
  };
}

/** The dealer's picture, else its letters: the settings' own, or the initials of its name. */
function buildLogo({ name, logo, theme }: SiteSettings['brand']): LogoModel {
  const pictureAt = (src: string): PictureModel => ({ src, alt: name, ...LOGO_SIZE });
  const onDark = logo.onDark ? { picture: pictureAt(logo.onDark), theme } : null;
  if (logo.image) return { kind: 'picture', picture: pictureAt(logo.image), onDark };
  return { kind: 'letters', letters: logo.letters ?? getInitials(name), name, shape: logo.shape };
}

/** The first letters of a name's first three words: "Harbour Motor Group" → "HMG". */
export function getInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}'’]+/gu) ?? [name];
  return words
    .slice(0, 3)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

function buildFooter(
  { settings, locations, specialHours, now }: Omit<ChromeInputs, 'facts'>,
  nav: NavInputs,
  place: string | null,
): FooterModel {
  const main = findMainLocation(locations);
  const week = main ? buildWeek(main, specialHours, now, settings.locations.hours) : [];
  const year = toLocalDay(now, settings.locations.timeZone).slice(0, 4);
  return {
    columns: buildFooterColumns(nav),
    email: settings.contact.email,
    address: settings.contact.address ?? (main ? formatAddress(main) : null),
    ...(countLocations(locations) > WEEK_OF_ONE
      ? {
          hours: null,
          allHours: { label: `Opening hours of our ${formatLocationCount(locations)}`, href: LOCATOR_PATH },
        }
      : { hours: week.length > 0 ? { place, week } : null, allHours: null }),
    licences: listLicences(settings, locations),
    licencesLabel: labelLicences(locations),
    notes: [],
    copyright: `© ${year} ${settings.brand.legalName ?? settings.brand.name}`,
  };
}

const listNumbers = (locations: Location[]): string[] => [
  ...new Set(locations.flatMap(({ dealer_license_number }) => dealer_license_number ?? [])),
];

function labelLicences(locations: Location[]): string | null {
  const { length } = listNumbers(locations);
  return length > LICENCES_APART ? `Our ${length} dealer licences` : null;
}

function listLicences({ brand, locations: { licencePrefix } }: SiteSettings, locations: Location[]): string[] {
  const numbers = listNumbers(locations);
  const listed = numbers.length > LICENCES_APART ? [numbers.join(', ')] : numbers;
  const licences = listed.map((number) => `${licencePrefix} ${number}`);
  return brand.abn ? [...licences, `ABN ${groupAbn(brand.abn)}`] : licences;
}

/** An Australian Business Number in its groups: 61 084 270 913. */
function groupAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
