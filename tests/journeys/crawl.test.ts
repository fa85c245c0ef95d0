import { afterAll, describe, expect, test } from 'vitest';
import { addressOf, closeBrowser, DESKTOP, get, hydrated, PHONE, visitor } from './browser.ts';

afterAll(closeBrowser);

/** Every listed vehicle of a small site; of the large one so many, spread over all of its stock. */
const SITES: [slug: string, atMost: number][] = [
  ['harbour', 300],
  ['wattle-creek', 1000],
  ['ironbark', 1000],
  ['longpaddock', 1000],
  ['roam', 1000],
  ['bluegum', 1000],
  ['harbour-nissan', 25],
  ['harbour-outlet', 25],
  ['harbour-prestige', 25],
];
const AT_ONCE = 8;
const IN_BROWSER = 5;

async function vehiclePaths(slug: string, atMost: number): Promise<string[]> {
  const { body } = await get(`${slug}.localhost`, '/sitemap.xml');
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/]+(\/cars\/[^<]+)<\/loc>/g)].map(([, path]) => path!);
  const every = Math.max(1, Math.ceil(paths.length / atMost));
  return paths.filter((_, at) => at % every === 0);
}

/** What is wrong with the page of a vehicle, as sentences; none when all is well. */
async function faultsOf(slug: string, path: string): Promise<string[]> {
  const { status, body } = await get(`${slug}.localhost`, path);
  if (status !== 200) return [`answered with ${status}`];
  const seen = body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const found = (what: string, pattern: RegExp) =>
    [...seen.matchAll(pattern)].map(
      ({ index }) => `${what}: ${seen.slice(Math.max(0, index - 60), index + 60)}`,
    );
  const headings = [...seen.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text!);
  return [
    ...(headings.length === 1 && headings[0]!.trim()
      ? []
      : [`${headings.length} headings of the first rank`]),
    ...found('a value that is none', /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /g),
    ...found('an empty element', /<(dt|dd|li|p|h1|h2|h3|b|small|a|button|label|summary)\b[^>]*>\s*<\/\1>/g),
    ...found('an empty attribute', / (?:href|src|content|aria-label)=""/g),
    ...structuredDataFaults(body),
  ];
}

/** The vehicle and the trail to it are told to search engines as JSON that can be read. */
function structuredDataFaults(body: string): string[] {
  const texts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => text!,
  );
  try {
    const [vehicle, trail, ...others] = texts.map((text) => JSON.parse(text));
    const offer = vehicle?.offers;
    const isWhole =
      ['Car', 'Motorcycle', 'Vehicle'].includes(vehicle?.['@type']) &&
      vehicle.name &&
      // Drawings are no pictures of the vehicle: one without photos has none to tell.
      (vehicle.image === undefined || vehicle.image.length > 0) &&
      offer?.seller?.name &&
      /^https:\/\/schema\.org\/\w+$/.test(offer.availability) &&
      trail?.['@type'] === 'BreadcrumbList' &&
      others.length === 0;
    return isWhole ? [] : [`structured data that is not whole: ${texts.join(' ').slice(0, 300)}`];
  } catch (error) {
    return [`structured data that cannot be read: ${error}`];
  }
}

describe.each(SITES)('%s', (slug, atMost) => {
  test('[D1] every page of a vehicle is whole: one heading, structured data, nothing empty and no value that is none', async () => {
    const paths = await vehiclePaths(slug, atMost);
    expect(paths.length).toBeGreaterThan(Math.min(40, atMost * 0.4));
    const faults: string[] = [];
    const queue = paths.values();
    const work = async () => {
      for (const path of queue)
        for (const fault of await faultsOf(slug, path)) faults.push(`${path} has ${fault}`);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults).toEqual([]);
  });

  test('pages of vehicles come to life without a complaint and fit the screen', async () => {
    const paths = await vehiclePaths(slug, IN_BROWSER);
    for (const [at, path] of paths.entries()) {
      const { page, context, complaints } = await visitor(at % 2 ? PHONE : DESKTOP);
      await page.goto(addressOf(slug, path));
      await hydrated(page);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
