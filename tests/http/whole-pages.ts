import type { PlainResponse } from '../http.ts';

/** How many requests run at once. */
const AT_ONCE = 8;

/** Runs some work for each of many things, a few at once. */
export async function forEachOf<T>(things: Iterable<T>, work: (thing: T) => Promise<void>): Promise<void> {
  const queue = things[Symbol.iterator]();
  const hand = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

/** Faults in a page's markup: missing values, empty elements and attributes. */
export function faultsIn(body: string): string[] {
  const seen = body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const found = (what: string, pattern: RegExp) =>
    [...seen.matchAll(pattern)].map(({ index }) => `${what}: ${seen.slice(Math.max(0, index - 60), index + 60)}`);
  const headings = [...seen.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text);
  return [
    ...(headings.length === 1 && headings[0]?.trim() ? [] : [`${headings.length} headings of the first rank`]),
    ...found('a value that is none', /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /g),
    // Live regions are empty until there is something to announce.
    ...found(
      'an empty element',
      /<(?!p [^>]*role="status")(dt|dd|li|p|h1|h2|h3|b|small|a|button|label|summary)\b[^>]*>\s*<\/\1>/g,
    ),
    ...found('an empty attribute', / (?:href|src|content|aria-label)=""/g),
    ...rootFaults(body),
  ];
}

/** What the root element says of the page, for style sheets, and is not so. */
function rootFaults(body: string): string[] {
  const said = /<html [^>]*>/.exec(body)?.[0] ?? '';
  const menus = /<nav class="nav .*?<\/nav>/s.exec(body)?.[0].match(/<details|<a (?!class="mega")/g)?.length;
  const isSo = {
    'search-box': searchBoxIn(body),
    nav: menus && (menus < 5 ? 'few' : menus === 5 ? 'five' : 'many'),
    page: /class="vbar"/.test(body) ? 'vehicle' : undefined,
  };
  return Object.entries(isSo).flatMap(([name, value]) => {
    const claimed = new RegExp(`data-${name}="(\\w+)"`).exec(said)?.[1];
    const isKnown = name === 'search-box' || value !== undefined;
    return isKnown && claimed !== value ? [`data-${name}="${claimed}" where it is ${value}`] : [];
  });
}

function searchBoxIn(body: string): string | undefined {
  if (body.includes('data-behaviour="search"')) return 'list';
  return body.includes('class="console"') ? 'home' : undefined;
}

/** Faults of a vehicle's page: those of its markup, its structured data and its breadcrumb. */
export function vehicleFaults({ status, body }: PlainResponse): string[] {
  return status === 200 ? [...faultsIn(body), ...structuredDataFaults(body)] : [`answered with ${status}`];
}

function structuredDataFaults(body: string): string[] {
  const texts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  try {
    const [vehicle, trail, ...others] = texts.map((text) => JSON.parse(text));
    const offer = vehicle?.offers;
    const isWhole =
      ['Car', 'Motorcycle', 'Vehicle'].includes(vehicle?.['@type']) &&
      vehicle.name &&
      // A vehicle without photos has none in its structured data.
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

/** References in the HTML, by pattern: there are too many documents to parse them. */
const NAMED = /<(?:a|link|script|img|use|video|source|form)\b([^>]*?) (?:href|src|action)="([^"]+)"([^>]*)>/g;
/** Targets of POST, and the page's own address, are not followed. */
const NOT_FOLLOWED = /method="post"|rel="(?:canonical|expect)"/;

/** The addresses within its site that a page references, without anchors. */
export function namedIn(body: string): Set<string> {
  const all = [...body.matchAll(NAMED)].flatMap(([, before = '', href = '', after = '']) =>
    NOT_FOLLOWED.test(before + after) ? [] : [href.replaceAll('&amp;', '&').replace(/#.*/, '')],
  );
  return new Set(all.filter((href) => /^\/(?!\/)/.test(href)));
}

/** Addresses that the same code makes from stock and pictures. */
const MADE = /^\/(cars|search|img|media|models)\/|\/overview$/;

/** The pattern that an address shares with others that the same code makes; any other address is its own. */
export function shapeOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://any');
  const names = [...new Set(searchParams.keys())].sort().join('&');
  const [, first = ''] = pathname.split('/');
  const isMade = MADE.test(pathname);
  if (isMade && pathname.endsWith('/overview')) return '/…/overview';
  return isMade ? `/${first}/${pathname.split('/').length}?${names}` : `${pathname}?${names}`;
}
