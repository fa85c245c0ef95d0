import { formatDate } from '../../../domain/text/format.ts';
import type { ContentPageModel } from '../../../kernel/content/model.ts';
import { buildJsonLd } from '../../../kernel/head/json-ld.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { buildPagingModel } from '../../../kernel/stock/paging.ts';
import type { PostContent } from '../../../settings/content/pages.ts';
import { fillPlaceholders } from '../../../settings/placeholders.ts';
import { makeBlocks } from '../content/blocks.ts';
import { headOf, trailTo } from '../content/head.ts';
import { listPosts } from '../content/kept.ts';
import { beginningOf, blocksOf } from '../content/load.ts';
import { plainWords } from '../content/markdown.ts';
import { sourcesOf } from '../content/sources.ts';
import { pictureOf, postCard, postHref } from './cards.ts';
import { pageAsked } from './page-asked.ts';

/**
 * The posts, a page of them at a time, or one post with its text (H11); undefined where the address is neither. Throws
 * a redirect for a page past the last one.
 */
export async function loadBlogPage(request: RequestContext): Promise<ContentPageModel | undefined> {
  const { settings, url } = request;
  const { blogPath } = settings.pages;
  if (url.pathname !== blogPath && !url.pathname.startsWith(`${blogPath}/`)) return undefined;
  const posts = await listPosts(request);
  if (url.pathname === blogPath) return posts.length > 0 ? listOf(posts, request) : undefined;
  const post = posts.find((each) => each.slug !== null && postHref(each, settings) === url.pathname);
  return post && loadPost(post, request);
}

function listOf(posts: PostContent[], request: RequestContext): ContentPageModel {
  const { settings, url } = request;
  const { blogPath, blogHeading, postsPerPage } = settings.pages;
  const pages = Math.ceil(posts.length / postsPerPage);
  const hrefOf = (page: number) => (page === 1 ? blogPath : `${blogPath}?page=${page}`);
  const page = pageAsked(url, pages, hrefOf);
  const shown = posts.slice((page - 1) * postsPerPage, page * postsPerPage);
  const breadcrumb = trailTo({ label: blogHeading, href: blogPath });
  const items = shown.map((post) => postCard(post, settings));
  return {
    heading: blogHeading,
    intro: null,
    hero: null,
    byline: null,
    picture: null,
    breadcrumb,
    // The page's heading is theirs.
    blocks: [{ kind: 'posts', section: { heading: '', note: null, more: null, items } }],
    paging: buildPagingModel({
      page,
      pages,
      count: posts.length,
      shown: shown.length,
      hitsPerPage: postsPerPage,
      hrefOf,
    }),
    head: headOf(request, {
      heading: blogHeading,
      description: `${blogHeading} from ${settings.brand.name}.`,
      path: hrefOf(page),
      breadcrumb,
    }),
  };
}

async function loadPost(post: PostContent, request: RequestContext): Promise<ContentPageModel> {
  const { settings, site } = request;
  const { blogPath, blogHeading } = settings.pages;
  const heading = fillPlaceholders(post.heading, settings);
  const blocks = await makeBlocks(blocksOf(post), sourcesOf(request));
  const path = postHref(post, settings);
  const breadcrumb = trailTo({ label: blogHeading, href: blogPath }, { label: heading, href: path });
  const description = post.text ?? beginningOf(plainWords(post.body ?? ''));
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
    picture: pictureOf(post, settings),
    breadcrumb,
    blocks,
    paging: null,
    head: headOf(request, { heading, description, path, breadcrumb, image: post.image, jsonLd: [article] }),
  };
}
