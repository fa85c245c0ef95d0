import { type OpenPage, toOpenPage } from '../../../kernel/addresses/served-pages.ts';
import { BRANDS_PATH, linkToBrand, linkToModel, MODELS_PATH, ORDER_PATH } from '../../../kernel/addresses/showroom.ts';
import type { Showroom } from '../../../kernel/showroom/load.ts';

/** The pages of brands and models that a site has: menus, buttons and offers may lead there. */
export function listOpenShowroomPages({ brands, models }: Showroom): OpenPage[] {
  return pathsOf({ brands, models })
    .concat(models.length > 0 ? [ORDER_PATH] : [])
    .map(toOpenPage);
}

/** The pages of brands and models for search engines. */
export function listShowroomPaths(showroom: Showroom): string[] {
  return pathsOf(showroom);
}

function pathsOf({ brands, models }: Showroom): string[] {
  return [
    ...(brands.length > 0 ? [BRANDS_PATH] : []),
    ...brands.map(({ slug }) => linkToBrand(slug)),
    ...(models.length > 0 ? [MODELS_PATH] : []),
    ...models.map(({ slug }) => linkToModel(slug)),
  ];
}
