import { redactSecrets, SECRET_PARAMETERS } from '../../../domain/requests/redact-secrets.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { STEP_QUERY } from '../../addresses/valuation-step.ts';
import type { FormRow } from '../fields/row.ts';

/** Where a visitor has been, as a trade-in lead carries it (G5, S3: lead attributes). */
export interface Visited {
  /** Paths of the site's pages, the first seen first. */
  visited_pages: string[];
  /** The query with which the visit began, such as that of an advertisement. */
  linked_query_params: Record<string, string>;
}

/** How much is taken of a visit; what is beyond was long ago or is no advertisement's. */
export const VISITED = { pages: 30, params: 20, characters: 300 };

interface SentVisit {
  page: string;
  visited?: Visited | undefined;
}

/**
 * What a lead says of the visit: null unless its form is one of trade-ins and the site wants it. A browser without
 * scripts remembers nothing: then it is the page that the form stood in, and that page's query.
 */
export function getLeadVisit(
  row: Pick<FormRow, 'hasAttributes'>,
  { page, visited }: SentVisit,
  { tradeIn }: Pick<SiteSettings, 'tradeIn'>,
): Visited | null {
  if (!row.hasAttributes || tradeIn.leadAttributes === 'off') return null;
  return withoutSecretQuery(visited ?? buildPageVisit(page));
}

/** The dealer reads where a visit went, and opens no booking and no payment with it that are the shopper's alone. */
function withoutSecretQuery({ visited_pages, linked_query_params }: Visited): Visited {
  const told = Object.entries(linked_query_params).filter(([name]) => !SECRET_PARAMETERS.includes(name));
  return { visited_pages: visited_pages.map(redactSecrets), linked_query_params: Object.fromEntries(told) };
}

/**
 * A visit of one page alone. What the site itself writes into addresses is no advertisement's. What no text has, such
 * as control characters, is left out: it must never be in the way of an enquiry.
 */
export function buildPageVisit(page: string): Visited {
  const { pathname, searchParams } = new URL(page, 'https://site.invalid');
  const cut = (text: string) =>
    text
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .slice(0, VISITED.characters)
      .toWellFormed();
  const given = [...searchParams].filter(([name]) => !(STEP_QUERY as readonly string[]).includes(name));
  const params = given.map(([name, value]) => [cut(name), cut(value)] as const);
  return {
    visited_pages: [pathname.slice(0, VISITED.characters)],
    linked_query_params: Object.fromEntries(params.filter(([name]) => name !== '').slice(0, VISITED.params)),
  };
}
