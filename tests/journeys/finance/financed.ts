import { pageOf, textOf } from '../../http.ts';

export const ALL = '/search/new-used-and-demo-cars';

/** A card of a list: its link, and its repayment; null for none. */
export interface FinancedCard {
  href: string;
  repayment: string | null;
}

export const cardsOn = (page: Document): FinancedCard[] =>
  [...page.querySelectorAll('main article.card')].map((card) => ({
    href: card.querySelector('h2 a')?.getAttribute('href') ?? '',
    repayment: repaymentIn(card),
  }));

/** A repayment as text, with single spaces and without the link to its terms; null where there is none. */
export function repaymentIn(part: Element | null): string | null {
  const repayment = part?.querySelector('.repay');
  return repayment ? [...repayment.querySelectorAll(':scope > :not(a)')].map((each) => textOf(each)).join(' ') : null;
}

/** The first vehicle of a list whose card has a repayment, or with `says` false has none. Throws without one. */
export async function findCar(site: string, says: boolean, list = ALL): Promise<FinancedCard & { repayment: string }> {
  const found = cardsOn(await pageOf(site, list)).find(({ repayment }) => (repayment !== null) === says);
  if (!found) throw new Error(`No card of ${site} ${says ? 'says' : 'leaves out'} a repayment`);
  return { ...found, repayment: found.repayment ?? '' };
}

/** The finance page of a site's vehicle, as the vehicle's own page leads to it, and the vehicle's name. */
export async function financePageOf(site: string): Promise<{ vehicle: string; href: string; title: string }> {
  const { href: vehicle } = await findCar(site, true);
  const page = await pageOf(site, vehicle);
  const href = page.querySelector('a[href^="/finance?"]')?.getAttribute('href');
  if (!href) throw new Error(`The vehicle of ${site} leads to no finance page`);
  return { vehicle, href, title: page.querySelector('h1')?.firstChild?.textContent ?? '' };
}
