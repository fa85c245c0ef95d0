import type { ChromeModel, CountedLink, SearchBoxModel } from '../chrome/model.ts';
import type { Resubmission } from './unavailable.ts';

/** A page that says one thing and shows ways on: not found, gone wrong. */
export interface MessageModel {
  status: number;
  heading: string;
  text: string;
  /** Where a search from here goes; null where searching can't help. */
  search: SearchBoxModel | null;
  ways: MessageLink[];
  /**
   * What may be meant or liked instead: makes in stock where a list isn't there, vehicles like one that is gone; null
   * for nothing.
   */
  more: { heading: string; ways: MessageLink[] } | null | false;
  /** What to quote when asking for help; null where it is of no use. */
  reference: string | null;
}

/** A way on, with a count or something else to be said of it. */
export interface MessageLink extends CountedLink {
  note?: string;
}

/**
 * What an answer says of why the page isn't there, or can't be made for now; thrown with it, and said in place of the
 * words for its status.
 */
export interface MessageDetails {
  heading?: string;
  text?: string;
  more?: MessageModel['more'];
  /** Whom to call meanwhile. */
  call?: { label: string; href: string } | null;
  /** What was sent, to be sent again. */
  again?: Resubmission | null;
}

interface Words {
  heading: string;
  text: string;
}

const NOT_FOUND: Words = {
  heading: 'That page isn’t here',
  text:
    'The address may be mistyped or old, or the vehicle has been sold and taken down. Search the stock, ' +
    'or start from one of these.',
};
const WORDS: Record<number, Words> = {
  // What the browser says of itself: the website was not reached.
  0: {
    heading: 'No connection',
    text: 'We couldn’t reach the website. Check your connection, then try again.',
  },
  404: NOT_FOUND,
  410: NOT_FOUND,
  400: {
    heading: 'We couldn’t read that address',
    text: 'Something in it is not as it should be. Start again from one of these.',
  },
  405: { heading: 'That can’t be done here', text: 'This page only shows things. Go back and try again.' },
  429: { heading: 'That was a lot at once', text: 'Please wait a minute, then try again.' },
  503: { heading: 'Back in a minute', text: 'We are busy for the moment. Please try again shortly.' },
};
const WENT_WRONG: Words = {
  heading: 'Something went wrong on our side',
  text: 'It wasn’t you. Please try again in a minute.',
};

/** What else is known of why the page is shown. */
interface MessageFacts {
  reference?: string | null | undefined;
  address?: string | null;
  details?: MessageDetails;
}

/**
 * The message of an HTTP status, with the site's search and ways into its stock where the page stands and the visitor
 * may go on (`chrome`), and what the answer itself says of it (`details`); after a failure there is what to quote
 * (`reference`, the request's id) and the way back to where it failed (`address`).
 */
export function buildStatusMessage(
  status: number,
  chrome?: Pick<ChromeModel, 'search' | 'nav' | 'types'>,
  { reference = null, address = null, details = {} }: MessageFacts = {},
): MessageModel {
  const words = WORDS[status] ?? (status < 500 ? NOT_FOUND : WENT_WRONG);
  const failed = status === 0 || status >= 500 || status === 429;
  return {
    status,
    heading: details.heading ?? words.heading,
    text: details.text ?? words.text,
    more: details.more ?? null,
    search: failed || !chrome ? null : chrome.search,
    ways: [
      ...(details.call ? [{ ...details.call, count: null }] : []),
      ...(failed && address && !details.again ? [{ label: 'Try again', href: address, count: null }] : []),
      { label: 'Home', href: '/', count: null },
      ...(chrome ? listStockLinks(chrome) : []),
    ],
    reference: failed && !details.heading ? reference : null,
  };
}

/** The stock by condition, then the menu's own links and the whole of each of its menus; each address once. */
function listStockLinks({ nav, types }: Pick<ChromeModel, 'nav' | 'types'>): CountedLink[] {
  const links = nav.flatMap((item) =>
    item.kind === 'link' ? [{ label: item.label, href: item.href }] : (item.all ?? []),
  );
  const seen = new Set(['/']);
  return [...types, ...links.map((link) => ({ ...link, count: null }))].filter(
    ({ href }) => !seen.has(href) && seen.add(href),
  );
}
