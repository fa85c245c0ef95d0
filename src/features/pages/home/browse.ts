import { formatDollars } from '../../../domain/text/format.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import { buildTermLinks, pickMostFrequent } from '../../../kernel/chrome/stock-links.ts';
import { createSearchLinker } from '../../../kernel/chrome/stock-menu.ts';
import type { Section } from '../../../kernel/content/model.ts';
import { linkToList } from '../../../kernel/stock/address.ts';
import type { FacetItem, TermKey } from '../../../search/contract.ts';
import { withTerm } from '../../../search/state.ts';
import { fillHeading } from '../../../settings/fill-heading.ts';
import { DRAWING_SIZE, linkToNearestDrawing } from '../../../ui/vehicle-drawing/address.ts';
import type { HomeInputs } from './inputs.ts';
import type { BodyTile } from './model.ts';

/** Filters that divide the stock by kind of vehicle, best first: the first with several values is browsed by. */
const KIND_KEYS = ['body', 'categories', 'item_type'] as const satisfies readonly TermKey[];
/** Paints of the tiles, in turn, so that a row is not all of one colour. */
const PAINTS = ['white', 'green', 'blue', 'red', 'grey', 'orange', 'yellow', 'silver'] as const;

/** The filter by which this stock is browsed, and its most frequent values; undefined when it is all of one kind. */
export function findKinds(
  facets: HomeInputs['facts']['all'],
  limit: number,
): { key: TermKey; items: FacetItem[] } | undefined {
  const key = KIND_KEYS.find((candidate) => pickMostFrequent(facets[candidate], 2).length > 1);
  return key && { key, items: pickMostFrequent(facets[key], limit) };
}

export function buildBodyTiles({ kinds, settings, facts }: HomeInputs): Section<BodyTile> {
  const unit = settings.wording.offering === 'subscription' ? ' a week' : '';
  const hrefOf = createSearchLinker(facts);
  const own = settings.headings.bodies;
  const usual = kinds?.key === 'body' ? 'By body type' : 'By type';
  const heading = own === null ? usual : fillHeading(own, settings);
  const { within } = facts.landing;
  const items = (kinds?.priced ?? []).map(({ item, from }, index) => ({
    label: item.label,
    count: item.count,
    from: from === null ? null : `from ${formatDollars(from)}${unit}`,
    href: hrefOf(withTerm(within, kinds?.key ?? 'body', item.value)),
    picture: {
      src: linkToNearestDrawing(item.label, PAINTS[index % PAINTS.length] ?? null),
      alt: '',
      ...DRAWING_SIZE,
    },
  }));
  return { heading, note: null, more: null, items };
}

export function buildMakeLinks({ facts, settings }: HomeInputs): Section<CountedLink> {
  const { all, within } = facts.landing;
  const items = buildTermLinks(all.make, 'make', within, settings.home.makesCount, createSearchLinker(facts));
  const total = pickMostFrequent(all.make, Number.POSITIVE_INFINITY).length;
  const more = total > items.length ? { label: 'All makes', href: linkToList(within, 'make') } : null;
  return {
    heading: fillHeading(settings.headings.makes, settings),
    note: null,
    more,
    items: items.length > 1 ? items : [],
  };
}
