import { buildJsonLd, type JsonLd } from '../../kernel/head/json-ld.ts';
import type { SearchPageModel } from './model.ts';

/**
 * The available vehicles of a page as a schema.org ItemList: their addresses, their positions, and the number in the
 * whole list. No more than that, since each vehicle is described on its own page. None for a page that is not indexed.
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
