import type { ChromeModel, CountedLink, SearchBoxModel } from '../chrome/model.ts';
import type { Resubmission } from './unavailable.ts';

/** A page with one message and links to go on: not found, gone wrong. */
export interface MessageModel {
  status: number;
  heading: string;
  text: string;
  /** The search form; null where searching can't help. */
  search: SearchBoxModel | null;
  ways: MessageLink[];
  /** Alternatives: makes in stock where a list isn't there, vehicles like one that is sold; null for none. */
  more: { heading: string; ways: MessageLink[] } | null | false;
  /** The id to quote when asking for help; null where it is of no use. */
  reference: string | null;
}

/** A link to go on, with a count or another note. */
export interface MessageLink extends CountedLink {
  note?: string;
}

/**
 * Why the page isn't there, or is unavailable for now; thrown with the response, and shown in place of the words for
 * its status.
 */
export interface MessageDetails {
  heading?: string;
  text?: string;
  more?: MessageModel['more'];
  /** The phone number to call meanwhile. */
  call?: { label: string; href: string } | null;
  /** The submitted form, to be sent again. */
  again?: Resubmission | null;
}

interface Words {
  heading: string;
  text: string;
}

const NOT_FOUND: Words = {
  heading: 'That page isn’t here',
  text:
    'The address may be mistyped or out of date, or the vehicle may have been sold. Search our stock, ' +
    'or start with one of these.',
};
const WORDS: Record<number, Words> = {
  // The browser's own status: it could not reach the website.
  0: {
    heading: 'No connection',
    text: 'We couldn’t reach the website. Check your connection and try again.',
  },
  404: NOT_FOUND,
  410: NOT_FOUND,
  400: {
    heading: 'We couldn’t read that address',
    text: 'Something in it isn’t right. Start again with one of these.',
  },
  405: { heading: 'That can’t be done here', text: 'This page can’t take a form. Go back and try again.' },
  429: { heading: 'That was a lot at once', text: 'Please wait a minute, then try again.' },
  503: { heading: 'Back in a minute', text: 'We’re busy right now. Please try again shortly.' },
};
const WENT_WRONG: Words = {
  heading: 'Something went wrong on our side',
  text: 'It wasn’t you. Please try again in a minute.',
};

interface MessageFacts {
  reference?: string | null | undefined;
  address?: string | null;
  details?: MessageDetails;
}

/**
 * The message of an HTTP status, with the site's search and links into its stock where the site's frame is available
 * and the visitor may go on (`chrome`), and the response's own words (`details`). After a failure it has the id to
 * quote (`reference`, the request's) and a link to retry (`address`).
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
