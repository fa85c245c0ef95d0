/**
 * The advertising campaign that brought a visit, by the parameters of its first address: `utm_source`, `gclid` … Empty
 * for a visit without one.
 */
export type Campaign = Readonly<Record<string, string>>;

/** Campaign parameters: UTM (read by Google Analytics), and the click ids of Google and Meta. */
const NAME = /^(?:utm_[a-z0-9_]{1,30}|gclid|gbraid|wbraid|fbclid)$/;
/** Those that identify one click of one person. */
const CLICK_IDS = /([?&])(?:(?:gclid|gbraid|wbraid|fbclid)=[^&#]*(?:&|(?=#|$)))+/g;

/** Limits: nothing longer comes from an advertisement. In any encoding, the result fits in a cookie. */
const MOST = { params: 12, characters: 300, encoded: 3_000 };

/**
 * Control and format characters, lone surrogates, and line separators of any kind: they are invisible, and some reverse
 * the reading direction.
 */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * The campaign in an address's query, or in a cookie that stores one: each value cleaned and shortened, each name once,
 * with its first non-empty value.
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

export const isCampaign = (campaign: Campaign): boolean => Object.keys(campaign).length > 0;

/**
 * An address of the site for visitor statistics: campaign parameters stay, click ids, which identify one person, are
 * removed.
 */
export function stripClickIds(path: string): string {
  return path.replace(CLICK_IDS, '$1').replace(/[?&](?=#|$)/, '');
}

/** Labels for parameters, in display order. */
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

/** A campaign for people: labels with values, click ids last. */
export function listCampaignLines(campaign: Campaign): [label: string, text: string][] {
  return Object.entries(campaign)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, text]) => [LABELS[name] ?? `Campaign ${name.replace('utm_', '').replaceAll('_', ' ')}`, text]);
}

/** Parameters without a label come before the click ids. */
function placeOf(name: string): number {
  const names = Object.keys(LABELS);
  return names.indexOf(name in LABELS ? name : 'gclid') - (name in LABELS ? 0 : 0.5);
}
