import { MENU_PATH } from '../../../kernel/addresses/menu.ts';
import { loadChrome } from '../../../kernel/chrome/load.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { buildMenuPage, type MenuPageModel } from './model.ts';

/** The page that has all menus of the site (A9). */
export async function loadMenuPage(context: RequestContext): Promise<MenuPageModel> {
  const { seo, brand } = context.settings;
  return buildMenuPage(await loadChrome(context), {
    canonical: context.site.origin + MENU_PATH,
    titleSuffix: seo.titleSuffix ?? brand.name,
  });
}
