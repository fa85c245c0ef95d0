import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageOf, textOf } from '../http.ts';

/** A number of places or brands in a text. */
interface Stated {
  count: number;
  /** "50+", "more than fifty": up to the next round number. */
  isLeast: boolean;
  noun: string;
  words: string;
}

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
};
const NUMBER = `\\d[\\d,]*\\+?|${Object.keys(WORDS)
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|')}`;
const PLACES = ['location', 'yard', 'showroom', 'dealership', 'branch', 'store'];
const MAKES = ['brand', 'make'];
/** "One of our yards" counts nothing; a heading's capital starts a new phrase. */
const SAID = new RegExp(
  `\\b(more than |over )?(?![Oo]ne of)(${NUMBER}) (?:of our )?(${[...PLACES, ...MAKES].join('|')})(?:e?s)?\\b`,
  'g',
);

function statedIn(text: string): Stated[] {
  return [...text.matchAll(SAID)].map(([words, more, number = '', noun = '']) => ({
    count: WORDS[number.toLowerCase()] ?? Number(number.replaceAll(/\D/g, '')),
    isLeast: more !== undefined || number.endsWith('+'),
    noun: noun.toLowerCase(),
    words,
  }));
}

/** Whether a number is right: exact, or a lower bound with no closer round number. */
function isRight({ count, isLeast }: Pick<Stated, 'count' | 'isLeast'>, actual: number): boolean {
  // "Fifty locations" of 52 is as right as "50+".
  const step = count % 10 === 0 ? 10 : 1;
  return isLeast || step === 10 ? actual >= count && actual < count + step : actual === count;
}

interface SiteFile {
  group: { slug: string };
  settings: {
    contact: { address?: string };
    stock?: { dealerships?: string[] };
    pages?: { groupFigures?: { years?: string; since?: number } };
  };
}
interface LocationFile {
  dealership_slug: string;
  visible?: boolean;
  address: { street: string; city: string };
}
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

/** The addresses at which a site has locations, from its files. */
function addressesOf({ group, settings }: SiteFile): string[] {
  const own = settings.stock?.dealerships ?? [];
  const shown = read<LocationFile[]>(`sites/${group.slug}/locations.json`).filter(
    ({ visible, dealership_slug }) => visible !== false && (own.length === 0 || own.includes(dealership_slug)),
  );
  return [...new Set(shown.map(({ address }) => `${address.street}, ${address.city}`))];
}

const PAGES = ['/', '/brands', '/dealer-locator', '/about-us'];
const SITES = globSync('sites/*/site.json').sort();
/** Texts that are written for a site and shown on any page of it. */
const writtenFor = (site: string) =>
  [...globSync(`sites/${site}/{pages,posts}/*.md`), ...globSync(`sites/${site}/{site,offers,promos,posts}.json`)]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

test('[H9] the demo has sites to count', () => {
  expect(SITES.length).toBeGreaterThan(8);
  expect(
    statedIn('at 90 locations, 36 dealerships, Fifty yards, 40+ brands, all 52 of our locations, one of our yards'),
  ).toHaveLength(5);
});

// Without it one page says 90 locations at 36 dealerships, another 52 yards, and a third 40+ brands over a list of 60.
describe.each(SITES.map((path) => [basename(path.slice(0, -'/site.json'.length)), path]))('%s', (site, path) => {
  test('[H9] each number of locations and brands is what there is, said with one noun', async () => {
    const file = read<SiteFile>(path);
    const addresses = addressesOf(file);
    const pages = await Promise.all(PAGES.map((each) => pageOf(site, each)));
    const brands = pages[1]?.querySelectorAll('.brand-tile').length ?? 0;
    const shown = pages.map((page) => {
      const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
      for (const part of page.querySelectorAll('script, style, template, noscript')) part.remove();
      const pairs = [...page.querySelectorAll('.figures > div')].map(
        (pair) => `${textOf(pair, 'dd')} ${textOf(pair, 'dt')}`,
      );
      for (const part of page.querySelectorAll('.figures')) part.remove();
      const text = page.body.innerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]+>/g, ' ');
      return [text, description, ...pairs].join(' | ').replaceAll(/\s+/g, ' ');
    });
    const problems = [...shown, writtenFor(site)].flatMap(statedIn).flatMap((said) => {
      const isPlace = PLACES.includes(said.noun);
      const actual = isPlace ? addresses.length : brands;
      const isNamed = said.count < 2 || said.noun === (isPlace ? 'location' : 'brand');
      return isRight(said, actual) && isNamed ? [] : [`“${said.words}” of ${actual}`];
    });
    expect(problems).toEqual([]);
    // A single place has one address, in the footer too.
    const { address } = file.settings.contact;
    if (address && addresses.length === 1) expect(address).toContain(addresses[0]);
  });

  test('[H9] its years are those since it began', () => {
    const { years, since } = read<SiteFile>(path).settings.pages?.groupFigures ?? {};
    if (years === undefined) return;
    const stated = { count: Number.parseInt(years, 10), isLeast: years.endsWith('+') };
    expect(isRight(stated, new Date().getFullYear() - (since ?? Number.NaN))).toBe(true);
    expect(writtenFor(site)).toContain(`In ${since}`);
  });
});

test('[H9] pages that every site may have state no such number of their own', () => {
  const pages = globSync('standard-pages/**/*.md').map((path) => readFileSync(path, 'utf8'));
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.flatMap(statedIn)).toEqual([]);
});

test('[H9] the large group states the numbers of the specification', async () => {
  const page = await pageOf('harbour', '/about-us');
  const figures = [...page.querySelectorAll('main .figures > *')].map((figure) => textOf(figure));
  for (const said of ['50+', '40+', '30+']) expect(figures.join(' ')).toContain(said);
});
