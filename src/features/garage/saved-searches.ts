import { findAlertChoice } from '../../db/queries/alerts.ts';
import { type KeptSearch, listSavedSearches } from '../../db/queries/saved-searches.ts';
import { findVisitorDetails } from '../../db/queries/sign-in.ts';
import type { AlertWay } from '../../domain/alert.ts';
import { newMatches } from '../../domain/alert.ts';
import { formatDate } from '../../domain/format.ts';
import { formatPhone } from '../../domain/phone.ts';
import type { RequestContext } from '../request.ts';
import { matchesOf, readSearch } from '../saved-searches/read-search.ts';
import { vehicleWords } from '../search/load.ts';
import { countOf } from '../search/model.ts';
import type { SignedInVisitor } from '../visitors/signed-in.ts';
import type { SavedSearchesSection, SavedSearchRow } from './model.ts';

/** The searches that a visitor keeps, with what they find now, and how he is told of news (F5). */
export async function savedSearchesSection(
  visitor: SignedInVisitor,
  request: RequestContext,
): Promise<SavedSearchesSection> {
  const { db, settings } = request;
  const { searches, choice, details } = await db.run(async (tx) => ({
    searches: await listSavedSearches(tx, visitor.id),
    choice: await findAlertChoice(tx, visitor.id),
    details: await findVisitorDetails(tx, visitor.id),
  }));
  const ways: { value: AlertWay; label: string; hint: string | null }[] = [
    {
      value: 'email',
      label: 'By e-mail',
      hint: details?.email ?? 'Add your e-mail address to your details first',
    },
    { value: 'sms', label: 'By text message', hint: formatPhone(visitor.phone) },
    { value: 'off', label: 'Not at all', hint: null },
  ];
  return {
    kind: 'saved-searches',
    searches: searches.map((search) => searchRow(search, request)),
    alerts:
      settings.alerts.send === 'on'
        ? { way: choice?.way ?? 'off', priceDrops: choice?.price_drops ?? true, ways }
        : null,
  };
}

function searchRow(kept: KeptSearch, request: RequestContext): SavedSearchRow {
  const address = kept.query ? `${kept.path}?${kept.query}` : kept.path;
  const search = readSearch(address, request);
  return {
    id: kept.id,
    name: search?.heading ?? kept.name,
    href: search ? (search.query ? `${search.path}?${search.query}` : search.path) : address,
    filters: search?.filters ?? null,
    found:
      search &&
      foundText(
        matchesOf(search, request).map(({ id }) => id),
        kept,
        request,
      ),
    savedOn: formatDate(kept.saved_at, request.settings.locations.timeZone),
    tell: kept.tell,
  };
}

function foundText(ids: number[], kept: KeptSearch, { settings }: RequestContext): string {
  const fresh = newMatches(ids, kept.known).length;
  const all = countOf(ids.length, vehicleWords(settings));
  return fresh > 0 ? `${all}, ${fresh} new` : all;
}
