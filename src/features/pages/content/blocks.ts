import { linkToImage } from '../../../domain/media/image-address.ts';
import { filterByBlock } from '../../../domain/places/location-block.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { getCardModel } from '../../../kernel/cards/card.ts';
import { formatFinePrint } from '../../../kernel/cards/fine-print.ts';
import { buildSearchBox } from '../../../kernel/chrome/model.ts';
import { buildTermLinks, pickMostFrequent } from '../../../kernel/chrome/stock-links.ts';
import { createSearchLinker } from '../../../kernel/chrome/stock-menu.ts';
import type { BlockModel, ContentHero, Section } from '../../../kernel/content/model.ts';
import { buildGroupFigures } from '../../../kernel/places/places.ts';
import { loadShowroom } from '../../../kernel/showroom/load.ts';
import { ALL_PATH, parseAddress } from '../../../kernel/stock/address.ts';
import { getSitePathWords } from '../../../kernel/stock/site-path-words.ts';
import { keepSpelling } from '../../../kernel/stock/spelling.ts';
import { listSubscriptionTerms } from '../../../kernel/stock/subscription.ts';
import type { PageBlock } from '../../../settings/content/blocks.ts';
import { fillPlaceholders } from '../../../settings/placeholders.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import { buildReviewsModel, loadReviews } from '../reviews/load.ts';
import { renderMarkdown } from '../written/markdown.ts';
import { buildContentPicture, buildPostCard } from '../written/post-cards.ts';
import type { Sources } from '../written/sources.ts';
import { buildBusiestLocations, buildLocationsInOrder, buildLocationsOfType } from './location-tiles.ts';

type Made = BlockModel | null;
type Block<K extends PageBlock['kind']> = Extract<PageBlock, { kind: K }>;

/**
 * Blocks as a page shows them (H9), in order; those that have nothing to show are left out. A hero is the page's own
 * (`buildContentHero`).
 */
export async function buildBlocks(blocks: readonly PageBlock[], sources: Sources): Promise<BlockModel[]> {
  const { settings } = sources.request;
  const filled = blocks.map((block) => filledIn(block, settings));
  return (await Promise.all(filled.map((block) => buildBlock(block, sources)))).filter((block) => block !== null);
}

function buildBlock(block: PageBlock, sources: Sources): Promise<Made> | Made {
  const { heading } = block;
  const { settings } = sources.request;
  switch (block.kind) {
    case 'hero':
      return null;
    case 'text':
      return { kind: 'text', heading, html: renderMarkdown(block.body, heading ? 2 : 1) };
    case 'faq':
      return faqOf(block);
    case 'figures':
      return figuresOf(block, sources);
    case 'tiles':
      return { kind: 'tiles', heading, items: block.items.map((tile) => tileOf(tile, sources)) };
    case 'offers':
      return sources
        .offers()
        .then((items) => filledOrNull({ kind: 'offers', section: section(heading ?? 'Offers', items) }));
    case 'vehicles':
      return vehiclesOf(block, sources);
    case 'brands':
      return brandsBlock(block, sources);
    case 'locations':
      return locationsBlock(block, sources);
    case 'reviews':
      return reviewsBlock(block, sources);
    case 'posts':
      return postsBlock(block, sources);
    case 'subscription':
      return subscriptionOf(block, settings);
    case 'form':
      return {
        kind: 'form',
        heading: block.heading,
        text: block.text,
        link: { label: block.label, href: block.href },
      };
  }
}

/** The hero that comes first among a page's blocks; null for none. */
export async function buildContentHero(
  blocks: readonly PageBlock[],
  title: string,
  sources: Sources,
): Promise<ContentHero | null> {
  const [first] = blocks;
  if (first?.kind !== 'hero') return null;
  const { settings } = sources.request;
  const hero = filledIn(first, settings);
  return {
    heading: hero.heading ?? title,
    text: hero.text,
    search: hero.search === 'shown' ? buildSearchBox(settings, await sources.facts()) : null,
    link: hero.href ? { label: hero.label ?? 'More', href: hero.href } : null,
    picture: heroPicture(hero, settings),
  };
}

function heroPicture(hero: Block<'hero'>, settings: SiteSettings): PictureModel | null {
  const { images } = settings;
  if (!hero.image) return buildContentPicture(hero, settings);
  const wish = { width: 1200, crop: '3:2', quality: images.largeQuality } as const;
  return { src: linkToImage(hero.image, wish, images.sources), alt: '', width: 1200, height: 800 };
}

/** The texts of a block with their placeholders filled in. */
const filledIn = <T>(value: T, settings: SiteSettings): T => fillValue(value, settings) as T;

function fillValue(value: unknown, settings: SiteSettings, key = ''): unknown {
  if (typeof value === 'string')
    return fillPlaceholders(value, settings, key === 'body' || key === 'answer' ? 'markdown' : 'words');
  if (Array.isArray(value)) return value.map((item) => fillValue(item, settings));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillValue(item, settings, name)]));
}

