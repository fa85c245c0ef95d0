import { formatDate } from '../../../domain/text/format.ts';
import type { ContentPageModel } from '../../../kernel/content/model.ts';
import { buildJsonLd } from '../../../kernel/head/json-ld.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { buildPagingModel } from '../../../kernel/stock/paging.ts';
import type { PostContent } from '../../../settings/content/pages.ts';
import { fillPlaceholders } from '../../../settings/placeholders.ts';
import { buildBlocks } from '../content/blocks.ts';
import { listBlocks, truncateWords } from '../content/load.ts';
import { buildPageHead, buildTrail } from '../written/head.ts';
import { stripMarkdown } from '../written/markdown.ts';
import { buildContentPicture, buildPostCard, linkToPost } from '../written/post-cards.ts';
import { getRequestedPage } from '../written/requested-page.ts';
import { createSources } from '../written/sources.ts';
import { listPosts } from '../written/written-pages.ts';
import { buildBeside } from './beside.ts';

/**
 * The posts, a page of them at a time, or one post with its text (H11); undefined where the address is neither. Throws
 * a redirect for a page past the last one.
 */
export async function loadBlogPage(request: RequestContext): Promise<ContentPageModel | undefined> {
  const { settings, url } = request;
  const { blogPath } = settings.pages;
  if (url.pathname !== blogPath && !url.pathname.startsWith(`${blogPath}/`)) return undefined;
  const posts = await listPosts(request);
  if (url.pathname === blogPath) return listOf(posts, request);
  const post = posts.find((each) => each.slug !== null && linkToPost(each, settings) === url.pathname);
  return post && loadPost(post, posts, request);
}

function listOf(posts: PostContent[], request: RequestContext): ContentPageModel {
  const { settings, url } = request;
  const { blogPath, blogHeading, postsPerPage } = settings.pages;
  const pages = Math.ceil(posts.length / postsPerPage);
  const hrefOf = (page: number) => (page === 1 ? blogPath : `${blogPath}?page=${page}`);
  const page = getRequestedPage(url, pages, hrefOf);
  const shown = posts.slice((page - 1) * postsPerPage, page * postsPerPage);
  const breadcrumb = buildTrail({ label: blogHeading, href: blogPath });
  const items = shown.map((post) => buildPostCard(post, settings));
  return {
    heading: blogHeading,
    intro: posts.length > 0 ? null : 'No articles yet. Meanwhile, have a look at what’s in stock.',
    hero: null,
    byline: null,
    picture: null,
    breadcrumb,
    blocks: items.length > 0 ? [{ kind: 'posts', section: { heading: '', note: null, more: null, items } }] : [],
    below: [],
    beside: buildBeside(null, posts, request),
    paging: buildPagingModel({
      page,
      pages,
      count: posts.length,
      shown: shown.length,
      hitsPerPage: postsPerPage,
      hrefOf,
    }),
    head: buildPageHead(request, {
      heading: blogHeading,
      description: `${blogHeading} from ${settings.brand.name}.`,
      path: hrefOf(page),
      breadcrumb,
      indexing: posts.length > 0 ? 'allowed' : 'forbidden',
    }),
  };
}

async function loadPost(
  post: PostContent,
  posts: readonly PostContent[],
  request: RequestContext,
): Promise<ContentPageModel> {
  const { settings, site } = request;
  const { blogPath, blogHeading } = settings.pages;
  const heading = fillPlaceholders(post.heading, settings);
  const blocks = await buildBlocks(listBlocks(post), createSources(request));
  const path = linkToPost(post, settings);
  const breadcrumb = buildTrail({ label: blogHeading, href: blogPath }, { label: heading, href: path });
  const description = post.text ?? truncateWords(stripMarkdown(post.body ?? ''));
  const article = buildJsonLd('BlogPosting', {
    headline: heading,
    description,
    datePublished: post.date,
    author: post.author
      ? { '@type': 'Person', name: post.author }
      : { '@type': 'Organization', name: settings.brand.name },
    publisher: { '@type': 'Organization', name: settings.brand.name, url: `${site.origin}/` },
    image: post.image ? new URL(post.image, site.origin).href : undefined,
    mainEntityOfPage: site.origin + path,
  });
  return {
    heading,
    intro: post.text,
    hero: null,
    byline: { date: { iso: post.date, text: formatDate(post.date) }, author: post.author },
    picture: buildContentPicture(post, settings),
    breadcrumb,
    blocks,
    below: [],
    beside: buildBeside(post, posts, request),
    paging: null,
    head: buildPageHead(request, {
      heading,
      description,
      path,
      breadcrumb,
      image: post.image,
      jsonLd: [article],
    }),
  };
}
