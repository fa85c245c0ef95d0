import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { get } from '../../http.ts';
import { ALL } from './financed.ts';

const ROOT = resolve(import.meta.dirname, '../../../sites');

export const SITES = readdirSync(ROOT);

/** Whether a site's settings make it show repayments. */
export function saysRepayments(site: string): boolean {
  const { settings } = JSON.parse(readFileSync(`${ROOT}/${site}/site.json`, 'utf8'));
  return settings.finance?.estimate?.show === 'shown';
}

/** The paths of a page's links. */
async function linksOn(site: string, path: string): Promise<string[]> {
  const { body } = await get(`${site}.localhost`, path);
  return [...body.matchAll(/href="(\/[^"/#][^"]*)"/g)]
    .map(([, href]) => (href as string).replaceAll('&amp;', '&').replace(/#.*/, ''))
    .filter((href) => !/\.\w+$|^\/(api|assets|img|media)\b/.test(href));
}

/** The kind of page at an address: lists are one, vehicles and makes too, and every other page name is one. */
const kindOf = (path: string) =>
  /^\/cars\/[^/?]+\/([^?]+)/.exec(path)?.[1] ?? /\/overview$/.exec(path)?.[0] ?? path.split(/[/?]/)[1];

/** Which pages of a site are checked: those with prices, or every kind of page that they link to as well. */
export type Kinds = 'costs' | 'every kind';

/** Pages with prices, among them a vehicle whose card has a repayment, and one page of each other kind. */
async function lawfulPagesOf(site: string, which: Kinds): Promise<string[]> {
  const { body } = await get(`${site}.localhost`, ALL);
  const cards = body.split('<article').slice(1);
  const hrefOf = (card = '') => /href="(\/cars\/[^"#?]+)"/.exec(card)?.[1] as string;
  const said = hrefOf(cards.find((card) => card.includes('repay--line')) ?? cards[0]);
  const other = hrefOf(cards.find((card) => hrefOf(card) !== said));
  const slugs = [said, other].map((path) => path.slice('/cars/'.length));
  const always = [
    '/',
    ALL,
    '/search/used-cars?weekly_price_max=150',
    said,
    `/compare?cars=${slugs.join(',')}`,
    '/finance?amount=30000&frequency=monthly',
  ];
  if (which === 'costs') return always;
  const kinds = new Set(always.map(kindOf));
  const led = (await Promise.all(['/', said].map((path) => linksOn(site, path)))).flat();
  const firstOfKind = led.filter((path) => !kinds.has(kindOf(path)) && kinds.add(kindOf(path)));
  return [...always, ...firstOfKind];
}

/** A page of a site, and the address where a visitor ends up, after redirects. */
export interface FinancePage {
  path: string;
  html: string;
}

/** The site's pages whose HTML has a repayment or a rate: on others there is none to be seen. */
export async function lawfulPagesNaming(site: string, which: Kinds): Promise<FinancePage[]> {
  const naming: FinancePage[] = [];
  for (const path of await lawfulPagesOf(site, which)) {
    const html = (await htmlAt(site, path)).replaceAll('<!-- -->', '');
    if (/(?:wk|fn|mo|yr)\*|% p\.a\./.test(html)) naming.push({ path, html });
  }
  return naming;
}

async function htmlAt(site: string, path: string): Promise<string> {
  const { body, headers } = await get(`${site}.localhost`, path);
  return headers.location ? htmlAt(site, String(headers.location)) : body;
}