function faqOf({ heading, items }: Block<'faq'>): Made {
  // A text that depends on an unknown value may have become empty.
  const questions = items.filter(({ question, answer }) => question.trim() && answer.trim());
  const made = questions.map(({ question, answer }) => ({
    question,
    html: renderMarkdown(answer, heading ? 2 : 1),
  }));
  return made.length > 0 ? { kind: 'faq', heading, items: made } : null;
}

async function figuresOf({ heading, items }: Block<'figures'>, sources: Sources): Promise<Made> {
  if (items.length > 0) return { kind: 'figures', heading, items };
  const { request } = sources;
  const [{ locations }, { brands }] = await Promise.all([sources.places(), loadShowroom(request)]);
  const own = buildGroupFigures(request.settings, { locations, brands: brands.length, now: request.now });
  return own.length > 0 ? { kind: 'figures', heading, items: own } : null;
}

function tileOf(tile: Block<'tiles'>['items'][number], { request }: Sources) {
  return {
    heading: tile.heading,
    text: tile.text,
    link: tile.href ? { label: tile.label ?? tile.heading, href: tile.href } : null,
    picture: buildContentPicture(tile, request.settings),
  };
}

function vehiclesOf({ heading, from, limit }: Block<'vehicles'>, { request }: Sources): Made {
  const { stock, settings, now } = request;
  const url = new URL(from, 'https://site.invalid');
  const read = parseAddress(url, {}, keepSpelling, getSitePathWords(stock));
  if (read.kind !== 'search') return null;
  const { hits, count } = stock.search(read.state, undefined, limit);
  const items = hits.slice(0, limit).map((record) => getCardModel(record, settings, now));
  const more = count > items.length ? { label: `See all ${formatThousands(count)}`, href: from } : null;
  return items.length > 0
    ? {
        kind: 'vehicles',
        section: section(heading ?? 'In stock', items, more),
        fineText: formatFinePrint(items),
      }
    : null;
}

async function brandsBlock({ heading, limit }: Block<'brands'>, sources: Sources): Promise<Made> {
  const facts = await sources.facts();
  const { all, within } = facts.landing;
  const items = buildTermLinks(all.make, 'make', within, limit, createSearchLinker(facts));
  const total = pickMostFrequent(all.make, Number.POSITIVE_INFINITY).length;
  const found = section(heading ?? (total > items.length ? 'Brands in stock' : 'Our brands'), items);
  return filledOrNull({ kind: 'brands', section: found });
}

async function locationsBlock(block: Block<'locations'>, sources: Sources): Promise<Made> {
  const { heading, type, limit, show } = block;
  const { settings, now } = sources.request;
  const places = await sources.places();
  const shown = filterByBlock(places.locations, block);
  const inputs = { ...places, facts: await sources.facts(), settings, now };
  const areYards = show === 'all' || show === 'sales' || show === 'primary';
  const found = type
    ? buildLocationsOfType(inputs, type, limit, shown)
    : areYards
      ? buildBusiestLocations(inputs, limit, shown)
      : buildLocationsInOrder(inputs, settings.locations.carousel.heading, limit, shown);
  return filledOrNull({ kind: 'locations', section: { ...found, heading: heading ?? found.heading } });
}

async function reviewsBlock({ heading, location, limit }: Block<'reviews'>, sources: Sources): Promise<Made> {
  const { request } = sources;
  const { reviews: rules } = request.settings;
  const { locations } = await sources.places();
  const wanted = location ? locations.filter(({ slug }) => slug === location) : locations;
  const found = await loadReviews(request, wanted);
  if (found.reviews.length === 0) return null;
  const more = { label: 'All reviews', href: location ? `${rules.path}/${location}` : rules.path };
  const reviews = buildReviewsModel(found, request, {
    heading: heading ?? rules.heading,
    limit: Math.min(limit ?? rules.limit, rules.limit),
    more,
  });
  return { kind: 'reviews', reviews };
}

/** Null where the site offers no subscriptions, and where it states neither steps nor terms. */
function subscriptionOf({ heading }: Block<'subscription'>, settings: SiteSettings): Made {
  if (settings.wording.offering !== 'subscription') return null;
  const { steps, stepsHeading, heading: termsHeading, button } = settings.subscription;
  const terms = listSubscriptionTerms(settings);
  if (steps.length === 0 && terms.length === 0) return null;
  const link = { label: button, href: ALL_PATH };
  return { kind: 'subscription', heading: heading ?? stepsHeading, steps, termsHeading, terms, link };
}

async function postsBlock({ heading, limit }: Block<'posts'>, sources: Sources): Promise<Made> {
  const { settings } = sources.request;
  const posts = await sources.posts();
  const items = posts.slice(0, limit).map((post) => buildPostCard(post, settings));
  const more = posts.length > items.length ? { label: 'All posts', href: settings.pages.blogPath } : null;
  return filledOrNull({ kind: 'posts', section: section(heading ?? settings.pages.blogHeading, items, more) });
}

function section<T>(heading: string, items: T[], more: Section<T>['more'] = null): Section<T> {
  return { heading, note: null, more, items };
}

/** A section without items is left out. */
const filledOrNull = (made: Extract<BlockModel, { section: { items: readonly unknown[] } }>): Made =>
  made.section.items.length > 0 ? made : null;
