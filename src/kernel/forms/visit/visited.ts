import { redactSecrets, SECRET_PARAMETERS } from '../../../domain/requests/redact-secrets.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { FormRow } from '../fields/row.ts';

/** The visitor's pages, as a trade-in lead carries them (G5, S3: lead attributes). */
export interface Visited {
  /** Paths of the site's pages, the first seen first. */
  visited_pages: string[];
  /** The query with which the visit began, such as that of an advertisement. */
  linked_query_params: Record<string, string>;
}

/** Limits of what is accepted; anything beyond was long ago or no advertisement's. */
export const VISITED = { pages: 30, params: 20, characters: 300 };

/** Written by the site itself into the address of a form's step. */
const OWN_PARAMETERS = ['valuation', 'step'];

interface SentVisit {
  page: string;
  visited?: Visited | undefined;
}

/**
 * The visit for a lead: null unless its form is a trade-in and the site wants it. A browser without scripts remembers
 * nothing: then it is the page of the form, and its query.
 */
export function getLeadVisit(
  row: Pick<FormRow, 'hasAttributes'>,
  { page, visited }: SentVisit,
  { tradeIn }: Pick<SiteSettings, 'tradeIn'>,
): Visited | null {
  if (!row.hasAttributes || tradeIn.leadAttributes === 'off') return null;
  return withoutSecretQuery(visited ?? buildPageVisit(page));
}

/** The dealer sees where a visit went, but gets no token that opens the shopper's own bookings or payments. */
function withoutSecretQuery({ visited_pages, linked_query_params }: Visited): Visited {
  const reported = Object.entries(linked_query_params).filter(([name]) => !SECRET_PARAMETERS.includes(name));
  return { visited_pages: visited_pages.map(redactSecrets), linked_query_params: Object.fromEntries(reported) };
}

/**
 * A visit of one page. Without parameters that the site itself writes into addresses, since they are no
 * advertisement's, and without characters that no text has, such as control characters: they must never block an
 * enquiry.
 */
export function buildPageVisit(page: string): Visited & { visited_pages: [string] } {
  const { pathname, searchParams } = new URL(page, 'https://site.invalid');
  const cut = (text: string) =>
    text
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .slice(0, VISITED.characters)
      .toWellFormed();
  const given = [...searchParams].filter(([name]) => !OWN_PARAMETERS.includes(name));
  const params = given.map(([name, value]) => [cut(name), cut(value)] as const);
  return {
    visited_pages: [pathname.slice(0, VISITED.characters)],
    linked_query_params: Object.fromEntries(params.filter(([name]) => name !== '').slice(0, VISITED.params)),
  };
}
