import type { BlockModel } from '../../../kernel/content/model.ts';
import { buildAggregateRating } from '../../../kernel/content/rating.ts';
import type { JsonLdValue } from '../../../kernel/head/json-ld.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { PageBlock } from '../../../settings/content/blocks.ts';
import { buildBlocks } from '../content/blocks.ts';
import { listBlocks } from '../content/load.ts';
import { loadReviews } from '../reviews/load.ts';
import { createSources } from '../written/sources.ts';
import { findWrittenPage, HOME_PATH } from '../written/written-pages.ts';

/** The parts of a home page that other pages have too (H6, H9, H11). */
export type WrittenPart = 'reviews' | 'brands' | 'posts' | 'text';

export interface HomeContent {
  written: Readonly<Record<WrittenPart, BlockModel[]>>;
  /** The average of its reviews, for search engines; undefined where the page shows none. */
  rating: JsonLdValue;
}

const BLOCKS = {
  reviews: { kind: 'reviews', heading: null, location: null, limit: 3 },
  brands: { kind: 'brands', heading: null, limit: 24 },
  posts: { kind: 'posts', heading: null, limit: 3 },
} as const satisfies Partial<Record<WrittenPart, PageBlock>>;

/** Loads what the blocks of the site's home page need, and nothing for blocks that it does not have. */
export async function loadHomeContent(request: RequestContext): Promise<HomeContent> {
  const sources = createSources(request);
  const has = (part: WrittenPart) => request.settings.home.blocks.includes(part);
  const page = has('text') ? await findWrittenPage(request, HOME_PATH) : undefined;
  const blocks = async (part: keyof typeof BLOCKS) => (has(part) ? await buildBlocks([BLOCKS[part]], sources) : []);
  const [reviews, brands, posts, text] = await Promise.all([
    blocks('reviews'),
    blocks('brands'),
    blocks('posts'),
    page ? buildBlocks(listBlocks(page), sources) : [],
  ]);
  const isRated = reviews.some((block) => block.kind === 'reviews' && block.reviews.rating !== null);
  const { locations } = await sources.places();
  const summary = isRated ? (await loadReviews(request, locations)).summary : null;
  return {
    written: { reviews, brands, posts, text },
    rating: buildAggregateRating(summary, request.settings.reviews),
  };
}
