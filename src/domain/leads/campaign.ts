/**
 * What brought a visit to the site, by the names that advertisements write into its first address: `utm_source`,
 * `gclid` … Empty for a visit that none brought.
 */
export type Campaign = Readonly<Record<string, string>>;

/** Names of a campaign's parameters: Urchin's, which Google Analytics reads, and what Google and Meta call a click. */
const NAME = /^(?:utm_[a-z0-9_]{1,30}|gclid|gbraid|wbraid|fbclid)$/;
/** Those of them that name one click of one person. */
const CLICK_IDS = /([?&])(?:(?:gclid|gbraid|wbraid|fbclid)=[^&#]*(?:&|(?=#|$)))+/g;

/**
 * How much is taken of a campaign: what is longer is no advertisement's. All of it fits a cookie, however it is
 * written.
 */
const MOST = { params: 12, characters: 300, encoded: 3_000 };

/**
 * Control and format characters, halves of characters, and ends of lines of any kind: nobody reads them, and they can
 * turn words around.
 */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * The campaign of an address's query, or of a cookie that holds one: each value cleaned and bounded, each name once,
 * the first that says anything.
 */
export function parseCampaign(query: Iterable<readonly [string, string]>): Campaign {
  const found: Record<string, string> = {};
  let room = MOST.encoded;
  for (const [name, given] of query) {
    if (!NAME.test(name) || Object.hasOwn(found, name)) continue;
    const value = cleaned(given);
    const size = new URLSearchParams({ [name]: value }).toString().length + 1;
    if (value === '' || size > room || Object.keys(found).length === MOST.params) continue;
    found[name] = value;
    room -= size;
  }
  return found;
}

const cleaned = (text: string) =>
  [...text.replace(UNREADABLE, '').replace(/\s+/g, ' ').trim()].slice(0, MOST.characters).join('').trim();

/** Whether a visit was brought by anything. */
export const isCampaign = (campaign: Campaign): boolean => Object.keys(campaign).length > 0;

/**
 * An address of the site as whoever counts visits may read it: its campaign stays, the one click that brought one
 * person does not.
 */
export function stripClickIds(path: string): string {
  return path.replace(CLICK_IDS, '$1').replace(/[?&](?=#|$)/, '');
}

/** What people read in place of a parameter's name, in the order in which it is read. */
const LABELS: Readonly<Record<string, string>> = {
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign keyword',
  utm_content: 'Campaign content',
  utm_id: 'Campaign id',
  gclid: 'Google click (gclid)',
  gbraid: 'Google click (gbraid)',
  wbraid: 'Google click (wbraid)',
  fbclid: 'Meta click (fbclid)',
};

/** A campaign for a person to read: labels with values, what names it before what names the click. */
export function listCampaignLines(campaign: Campaign): [label: string, text: string][] {
  return Object.entries(campaign)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, text]) => [
      LABELS[name] ?? `Campaign ${name.replace('utm_', '').replaceAll('_', ' ')}`,
      text,
    ]);
}

/** What has no label of its own stands before the clicks. */
function placeOf(name: string): number {
  const names = Object.keys(LABELS);
  return names.indexOf(name in LABELS ? name : 'gclid') - (name in LABELS ? 0 : 0.5);
}
