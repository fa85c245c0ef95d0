import type { z } from 'zod';
import type { ContentItem } from '../../db/queries/sites/content.ts';
import { linkToImage } from '../../domain/media/image-address.ts';
import { formatDate } from '../../domain/text/format.ts';
import { offerContent } from '../../settings/content/showroom.ts';
import type { PictureModel } from '../../ui/pictures/picture.tsx';
import { isLinkServed, type OpenPage } from '../addresses/served-pages.ts';
import type { PathWords } from '../stock/path-words.ts';

type Offer = z.output<typeof offerContent>;

/**
 * An offer of the site's content as the home page shows it (B18); without a link when its page doesn't exist. Throws
 * when the document is not an offer. `words`, `opened`: see `isLinkServed`.
 */
export function buildOfferTile(
  item: ContentItem,
  timeZone: string,
  words?: PathWords,
  opened?: readonly OpenPage[],
): OfferTile {
  const offer = parsed.get(item) ?? parseOffer(item);
  parsed.set(item, offer);
  return {
    heading: offer.heading,
    text: offer.text,
    includes: offer.includes,
    figure: offer.figure,
    figureNote: offer.figureNote,
    terms: offer.terms,
    action: isLinkServed(offer.href, words, opened) ? { label: offer.label, href: offer.href } : null,
    ends: item.expiry && `Ends ${formatDate(lastMoment(item.expiry), timeZone)}`,
    picture: buildOfferPicture(offer),
  };
}

/** By the items, which are the same objects until the site's content changes. */
const parsed = new WeakMap<ContentItem, Offer>();

const parseOffer = ({ body, slug, start, expiry }: ContentItem): Offer =>
  offerContent.parse({
    ...body,
    slug,
    start: start?.toISOString() ?? null,
    expiry: expiry?.toISOString() ?? null,
  });

/** An offer runs up to its expiry, so its last day is the one just before that moment. */
function lastMoment(expiry: Date): Date {
  return new Date(expiry.getTime() - 1);
}

const buildOfferPicture = ({ image }: Offer): OfferTile['picture'] =>
  image === null ? null : { src: linkToImage(image, { width: 600 }), alt: '', width: 600, height: 400 };

export interface OfferTile {
  heading: string;
  text: string | null;
  /** What is included, a few words each. */
  includes: string[];
  /** A large figure such as $1,000. */
  figure: string | null;
  /** Words beside the figure. */
  figureNote: string | null;
  /** Conditions, in small print. */
  terms: string | null;
  action: { label: string; href: string } | null;
  ends: string | null;
  picture: PictureModel | null;
}
