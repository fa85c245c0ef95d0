import { MEDIA_PREFIX } from '../../../domain/media/image-address.ts';
import { MANUFACTURERS } from '../../../domain/showroom/manufacturers.ts';
import { findNearest } from '../../../domain/text/nearest.ts';
import { parseAddresses } from '../../../features/pages/written/markdown-addresses.ts';
import { linkToPost } from '../../../features/pages/written/post-cards.ts';
import { FINANCE_PATHS } from '../../../kernel/addresses/finance.ts';
import { listOpenPages } from '../../../kernel/addresses/opened-pages.ts';
import { isLinkServed, type OpenPage, toOpenPage } from '../../../kernel/addresses/served-pages.ts';
import { BRANDS_PATH, linkToBrand, linkToModel, MODELS_PATH, ORDER_PATH } from '../../../kernel/addresses/showroom.ts';
import { NO_PATH_WORDS } from '../../../kernel/stock/path-words.ts';
import type { FileProblem, SiteFolder } from '../../../settings/content.ts';
import { type FoundText, isMarkdown } from './texts.ts';

/** The stock decides whether searches and the pages of makes exist; files are checked as pictures. */
const BY_STOCK = /^\/(search|used-car)(\/|$)/;

/** Links of a folder to pages that the site does not have: menus omit such links, and in pages they are broken. */
export function warnOfLinks(site: SiteFolder, texts: readonly FoundText[]): FileProblem[] {
  const opened = pagesOf(site);
  const leads = (href: string) =>
    BY_STOCK.test(href) || href.startsWith(MEDIA_PREFIX) || isLinkServed(href, NO_PATH_WORDS, opened);
  const known = opened.map(({ path }) => path).filter((path) => !path.includes('{'));
  return texts.flatMap((found) =>
    linksIn(found)
      .filter((href) => !leads(href))
      .map((href) => {
        const { pathname } = new URL(href, 'https://site.invalid');
        const near = findNearest(pathname, known);
        const suggestion = near ? `Did you mean ${near}?` : null;
        return { file: found.file, path: found.path, reason: `the site has no page ${pathname}`, suggestion };
      }),
  );
}

function linksIn(found: FoundText): string[] {
  const links = isMarkdown(found) ? parseAddresses(found.text).links : found.key === 'href' ? [found.text] : [];
  return links.filter((href) => /^\/(?!\/)/.test(href));
}

/** The pages that a folder opens, before there is any stock. */
function pagesOf(site: SiteFolder): OpenPage[] {
  const { settings, pages, posts, models, manufacturers } = site;
  const makes = settings.showroom.brands === 'listed_and_stock' ? MANUFACTURERS : [];
  const blog = posts.length > 0 ? [settings.pages.blogPath] : [];
  const written = [
    ...pages.map(({ slug }) => `/${slug}`),
    ...blog,
    ...posts.filter(({ slug }) => slug !== null).map((post) => linkToPost(post, settings)),
  ];
  const showroom = [
    ...[...manufacturers, ...makes].map(({ slug }) => linkToBrand(slug)),
    ...(manufacturers.length + makes.length > 0 ? [BRANDS_PATH] : []),
    ...(models.length > 0 ? [MODELS_PATH, ORDER_PATH] : []),
    ...models.map(({ slug }) => linkToModel(slug)),
    ...(settings.finance.pages.path === null ? [] : FINANCE_PATHS),
  ];
  return [...listOpenPages(settings, written), ...showroom.map(toOpenPage)];
}
