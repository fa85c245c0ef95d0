import { isSold } from '../../../domain/availability/availability.ts';
import type { CardRecord } from '../../../domain/listing/card-record.ts';
import { linkToImage } from '../../../domain/media/image-address.ts';
import { isFrontThreeQuarter } from '../../../domain/media/picture-view.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import { buildTermLinks, pickMostFrequent } from '../../../kernel/chrome/stock-links.ts';
import { createSearchLinker } from '../../../kernel/chrome/stock-menu.ts';
import type { Section } from '../../../kernel/content/model.ts';
import { linkToList } from '../../../kernel/stock/address.ts';
import type { FacetItem, TermKey } from '../../../search/contract.ts';
import { withTerm } from '../../../search/state.ts';
import { fillHeading } from '../../../settings/fill-heading.ts';
import type { HomeInputs } from './inputs.ts';
import type { BodyTile } from './model.ts';

/** Filters that divide the stock by kind of vehicle, best first: the first with several values is browsed by. */
const KIND_KEYS = ['body', 'categories', 'item_type'] as const satisfies readonly TermKey[];

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
  const vehicles = pickShown((kinds?.priced ?? []).map((kind) => kind.vehicles));
  const items = (kinds?.priced ?? []).map(({ item, from }, index) => ({
    label: item.label,
    count: item.count,
    from: from === null ? null : `from ${formatDollars(from)}${unit}`,
    href: hrefOf(withTerm(within, kinds?.key ?? 'body', item.value)),
    picture: buildTilePicture(vehicles[index], settings),
  }));
  return { heading, note: null, more: null, items };
}

/**
 * For each kind the vehicle whose photo stands for it: one from a front corner, in a colour that no tile before has,
 * where there is such a one. Undefined for a kind without a photo.
 */
export function pickShown(kinds: readonly (readonly CardRecord[])[]): (CardRecord | undefined)[] {
  const colours = new Set<string | null>();
  return kinds.map((vehicles) => {
    const pictured = vehicles.filter((one) => one.primary_image_url && !isSold(one));
    const leading = pictured.filter((one) => isFrontThreeQuarter(one.primary_image_url ?? ''));
    const fit = leading.length > 0 ? leading : pictured;
    const shown = fit.find(({ colour }) => !colours.has(colour)) ?? fit[0];
    if (shown) colours.add(shown.colour);
    return shown;
  });
}

function buildTilePicture(vehicle: CardRecord | undefined, { images }: HomeInputs['settings']): BodyTile['picture'] {
  const url = vehicle?.primary_image_url;
  if (!url) return null;
  const src = linkToImage(url, { width: 600, crop: '3:2', quality: images.quality }, images.sources);
  return { src, alt: '', width: 600, height: 400 };
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
