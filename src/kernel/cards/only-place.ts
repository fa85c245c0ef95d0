import { formatPlaceName } from '../../domain/places/place-name.ts';
import { createEmptyState } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { SiteStock } from '../request/context.ts';
import { isPlace } from './card-facts.ts';

const withoutPlaces = new WeakMap<SiteSettings, SiteSettings>();

/**
 * The settings of a site for its stock as it is now: while all vehicles stand at one location, its name on each card
 * would say nothing, so cards leave their place out (C4). Its desks for new and used vehicles are one location.
 */
export function fitCardsToPlaces(settings: SiteSettings, stock: Pick<SiteStock, 'search'>): SiteSettings {
  const { location_name: desks } = stock.search(createEmptyState()).facets;
  if (new Set(desks.map(({ value }) => formatPlaceName({ name: value }))).size > 1) return settings;
  const known = withoutPlaces.get(settings);
  if (known) return known;
  const { card } = settings;
  const fitted = { ...settings, card: { ...card, facts: card.facts.filter((fact) => !isPlace(fact)) } };
  withoutPlaces.set(settings, fitted);
  return fitted;
}
