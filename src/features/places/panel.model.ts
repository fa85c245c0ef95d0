import { buildTileView } from '../../domain/geography/map-tiles.ts';
import { linkToImage } from '../../domain/media/image-address.ts';
import type { Location } from '../../domain/places/location.ts';
import { findOwnCoordinates, findStateBox } from '../../kernel/places/map/build-map.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { PanelModel } from './model.ts';

/** The sizes in pixels (G9): a card's picture is 150 high, its map 230; a page's map is 1.3 times as wide as high. */
const CARD = { picture: { width: 480, height: 150 }, map: { width: 480, height: 230 } };
const PAGE = { picture: { width: 600, height: 400 }, map: { width: 624, height: 480 } };
const ZOOM = 14;

/**
 * What is shown beside a location's text (H1, H3): a map where the site wants maps, of its tiles or of the state's
 * outline; else its picture, else that outline, or the name of its town where nobody knows where it is.
 */
export function buildPanel(location: Location, settings: SiteSettings, on: 'card' | 'page'): PanelModel {
  const sizes = on === 'card' ? CARD : PAGE;
  const { panel, map } = settings.locations;
  const at = findOwnCoordinates(location);
  if (panel === 'map' && map.tiles && at) {
    const view = buildTileView(at, map.tiles, { ...sizes.map, zoom: ZOOM });
    return {
      kind: 'map',
      map: { ...view, alt: `Map showing ${location.name}`, attribution: map.attribution },
    };
  }
  if (location.image && !(panel === 'map' && at)) {
    const src = linkToImage(
      location.image.image.url,
      { width: 600, quality: settings.images.quality },
      settings.images.sources,
    );
    return { kind: 'picture', picture: { src, alt: location.name, ...sizes.picture } };
  }
  const { city, state } = location.address;
  const town = { city: city ?? location.name, state };
  return at ? { kind: 'outline', ...town, view: findStateBox(state), at } : { kind: 'sign', ...town };
}
