import { readContent } from '../../../db/queries/cached-reads.ts';
import type { ContentItem } from '../../../db/queries/sites/content.ts';
import type { SiteDb } from '../../../db/scope.ts';
import { isRunning } from '../../../domain/promotions/running.ts';
import { toLocalDay } from '../../../domain/text/format.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { type PageContent, type PostContent, pageContent, postContent } from '../../../settings/content/pages.ts';

/** The content of a site: its pages by address, and its posts, the latest first; running or not. */
interface Written {
  pages: ReadonlyMap<string, { item: ContentItem; page: PageContent }>;
  posts: readonly PostContent[];
}

type SiteRequest = Pick<RequestContext, 'db' | 'site'>;

/** The content of each site, read once for each version of its settings and content. */
const cache = new WeakMap<SiteDb, { version: number; written: Promise<Written> }>();

function loadWritten({ db, site }: SiteRequest): Promise<Written> {
  const last = cache.get(db);
  if (last?.version === site.settingsVersion) return last.written;
  const written = readWritten(db);
  cache.set(db, { version: site.settingsVersion, written });
  // A failure is not cached: the next page tries again. A newer version that took its place stays.
  written.catch(() => cache.get(db)?.written === written && cache.delete(db));
  return written;
}

const readWritten = async (db: SiteDb): Promise<Written> => ({
  pages: pagesOf(await readContent(db, 'page')),
  posts: postsOf(await readContent(db, 'post')),
});

const pagesOf = (items: ContentItem[]): Written['pages'] =>
  new Map(
    items.map((item) => [
      `/${item.slug}`,
      { item, page: pageContent.parse({ ...item.body, start: null, expiry: null }) },
    ]),
  );

const postsOf = (items: ContentItem[]): PostContent[] =>
  items.map(({ body }) => postContent.parse(body)).toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

/** The page that the site has written for a path, while it runs (H9); undefined for none. */
export async function findWrittenPage(
  request: SiteRequest & Pick<RequestContext, 'now'>,
  path: string,
): Promise<PageContent | undefined> {
  const found = (await loadWritten(request)).pages.get(path);
  return found && isRunning(found.item, request.now) ? found.page : undefined;
}

/** The site's written pages that run now, by path. `home` is a part of the home page and has no address. */
export async function listWrittenPages(
  request: SiteRequest & Pick<RequestContext, 'now'>,
): Promise<Map<string, PageContent>> {
  const { pages } = await loadWritten(request);
  const running = [...pages].filter(([path, { item }]) => path !== HOME_PATH && isRunning(item, request.now));
  return new Map(running.map(([path, { page }]) => [path, page]));
}

/** The page whose blocks are shown on the home page. */
export const HOME_PATH = '/home';

/** The site's posts up to today, the latest first (H11). */
export async function listPosts({
  settings,
  now,
  ...site
}: SiteRequest & Pick<RequestContext, 'settings' | 'now'>): Promise<PostContent[]> {
  const today = toLocalDay(now, settings.locations.timeZone);
  return (await loadWritten(site)).posts.filter(({ date }) => date <= today);
}
