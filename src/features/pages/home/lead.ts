import type { CardRecord } from '../../../domain/listing/card-record.ts';
import { type CardModel, getCardModel } from '../../../kernel/cards/card.ts';
import { linkToSearch } from '../../../kernel/stock/address.ts';
import type { SearchState } from '../../../search/contract.ts';
import { createEmptyState, withSort, withTerm } from '../../../search/state.ts';
import { fillHeading } from '../../../settings/fill-heading.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { HomeInputs } from './inputs.ts';

const TAGGED = 'tag:';

/** The search for the vehicles that lead the home page (`home.lead`), in their order. */
export function buildLeadState({ home: { lead } }: Pick<SiteSettings, 'home'>): SearchState {
  if (lead.startsWith(TAGGED)) return withTerm(createEmptyState(), 'tag', lead.slice(TAGGED.length));
  return withSort(createEmptyState(), lead === 'dearest' ? 'price_desc' : 'newest');
}

/** The cards of the vehicles that lead the page, under their heading, with the way to all of them. */
export function buildLead({ leading, settings, now }: Pick<HomeInputs, 'leading' | 'settings' | 'now'>) {
  const { home, headings } = settings;
  const able = leading.filter(canLead(home.lead));
  const cards = (home.lead === 'dearest' ? mixModels(able) : able).map((record) => getCardModel(record, settings, now));
  const items = cards.filter((card) => home.lead !== 'dearest' || card.price.isFigure).slice(0, home.newestCount);
  const isNewest = home.lead === 'newest';
  return {
    heading: isNewest ? newestHeading(settings) : fillHeading(headings.lead, settings),
    more: {
      label: isNewest ? 'See all new arrivals' : 'See them all',
      href: linkToSearch(buildLeadState(settings)),
    },
    items: items satisfies CardModel[],
  };
}

/** In their order, but the first of each model before the second ones: the dearest may all be of one model. */
function mixModels(records: readonly CardRecord[]): CardRecord[] {
  const models = [...Map.groupBy(records, ({ make, model }) => `${make} ${model}`).values()];
  const turns = new Map(models.flatMap((ofModel) => ofModel.map((record, turn) => [record, turn] as const)));
  return records.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
}

/** Those without a known arrival date are sorted last, and are not called the newest. */
const canLead =
  (lead: string) =>
  ({ created_at }: CardRecord): boolean =>
    lead !== 'newest' || created_at !== null;

function newestHeading(settings: SiteSettings): string {
  const own = settings.headings.newest;
  if (own !== null) return fillHeading(own, settings);
  return settings.wording.offering === 'subscription' ? 'Just arrived' : 'Newest in stock';
}
