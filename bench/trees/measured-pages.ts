import { LOOKS_ON_SITES } from '../../tests/journeys/page-kinds/demo-sites.ts';
import { requestPage } from './request.ts';
import type { Served } from './serve.ts';

export const LIST = '/search/used-cars';

/** A page that is measured in every tree. */
export interface MeasuredPage {
  look: string;
  site: string;
  kind: 'home' | 'search' | 'vehicle';
  path: string;
}

/** Home, search and the first vehicle of the list, in every look. Throws when a list has no vehicle. */
export async function findPages(server: Served): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = [];
  for (const { look, site } of LOOKS_ON_SITES) {
    const on = { look, site: site.slug };
    const html = (await requestPage(server, site.slug, LIST, 'identity')).toString();
    const vehicle = /<article.*?href="(\/cars\/[^"#?]+)"/s.exec(html)?.[1];
    if (vehicle === undefined) throw new Error(`${site.slug} shows no vehicle at ${LIST}`);
    pages.push(
      { ...on, kind: 'home', path: '/' },
      { ...on, kind: 'search', path: LIST },
      { ...on, kind: 'vehicle', path: vehicle },
    );
  }
  return pages;
}
