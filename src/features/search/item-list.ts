import { buildJsonLd, type JsonLd } from '../../kernel/head/json-ld.ts';
import type { SearchPageModel } from './model.ts';

/**
 * The vehicles of a page that can be had as a schema.org ItemList: their addresses in their places, and how many the
 * whole list holds. No more than that, since each vehicle is described on its own page. None for a page that search
 * engines are not to keep.
 */
export function buildItemListJsonLd({
  heading,
  cards,
  head: { origin, list },
}: Pick<SearchPageModel, 'heading' | 'cards' | 'head'>): JsonLd[] {
  if (!list) return [];
  const items = cards.flatMap(({ state, href }, at) =>
    state === 'sold' ? [] : [{ '@type': 'ListItem', position: list.first + at, url: origin + href }],
  );
  return [buildJsonLd('ItemList', { name: heading, numberOfItems: list.count, itemListElement: items })];
}
