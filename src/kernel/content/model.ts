import type { PictureModel } from '../../ui/pictures/picture.tsx';
import type { CardModel } from '../cards/card.ts';
import type { CountedLink, SearchBoxModel } from '../chrome/model.ts';
import type { JsonLd } from '../head/json-ld.ts';
import type { PageMeta } from '../head/page-meta.ts';
import type { MapModel } from '../places/map/model.ts';
import type { HoursModel, OpeningModel } from '../places/model.ts';
import type { PagingModel } from '../stock/paging.ts';
import type { OfferTile } from './offers.ts';
import type { ReviewsModel } from './reviews-model.ts';

/** A post as a card (H11: href, heading, image, date). */
export interface PostCard {
  href: string;
  heading: string;
  picture: PictureModel | null;
  /** `YYYY-MM-DD`, and formatted as dd/MM/yyyy. */
  date: { iso: string; text: string };
  author: string | null;
  text: string | null;
}

export interface ContentTile {
  heading: string;
  text: string | null;
  link: { label: string; href: string } | null;
  picture: PictureModel | null;
}

/** The first block of a page. */
export interface ContentHero {
  heading: string;
  text: string | null;
  search: SearchBoxModel | null;
  link: { label: string; href: string } | null;
  picture: PictureModel | null;
}

/** A block of a page. `heading` is null where it has none of its own. */
export type BlockModel =
  | { kind: 'text'; heading: string | null; html: string }
  | { kind: 'faq'; heading: string | null; items: { question: string; html: string }[] }
  | { kind: 'figures'; heading: string | null; items: { value: string; label: string }[] }
  | { kind: 'tiles'; heading: string | null; items: ContentTile[] }
  | { kind: 'offers'; section: Section<OfferTile> }
  | { kind: 'vehicles'; section: Section<CardModel>; fineText: string | null }
  | { kind: 'brands'; section: Section<CountedLink> }
  | { kind: 'locations'; section: LocationsSection }
  | { kind: 'reviews'; reviews: ReviewsModel }
  | { kind: 'posts'; section: Section<PostCard> }
  | {
      kind: 'subscription';
      heading: string;
      steps: { heading: string; text: string }[];
      termsHeading: string;
      terms: { label: string; text: string }[];
      link: { label: string; href: string };
    }
  | { kind: 'form'; heading: string; text: string | null; link: { label: string; href: string } };

/** The column beside posts. */
/** The vehicles of all blocks. */
export const listCards = (blocks: readonly BlockModel[]): CardModel[] =>
  blocks.flatMap((block) => (block.kind === 'vehicles' ? block.section.items : []));

export interface BesideModel {
  stock: Section<CardModel>;
  fineText: string | null;
  /** The posts to read next. */
  next: PostCard[];
}

/** A page of the site's written content (H9): also its posts, one or all of them, and its reviews. */
export interface ContentPageModel {
  heading: string;
  intro: string | null;
  hero: ContentHero | null;
  /** Of a post: its date and author. */
  byline: { date: PostCard['date']; author: string | null } | null;
  picture: PictureModel | null;
  breadcrumb: { label: string; href: string; position: number }[];
  blocks: BlockModel[];
  /** Blocks below the pages of the list. */
  below: BlockModel[];
  /** What stands beside posts; null on other pages, and where there is nothing to show. */
  beside: BesideModel | null;
  /** Pages of the same list. */
  paging: PagingModel | null;
  head: PageMeta;
}
/** A section of the page with a heading and a link to all of it. */

export interface Section<T> {
  heading: string;
  note: string | null;
  more: { label: string; href: string } | null;
  items: T[];
}
/** Locations as tiles, and all that the section is about on a map; null where the site wants none (H5). */
export interface LocationsSection extends Section<LocationTile> {
  map: MapModel | null;
}
export interface LocationTile {
  name: string;
  text: string;
  opening: OpeningModel | null;
  /** The opening hours of the only location; empty where there are several. */
  week: HoursModel[];
  count: string | null;
  href: string | null;
}
/** The site's written content for an address (H9) that has a page of another kind too. */

export interface WrittenContent {
  title: string;
  intro: string | null;
  hero: ContentHero | null;
  blocks: BlockModel[];
  jsonLd: JsonLd[];
}
