import { isSavingInAccount } from '../../../src/kernel/visitors/account-saving.ts';
import { forgetVisitors, signedIn } from '../../http/account/signed-in.ts';
import { addressOf, get, pageOf, send } from '../../http.ts';
import { PlainBrowser, type SeenPage } from '../../plain-browser.ts';
import { filled, formIn } from '../../plain-form.ts';
import type { DemoSite } from './demo-sites.ts';

/** A list of everything that a site sells. */
export const LIST = '/search/new-used-and-demo-cars';

const hostOf = ({ slug }: DemoSite) => `${slug}.localhost`;
const maps = new Map<string, Promise<string[]>>();

/** The paths in a site's sitemap, requested once. */
export function mappedPaths(site: DemoSite): Promise<string[]> {
  const address = addressOf(site.slug);
  const known = maps.get(address) ?? readMap(site);
  maps.set(address, known);
  return known;
}

async function readMap(site: DemoSite): Promise<string[]> {
  const { body } = await get(hostOf(site), '/sitemap.xml');
  const locations = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text = '']) => text.replaceAll('&amp;', '&'));
  return locations.map((each) => each.replace(/^https?:\/\/[^/]+/, ''));
}

/** The first such page of a site; null where it has none. */
export async function mapped(site: DemoSite, pattern: RegExp): Promise<string | null> {
  return (await mappedPaths(site)).find((path) => pattern.test(path)) ?? null;
}

/** The vehicles that a site shows first, in the order of its list. */
export async function listedVehicles(site: DemoSite): Promise<string[]> {
  const list = await pageOf(site.slug, LIST);
  const links = list.querySelectorAll('article :is(h2, h3) a[href^="/cars/"]');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}

/** The first vehicle whose page matches, of those on the first list page and the next forty; null for none. */
export async function vehicleWhere(site: DemoSite, holds: (html: string) => boolean): Promise<string | null> {
  const others = (await mappedPaths(site)).filter((path) => path.startsWith('/cars/')).slice(0, 40);
  for (const path of new Set([...(await listedVehicles(site)), ...others]))
    if (holds((await get(hostOf(site), path)).body)) return path;
  return null;
}

/** The first of some addresses that has a page; null where none does. */
export async function firstThere(site: DemoSite, paths: string[]): Promise<string | null> {
  for (const path of paths) if ((await get(hostOf(site), path)).status === 200) return path;
  return null;
}

export const slugOf = (vehicle: string) => vehicle.replace('/cars/', '');

const INVOICE = {
  'Invoice or reference number': 'INV-7',
  'Amount in dollars': '120',
  'First Name': 'Sam',
  'Last Name': 'Lee',
  'Email Address': 'walk@pays.example',
  'Mobile Number': '0412 345 678',
};

async function beginPayment(payer: PlainBrowser): Promise<SeenPage> {
  const { page } = await payer.open('/online-payment');
  return payer.send(filled(formIn(page), INVOICE));
}

/** The page of an invoice whose payment was started. */
export async function begunPayment({ slug }: DemoSite): Promise<string> {
  return (await beginPayment(new PlainBrowser(slug))).path;
}

const POSTED = 'main form[method=post]';

async function beginTestPayment(payer: PlainBrowser): Promise<SeenPage> {
  const { page } = await beginPayment(payer);
  return payer.send(formIn(page, POSTED));
}

/** The test payment page that stands in for a provider's. */
export async function begunTestPayment({ slug }: DemoSite): Promise<string> {
  return (await beginTestPayment(new PlainBrowser(slug))).path;
}

/** The page of a paid invoice. */
export async function madePayment({ slug }: DemoSite): Promise<string> {
  const payer = new PlainBrowser(slug);
  const { page } = await beginTestPayment(payer);
  return (await payer.send(formIn(page, POSTED))).path;
}

type Cookies = { name: string; value: string }[];
const signedInOn = new Map<string, Promise<Cookies>>();
let forgotten: Promise<unknown> | undefined;

/** The cookies of a visitor who is signed in on a demo site and has saved a vehicle, where the site stores them. */
export function cookiesOf(site: DemoSite): Promise<Cookies> {
  const address = addressOf(site.slug);
  const known = signedInOn.get(address) ?? signInAndSave(site);
  signedInOn.set(address, known);
  return known;
}

async function signInAndSave(site: DemoSite): Promise<Cookies> {
  forgotten ??= forgetVisitors();
  await forgotten;
  const browser = await signedIn(site.slug, PHONE_NUMBER);
  if (isSavingInAccount(site.settings)) await saveFirstCar(site, browser.cookie);
  return [...browser.cookies].map(([name, value]) => ({ name, value }));
}

const PHONE_NUMBER = '0412 000 700';

async function saveFirstCar({ slug }: DemoSite, cookie: string): Promise<void> {
  const host = `${slug}.localhost`;
  const { hits } = JSON.parse((await get(host, '/api/search?hitsPerPage=1')).body);
  const body = JSON.stringify({ phone_number: PHONE_NUMBER, car_id: hits[0].id });
  const headers = { cookie, origin: addressOf(slug, ''), 'content-type': 'application/json' };
  const { status, body: said } = await send(host, '/api/watchlist/save-car', 'POST', headers, body);
  if (status !== 200) throw new Error(`a car was not saved: ${said}`);
}
