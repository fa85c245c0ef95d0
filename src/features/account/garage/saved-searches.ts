import { findMailbox } from '../../../db/queries/email/confirmation-emails.ts';
import { findAlertChoice } from '../../../db/queries/visitors/alerts.ts';
import { listSavedSearches, noteSeenMatches, type StoredSearch } from '../../../db/queries/visitors/saved-searches.ts';
import type { AlertChannel } from '../../../domain/alerts/alert.ts';
import { listNewMatches, mergeKnownMatches } from '../../../domain/alerts/alert.ts';
import { formatPhone } from '../../../domain/contact/phone.ts';
import { formatDate } from '../../../domain/text/format.ts';
import { ALERTS_ANCHOR, linkToGarage } from '../../../kernel/addresses/garage.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { formatVehicleCount } from '../../../kernel/stock/format-count.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import { listMatches, parseSearchAddress } from '../saved-searches/load.ts';
import type { AlertsModel, SavedSearchesSection, SavedSearchRow } from './model.ts';

export async function loadSavedSearchesSection(
  visitor: SignedInVisitor,
  request: RequestContext,
): Promise<SavedSearchesSection> {
  const { db, settings } = request;
  const { searches, choice, mailbox } = await db.run(async (tx) => ({
    searches: await listSavedSearches(tx, visitor.id),
    choice: await findAlertChoice(tx, visitor.id),
    mailbox: await findMailbox(tx, visitor.id, request.now),
  }));
  const ways: { value: AlertChannel; label: string; hint: string | null }[] = [
    {
      value: 'email',
      label: 'By email',
      hint: mailbox?.email ?? 'Add your email address to your details first',
    },
    { value: 'sms', label: 'By text message', hint: formatPhone(visitor.phone) },
    { value: 'off', label: 'Don’t contact me', hint: null },
  ];
  const confirm = choice?.channel === 'email' ? confirmation(mailbox) : null;
  return {
    kind: 'saved-searches',
    searches: searches.map((search) => searchRow(search, request)),
    alerts:
      settings.alerts.send === 'on'
        ? {
            way: choice?.channel ?? 'off',
            priceDrops: choice?.price_drops ?? true,
            ways,
            confirm,
            pause: pauseOf(choice?.channel ?? 'off', confirm),
          }
        : null,
  };
}

/**
 * What is still to be done before alerts go out by email: the address may be somebody else's until it is confirmed.
 */
function confirmation(mailbox: Awaited<ReturnType<typeof findMailbox>>): AlertsModel['confirm'] {
  if (!mailbox || mailbox.state === 'confirmed') return null;
  const { email, state } = mailbox;
  return state === 'pending'
    ? { text: 'Please confirm your address:', email, button: 'Send it again' }
    : { text: 'We won’t send anything until you confirm', email, button: 'Send me the link' };
}

/** Why no alerts are sent, whatever each search says, and what to do about it. */
function pauseOf(way: AlertChannel, confirm: AlertsModel['confirm']): AlertsModel['pause'] {
  if (way === 'off') return { isOff: true, text: 'Alerts are off.', label: 'Turn on alerts', href: ALERTS_ANCHOR };
  return confirm
    ? {
        isOff: false,
        text: 'Alerts start once you confirm your email address.',
        label: 'See how',
        href: ALERTS_ANCHOR,
      }
    : null;
}

function searchRow(savedSearch: StoredSearch, request: RequestContext): SavedSearchRow {
  const { settings } = request;
  const address = addressOf(savedSearch);
  const search = parseSearchAddress(address, request);
  return {
    id: savedSearch.id,
    name: search?.heading ?? savedSearch.name,
    href: search ? `${linkToGarage(settings, 'saved-searches')}?${OPEN}=${savedSearch.id}` : address,
    filters: search?.filters ?? null,
    found:
      search &&
      foundText(
        listMatches(search, request).map(({ id }) => id),
        savedSearch,
        request,
      ),
    savedOn: formatDate(savedSearch.saved_at, settings.locations.timeZone),
    tell: savedSearch.tell,
  };
}

function foundText(ids: number[], savedSearch: StoredSearch, { settings }: RequestContext): string {
  const fresh = listNewMatches(ids, savedSearch.seen).length;
  // The list has others too, such as sold ones.
  const all = `${formatVehicleCount(ids.length, getVehicleWords(settings))} available`;
  return fresh > 0 ? `${all}, ${fresh} new since you last looked` : all;
}

const addressOf = ({ path, query }: Pick<StoredSearch, 'path' | 'query'>) => (query ? `${path}?${query}` : path);

/** Names the search that is opened, in the address of the garage's own page. */
const OPEN = 'open';

/**
 * Where a saved search leads when its visitor opens it from their garage (F5); null where none is opened. What it finds
 * is recorded as seen: only later matches are new. A search that is not, or no longer, theirs leads back to the garage,
 * which says so.
 */
export async function openSavedSearch(visitor: SignedInVisitor, request: RequestContext): Promise<string | null> {
  const id = request.url.searchParams.get(OPEN);
  if (id === null) return null;
  const savedSearch = (await request.db.run((tx) => listSavedSearches(tx, visitor.id))).find(
    (one) => String(one.id) === id,
  );
  if (!savedSearch) return `${linkToGarage(request.settings, 'saved-searches')}?failed=search-gone`;
  const search = parseSearchAddress(addressOf(savedSearch), request);
  if (!search) return addressOf(savedSearch);
  const found = listMatches(search, request).map((one) => one.id);
  const seen = mergeKnownMatches(found, savedSearch.seen);
  const known = mergeKnownMatches(found, savedSearch.known);
  await request.db.run((tx) => noteSeenMatches(tx, visitor.id, savedSearch.id, { seen, known }));
  return addressOf(search);
}
