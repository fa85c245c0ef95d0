import type { RequestContext } from '../../../kernel/request/context.ts';
import { linkToPost } from './post-cards.ts';
import { listPosts, listWrittenPages } from './written-pages.ts';

/** Every address of the site's own content: its pages, and its posts where there are some. */
export async function listWrittenPaths(
  request: Pick<RequestContext, 'db' | 'site' | 'settings' | 'now'>,
): Promise<string[]> {
  return [...(await listWrittenPages(request)).keys(), ...(await postPaths(request))];
}

/** Those of them that search engines index. */
export async function listIndexedPaths(
  request: Pick<RequestContext, 'db' | 'site' | 'settings' | 'now'>,
): Promise<string[]> {
  const pages = [...(await listWrittenPages(request))].filter(([, { indexing }]) => indexing === 'allowed');
  return [...pages.map(([path]) => path), ...(await postPaths(request))];
}

async function postPaths(request: Pick<RequestContext, 'db' | 'site' | 'settings' | 'now'>): Promise<string[]> {
  const { settings } = request;
  const posts = await listPosts(request);
  if (posts.length === 0) return [];
  const own = posts.filter(({ slug }) => slug !== null).map((post) => linkToPost(post, settings));
  return [settings.pages.blogPath, ...own];
}
