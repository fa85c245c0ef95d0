import { capitalised } from '../../../domain/vehicle/wording.ts';
import { cardModel } from '../../../kernel/cards/card.ts';
import { fineTextOf, repaymentTermsOf } from '../../../kernel/cards/fine-text.ts';
import type { Section } from '../../../kernel/content/model.ts';
import { budgetModel } from '../../../kernel/finance/budget/make.ts';
import { ALL_PATH, searchHref } from '../../../kernel/stock/address.ts';
import { vehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import { emptyState, withSort } from '../../../search/state.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { bodiesOf, makesOf } from './browse.ts';
import { heroOf } from './hero.ts';
import { headOf } from './home-head.ts';
import type { HomeInputs } from './inputs.ts';
import type { HomeBlock, HomeModel } from './model.ts';
import { locationsOf } from './places-strip.ts';
import { priceBars } from './price-bars.ts';
import { consoleOf } from './search-console.ts';

/** Makes the home page from the settings, the live stock and the site's content (A2, A3, B8, H4). */
export function makeHome(inputs: HomeInputs): HomeModel {
  const { settings, facts } = inputs;
  const hero = heroOf(inputs);
  const { many } = vehicleWords(settings);
  const parts = {
    layout: settings.search.layout,
    noun: many,
    hero,
    console: consoleOf(inputs),
    prices: sectionOf(
      'What do you want to spend?',
      priceBars(facts.landing.all.price_range, facts.landing.within),
      {
        note: `${capitalised(many)} in stock by price. Press a bar to see them.`,
      },
    ),
    weekly: weeklyOf(inputs),
    browseHeading: `Browse our ${many}`,
    bodies: bodiesOf(inputs),
    makes: makesOf(inputs),
    offers: sectionOf(inputs.offers.length === 1 ? 'Our offer' : 'Offers', inputs.offers),
    newest: newestOf(inputs),
    locations: locationsOf(inputs),
    about: settings.home.about
      ? { heading: `About ${settings.brand.name}`, text: settings.home.about }
      : null,
    written: inputs.written,
    head: headOf(inputs, hero),
  };
  return {
    ...parts,
    blocks: settings.home.blocks.filter((block): block is HomeBlock => hasSomething(block, parts)),
  };
}

type Parts = Omit<HomeModel, 'blocks'>;

/** Whether each block has something to show. */
function hasSomething(block: SiteSettings['home']['blocks'][number], parts: Parts): boolean {
  switch (block) {
    case 'search':
      return true;
    case 'budget':
      return parts.prices.items.length > 0 || parts.weekly !== null;
    case 'about':
      return parts.about !== null;
    case 'bodies':
    case 'makes':
    case 'offers':
    case 'newest':
    case 'locations':
      return parts[block].items.length > 0;
    case 'reviews':
    case 'brands':
    case 'posts':
    case 'text':
      return parts.written[block].length > 0;
  }
}

/** "What can I buy for $150 a week?" (E11), where vehicles have repayments that may be said. */
function weeklyOf({ settings, hasRepayments, facts }: HomeInputs): HomeModel['weekly'] {
  const budget = hasRepayments ? budgetModel(settings.finance, null) : null;
  if (!budget) return null;
  const { many } = vehicleWords(settings);
  const kept = (facts.landing.within.terms.city ?? []).map((value) => ({ name: 'city', value }));
  return { budget, action: ALL_PATH, submit: `Show me ${many}`, kept };
}

function newestOf({ latest, settings, now }: HomeInputs): HomeModel['newest'] {
  // Those of which nobody knows when they came are sorted last, and are not said to be the newest.
  const known = latest.filter(({ created_at }) => created_at !== null).slice(0, settings.home.newestCount);
  const cards = known.map((record) => cardModel(record, settings, now));
  const more = { label: 'See all new arrivals', href: searchHref(withSort(emptyState(), 'newest')) };
  const heading = settings.wording.offering === 'subscription' ? 'Just arrived' : 'Newest in stock';
  return {
    ...sectionOf(heading, cards, { more }),
    fineText: fineTextOf(cards),
    repaymentTerms: repaymentTermsOf(cards),
  };
}

function sectionOf<T>(heading: string, items: T[], rest: Partial<Section<T>> = {}): Section<T> {
  return { heading, note: null, more: null, items, ...rest };
}
