import type { Location } from '../../domain/places/location.ts';
import type { CarouselModel } from './model.ts';
import { buildPlace, type PlaceInputs } from './place.model.ts';

const COLUMNS = 4;
/** A carousel is no list: the locator has all of them. */
const PLACES_AT_MOST = 12;

/**
 * The carousel of locations (H5); null without any. Arrows and hint are shown above the settings' number of locations.
 */
export function buildCarousel(locations: readonly Location[], inputs: PlaceInputs): CarouselModel | null {
  if (locations.length === 0) return null;
  const { heading, hint, arrowsAbove } = inputs.settings.locations.carousel;
  const shown = locations.slice(0, PLACES_AT_MOST);
  return {
    heading,
    hint: shown.length > arrowsAbove ? hint : null,
    columns: Math.min(COLUMNS, shown.length),
    places: shown.map((location) => buildPlace(location, inputs)),
  };
}
