import { isSold } from '../../../domain/availability/availability.ts';
import type { CardRecord } from '../../../domain/listing/card-record.ts';
import { findImageInWidth, type IMAGE_WIDTHS } from '../../../domain/media/image-address.ts';
import { parseImageRequest } from '../../../domain/media/image-request.ts';
import { buildHeroPicture } from '../../../features/pages/home/hero.ts';
import { linkToPhoto } from '../../../features/vehicle/pictures.ts';
import type { AheadOrder } from '../../../integrations/images/pictures-ahead.ts';
import { buildCardPictures } from '../../../kernel/cards/card-pictures.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { SiteIndex } from '../../../stock/live/site-index.ts';

type Widths = (typeof IMAGE_WIDTHS)[number][];

/** What a card offers (`inFewWidths`); the home page shows a card's picture large. */
const ON_A_CARD: Widths = [480, 320, 750, 1200];
/** What phones (two and three pixels to one) and wide windows choose for a large picture. */
const LARGE: Widths = [750, 840, 1200];

/** How many vehicles are read from the index at a time. */
const AT_A_TIME = 100;

/**
 * The pictures that visitors of a site see first, in the order of its lists: the home page's, and for each vehicle the
 * one on its card and the first on its page. Vehicles that are sold have none. As AVIF, which nearly all browsers
 * accept, and which takes longest to make.
 */
export function* listFirstPictures(
  settings: SiteSettings,
  index: Pick<SiteIndex, 'find'>,
): Generator<AheadOrder, void, void> {
  const { heroImage } = settings.brand;
  if (heroImage) yield* ordersFor(new Map([[buildHeroPicture(heroImage, settings).src, LARGE]]));
  for (let offset = 0; ; offset += AT_A_TIME) {
    const { hits } = index.find({ offset, limit: AT_A_TIME });
    for (const record of hits) if (!isSold(record)) yield* ordersFor(firstPicturesOf(record, settings));
    if (hits.length < AT_A_TIME) return;
  }
}

/** Widths by address: the two are often the same picture. */
function firstPicturesOf(record: CardRecord, { images }: SiteSettings): Map<string, Widths> {
  const wanted = new Map<string, Widths>();
  const { picture } = buildCardPictures(record, 'available', 1, images);
  if (picture) wanted.set(picture.src, ON_A_CARD);
  const first = record.primary_image_url;
  if (!first) return wanted;
  const src = linkToPhoto(first, images);
  return wanted.set(src, [...new Set([...(wanted.get(src) ?? []), ...LARGE])]);
}

function* ordersFor(wanted: Map<string, Widths>): Generator<AheadOrder, void, void> {
  for (const [src, widths] of wanted) {
    const requests = widths.flatMap((width) => {
      const parsed = parseImageRequest(findImageInWidth(src, width) ?? '');
      return 'request' in parsed ? [parsed.request] : [];
    });
    const [first] = requests;
    if (first) yield { source: first.source, measures: requests.map((each) => ({ ...each, format: 'avif' as const })) };
  }
}
