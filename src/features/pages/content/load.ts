import type { BlockModel, ContentPageModel, WrittenContent } from '../../../kernel/content/model.ts';
import type { JsonLd } from '../../../kernel/head/json-ld.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { PageBlock } from '../../../settings/content/blocks.ts';
import type { PageContent } from '../../../settings/content/pages.ts';
import { fillPlaceholders } from '../../../settings/placeholders.ts';
import { buildReviewsJsonLd, loadReviews } from '../reviews/load.ts';
import { buildFaqJsonLd, buildPageHead, buildTrail } from '../written/head.ts';
import { stripMarkdown } from '../written/markdown.ts';
import { createSources, type Sources } from '../written/sources.ts';
import { findWrittenPage, HOME_PATH } from '../written/written-pages.ts';
import { buildBlocks, buildContentHero } from './blocks.ts';

export async function loadContentPage(request: RequestContext): Promise<ContentPageModel | undefined> {
  const { pathname } = request.url;
  const page = pathname === HOME_PATH ? undefined : await findWrittenPage(request, pathname);
  if (!page) return undefined;
  const { title, intro, hero, blocks, jsonLd } = await contentOf(page, request);
  const breadcrumb = buildTrail({ label: title, href: pathname });
  return {
    heading: title,
    intro,
    hero,
    byline: null,
    picture: null,
    breadcrumb,
    blocks,
    below: [],
    beside: null,
    paging: null,
    head: buildPageHead(request, {
      heading: title,
      description: descriptionOf(page, request),
      path: pathname,
      breadcrumb,
      image: page.image,
      indexing: page.indexing,
      jsonLd,
    }),
  };
}

/** The site's own content for an address that already has a form or another page; null for none. */
export async function loadContentBeside(
  request: RequestContext,
  path = request.url.pathname,
): Promise<WrittenContent | null> {
  const page = await findWrittenPage(request, path);
  return page ? contentOf(page, request) : null;
}

async function contentOf(page: PageContent, request: RequestContext): Promise<WrittenContent> {
  const { settings } = request;
  const sources = createSources(request);
  const written = listBlocks(page);
  const title = fillPlaceholders(page.title, settings);
  const [hero, blocks] = await Promise.all([buildContentHero(written, title, sources), buildBlocks(written, sources)]);
  return {
    title,
    intro: page.intro && fillPlaceholders(page.intro, settings),
    hero,
    blocks,
    jsonLd: [...buildFaqJsonLd(blocks), ...(await ratedJsonLd(blocks, sources))],
  };
}

/** The text of a page or post stands before its blocks, after a hero. */
export function listBlocks({ body, blocks }: { body: string | null; blocks: PageBlock[] }): PageBlock[] {
  if (body === null) return blocks;
  const text: PageBlock = { kind: 'text', heading: null, body };
  const [first, ...rest] = blocks;
  return first?.kind === 'hero' ? [first, text, ...rest] : [text, ...blocks];
}

/** The dealer with its average rating, for a page that shows the reviews of all places (H6). */
async function ratedJsonLd(blocks: readonly BlockModel[], { request, places }: Sources): Promise<JsonLd[]> {
  const shown = blocks.find((block) => block.kind === 'reviews');
  if (!shown || shown.reviews.rating === null) return [];
  const { locations } = await places();
  return buildReviewsJsonLd(await loadReviews(request, locations), shown.reviews, request);
}

const DESCRIBED_IN = 160;

/** The description for search engines: the page's own, its intro, or the beginning of its text. */
function descriptionOf(page: PageContent, { settings }: RequestContext): string {
  const own = page.description ?? page.intro;
  if (own) return fillPlaceholders(own, settings);
  const text = listBlocks(page).find((block) => block.kind === 'text');
  if (!text) return `${fillPlaceholders(page.title, settings)} at ${settings.brand.name}.`;
  return truncateWords(stripMarkdown(fillPlaceholders(text.body, settings, 'markdown')));
}

/** Truncates a text at a word boundary to the length that search engines show. */
export function truncateWords(words: string): string {
  if (words.length <= DESCRIBED_IN) return words;
  return `${words.slice(0, DESCRIBED_IN).replace(/\s+\S*$/, '')}…`;
}
