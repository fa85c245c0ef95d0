import { pageOf } from '../../http.ts';

/** A vehicle that can be enquired about: its page, and the target of its link. */
export interface AskedVehicle {
  path: string;
  slug: string;
  href: string;
}

const known = new Map<string, Promise<AskedVehicle>>();

/**
 * The first used vehicle of a site whose page has a link with this beginning; searched once. Where a site has a chat,
 * that replaces the enquiry while the vehicle's location is open: such a site has none for '/enquire'.
 */
export function findAsked(site: string, link: '/enquire?car_id=' | '/book-test-drive/?car_id=') {
  const found = known.get(`${site} ${link}`) ?? lookFor(site, link);
  known.set(`${site} ${link}`, found);
  return found;
}

async function lookFor(site: string, start: string): Promise<AskedVehicle> {
  const list = await pageOf(site, '/search/used-cars');
  for (const link of list.querySelectorAll('article a[href^="/cars/"]')) {
    const path = (link.getAttribute('href') as string).replace(/[?#].*/, '');
    const asking = (await pageOf(site, path)).querySelector(`a[href^="${start}"]`);
    const href = asking?.getAttribute('href');
    if (href) return { path, slug: path.split('/').at(-1) as string, href };
  }
  throw new Error(`no used vehicle of ${site} leads to ${start}`);
}
