import { data, redirect } from 'react-router';
import { formatPhone } from '../../../domain/contact/phone.ts';
import { GARAGE_SECTIONS, type GarageSectionKey, linkToGarage } from '../../../kernel/addresses/garage.ts';
import { SAVED_PATH } from '../../../kernel/addresses/saving.ts';
import { SIGN_OUT_PATH } from '../../../kernel/addresses/visitors.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { ALL_PATH } from '../../../kernel/stock/address.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import { canSaveSearches, isSavingInAccount } from '../../../kernel/visitors/account-saving.ts';
import { PRIVATE, requireVisitor, type SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { loadDetailsSection, type TypedDetails } from './details.ts';
import type { GaragePageModel, GarageSection } from './model.ts';
import { loadMyDataSection } from './my-data.ts';
import { findGarageNote } from './notes.ts';
import { loadSavedCarsSection } from './saved-cars.ts';
import { loadSavedSearchesSection, openSavedSearch } from './saved-searches.ts';
import { findGarageSection } from './sections.ts';
import { loadSentSection } from './sent.ts';
import { loadSessionsSection } from './sessions.ts';

type SectionLoader = (visitor: SignedInVisitor, request: RequestContext) => Promise<GarageSection> | GarageSection;

const SECTION_LOADERS: Record<GarageSectionKey, SectionLoader> = {
  overview: (_, { settings }) => ({ kind: 'overview', tiles: tilesOf(settings) }),
  'saved-cars': loadSavedCarsSection,
  'saved-searches': loadSavedSearchesSection,
  enquiries: (visitor, request) => loadSentSection('enquiries', visitor, request),
  valuations: (visitor, request) => loadSentSection('valuations', visitor, request),
  finance: (visitor, request) => loadSentSection('finance', visitor, request),
  details: (visitor, request) => loadDetailsSection(visitor, request, null),
  sessions: loadSessionsSection,
  'my-data': loadMyDataSection,
};

/**
 * A page of the garage for its signed-in visitor (F5). Throws a redirect to sign-in where nobody is signed in, and 404
 * where the site has no such page.
 */
export async function loadGarage(request: RequestContext) {
  const { key, visitor } = await enterGarage(request);
  const opened = key === 'saved-searches' ? await openSavedSearch(visitor, request) : null;
  if (opened) throw redirect(opened, { status: 302, headers: PRIVATE });
  const section = await SECTION_LOADERS[key](visitor, request);
  return data({ kind: 'garage', page: garagePage(key, section, visitor, request) } as const, {
    headers: PRIVATE,
  });
}

export async function loadDetailsAgain(visitor: SignedInVisitor, request: RequestContext, typed: TypedDetails) {
  const section = await loadDetailsSection(visitor, request, typed);
  return garagePage('details', section, visitor, request);
}

/** Which section of the garage is requested, and by whom. Throws 404 for a section that this site does not have. */
export async function enterGarage(
  request: RequestContext,
): Promise<{ key: GarageSectionKey; visitor: SignedInVisitor }> {
  const key = findGarageSection(request.url.pathname, request.settings);
  if (!key || key === 'unknown' || !listGarageSections(request.settings).includes(key))
    throw new Response(null, { status: 404, headers: PRIVATE });
  // Visitors who want their saved vehicles are asked to sign in for them.
  const visitor = await requireVisitor(request, key === 'saved-cars' ? 'watchlist' : 'my-garage');
  return { key, visitor };
}

function listGarageSections(settings: SiteSettings): GarageSectionKey[] {
  return GARAGE_SECTIONS.filter((key) => {
    if (key === 'saved-cars') return isSavingInAccount(settings);
    if (key === 'saved-searches') return canSaveSearches(settings) || isSavingInAccount(settings);
    if (key === 'valuations') return valuationPath(settings) !== null;
    return true;
  });
}

function valuationPath({ tradeIn: { pages } }: SiteSettings): string | null {
  return pages.tradeIn ?? pages.sellMyCar ?? pages.instantPrice;
}

interface Words {
  label: string;
  intro: string;
  empty: { heading: string; text: string } | null;
}

function wordsOf(key: GarageSectionKey, settings: SiteSettings): Words {
  const { one, many } = getVehicleWords(settings);
  const words: Record<GarageSectionKey, Words> = {
    overview: {
      label: settings.visitors.garageName,
      intro: 'Everything you’ve saved, in one place.',
      empty: null,
    },
    'saved-cars': {
      label: `Saved ${many}`,
      intro: 'At today’s prices.',
      empty: { heading: `No saved ${many} yet`, text: `Tap the heart on a ${one} to save it here.` },
    },
    'saved-searches': {
      label: 'Saved searches and alerts',
      intro: `We can tell you about new matches and price drops, at most once a day.`,
      empty: {
        heading: 'No saved searches yet',
        text: 'Search for what you’re after, then tap “Save this search”.',
      },
    },
    enquiries: {
      label: 'Enquiries and bookings',
      intro: 'Your enquiries, and the times you’ve booked.',
      empty: { heading: 'No enquiries yet', text: `Enquire about any ${one}, or book a test drive.` },
    },
    valuations: {
      label: 'Valuations',
      intro: 'What we valued your vehicle at.',
      empty: { heading: 'No valuations yet', text: 'Get your vehicle valued and we’ll keep the result here.' },
    },
    finance: {
      label: 'Finance applications',
      intro: 'Applications you’ve sent or started.',
      empty: {
        heading: 'No finance applications yet',
        text: 'Apply for finance and we’ll keep your application here.',
      },
    },
    details: { label: 'My details', intro: 'How we contact you.', empty: null },
    sessions: { label: 'Where I’m signed in', intro: 'Sign out any device you don’t recognise.', empty: null },
    'my-data': {
      label: 'My data and account',
      intro: 'Everything we keep about you: see it, download it or delete it.',
      empty: null,
    },
  };
  return words[key];
}

function garagePage(
  key: GarageSectionKey,
  section: GarageSection,
  visitor: SignedInVisitor,
  { settings, url }: RequestContext,
): GaragePageModel {
  const { label, intro, empty } = wordsOf(key, settings);
  const { brand, seo, visitors } = settings;
  return {
    garageName: visitors.garageName,
    heading: label,
    intro,
    phone: formatPhone(visitor.phone),
    menu: listGarageSections(settings).map((one) => ({
      label: wordsOf(one, settings).label,
      href: linkToGarage(settings, one),
      isHere: one === key,
    })),
    signOut: SIGN_OUT_PATH,
    note: findGarageNote(url.searchParams, settings),
    action: linkToGarage(settings, key),
    section,
    empty: empty && { ...empty, action: browse(key, settings), isNow: isEmpty(section) },
    head: {
      title: `${label} | ${seo.titleSuffix ?? brand.name}`,
      description: intro,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, nofollow',
    },
  };
}

function isEmpty(section: GarageSection): boolean {
  if (section.kind === 'saved-cars') return section.cars.length + section.gone.length === 0;
  if (section.kind === 'saved-searches') return section.searches.length === 0;
  return section.kind === 'sent' && section.rows.length === 0;
}

function browse(key: GarageSectionKey, settings: SiteSettings): { label: string; href: string } {
  const { path } = settings.finance.pages;
  const valuation = valuationPath(settings);
  if (key === 'valuations' && valuation) return { label: 'Value my vehicle', href: valuation };
  if (key === 'finance' && path.startsWith('/')) return { label: 'Apply for finance', href: path };
  return { label: `Browse ${getVehicleWords(settings).many}`, href: ALL_PATH };
}

function tilesOf(settings: SiteSettings): { label: string; href: string; text: string }[] {
  const tiles = listGarageSections(settings)
    .slice(1)
    .map((key) => {
      const { label, intro } = wordsOf(key, settings);
      return { label, href: linkToGarage(settings, key), text: intro };
    });
  if (isSavingInAccount(settings) || settings.card.favourites === 'off') return tiles;
  const { many } = getVehicleWords(settings);
  return [{ label: `Saved ${many}`, href: SAVED_PATH, text: 'Saved in this browser.' }, ...tiles];
}
