import { saveSearch } from '../../../db/queries/visitors/saved-searches.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import { listMatches, parseSearchAddress } from './load.ts';

export type NotSaved = 'no-search' | 'searches-full';

type SaveRequest = Pick<RequestContext, 'db' | 'stock' | 'settings' | 'site' | 'now'>;

const NAME_AT_MOST = 160;

/** Saves a search for a visitor under its address (F5). Its present matches count as seen: only later ones are news. */
export async function saveSearchForVisitor(
  request: SaveRequest,
  visitor: SignedInVisitor,
  address: string,
): Promise<{ ok: true } | { ok: false; why: NotSaved }> {
  const search = parseSearchAddress(address, request);
  if (!search) return { ok: false, why: 'no-search' };
  const { path, query, heading } = search;
  const known = listMatches(search, request).map(({ id }) => id);
  const isKept = await request.db.run((tx) =>
    saveSearch(
      tx,
      visitor.id,
      { path, query, name: heading.slice(0, NAME_AT_MOST), known },
      { atMost: request.settings.alerts.searchesAtMost, now: request.now },
    ),
  );
  return isKept ? { ok: true } : { ok: false, why: 'searches-full' };
}
