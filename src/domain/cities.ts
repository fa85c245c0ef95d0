/** Postcodes of Australia's larger cities, by what people call them: their middle, or the middle of what goes by their name. */
const CITIES: Readonly<Record<string, string>> = {
  adelaide: '5000',
  albury: '2640',
  'alice springs': '0870',
  ballarat: '3350',
  bendigo: '3550',
  brisbane: '4000',
  bunbury: '6230',
  bundaberg: '4670',
  cairns: '4870',
  canberra: '2600',
  'central coast': '2250',
  'coffs harbour': '2450',
  darwin: '0800',
  dubbo: '2830',
  geelong: '3220',
  geraldton: '6530',
  gladstone: '4680',
  'gold coast': '4217',
  'hervey bay': '4655',
  hobart: '7000',
  ipswich: '4305',
  kalgoorlie: '6430',
  launceston: '7250',
  lismore: '2480',
  mackay: '4740',
  melbourne: '3000',
  mildura: '3500',
  'mount gambier': '5290',
  newcastle: '2300',
  orange: '2800',
  perth: '6000',
  'port macquarie': '2444',
  rockhampton: '4700',
  shepparton: '3630',
  'sunshine coast': '4558',
  sydney: '2000',
  tamworth: '2340',
  toowoomba: '4350',
  townsville: '4810',
  'wagga wagga': '2650',
  wollongong: '2500',
};

/** The postcode of a larger city, in any letter case and with or without its state: "Gold Coast QLD" → "4217" (H10). Undefined for any other words. */
export function cityPostcode(words: string): string | undefined {
  const name = words
    .trim()
    .toLowerCase()
    .replace(/[\s,]+(act|nsw|nt|qld|sa|tas|vic|wa)$/, '')
    .replace(/\s+/g, ' ');
  return Object.hasOwn(CITIES, name) ? CITIES[name] : undefined;
}

/** The cities that are known by name. */
export const CITY_NAMES: readonly string[] = Object.keys(CITIES);
