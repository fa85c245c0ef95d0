import { listStandardPaths } from '../../kernel/addresses/standard-pages.ts';
import type { ContentPageModel } from '../../kernel/content/model.ts';
import { type Moved, withoutSlash } from '../../kernel/own-page.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { loadBlogPage } from './blog/load.ts';
import { loadContentPage } from './content/load.ts';
import { loadReviewsPage } from './reviews/page.load.ts';
import { listWrittenPaths } from './written/paths.ts';

/** The site's written content at the address: a page, its posts or one of them, its reviews. */
export async function loadWrittenPage(request: RequestContext): Promise<ContentPageModel | undefined> {
  return (await loadContentPage(request)) ?? (await loadBlogPage(request)) ?? (await loadReviewsPage(request));
}

/** The site's written content at the address without its trailing slash. */
export async function findMovedWritten(request: RequestContext): Promise<Moved | undefined> {
  const { settings, url } = request;
  const plain = withoutSlash(url.pathname);
  if (plain === url.pathname) return undefined;
  const paths = [...listStandardPaths(settings), ...(await listWrittenPaths(request))];
  return paths.includes(plain) ? { to: plain + url.search, status: 301 } : undefined;
}
