import { data, redirect, redirectDocument } from 'react-router';
import { findAlertChoice } from '../../../db/queries/visitors/alerts.ts';
import { removeSearch, setSearchAlerts } from '../../../db/queries/visitors/saved-searches.ts';
import { removeVisitor } from '../../../db/queries/visitors/visitor-records.ts';
import { removeFromWatchlist } from '../../../db/queries/visitors/watchlist.ts';
import { type GarageSectionKey, linkToGarage } from '../../../kernel/addresses/garage.ts';
import { ACCOUNT_DELETED_HREF } from '../../../kernel/addresses/visitors.ts';
import { readBytes } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { recordSecurityEvent } from '../../../kernel/request/security-events.ts';
import { PRIVATE, revokeSession, type SignedInVisitor, signOut } from '../../../kernel/visitors/signed-in.ts';
import { changeDetails, resendConfirmationEmail, saveAlertChannel } from './alerts.actions.ts';
import { parseDetails } from './details.ts';
import { enterGarage, loadDetailsAgain } from './load.ts';
import type { GaragePageModel } from './model.ts';

const MAX_FORM_BYTES = 16_384;

interface Act {
  visitor: SignedInVisitor;
  fields: URLSearchParams;
  request: RequestContext;
  key: GarageSectionKey;
}

/** The outcome of a garage form: a key for the note on the next page, or the page again with its errors. */
type Done = { done: string } | { failed: string } | { page: GaragePageModel } | { to: string };

/**
 * Every action of the garage, by section and by the form's `do`. Something that is gone already, or belongs to another
 * visitor, is reported as gone.
 */
const ACTS: Partial<Record<GarageSectionKey, Record<string, (act: Act) => Promise<Done>>>> = {
  'saved-cars': {
    remove: async ({ visitor, fields, request }) => {
      const id = idOf(fields);
      const wasThere = await request.db.run((tx) => removeFromWatchlist(tx, visitor.id, id));
      return wasThere ? { done: 'car-removed' } : { failed: 'car-gone' };
    },
  },
  'saved-searches': {
    remove: async ({ visitor, fields, request }) => {
      const id = idOf(fields);
      const wasThere = await request.db.run((tx) => removeSearch(tx, visitor.id, id));
      return wasThere ? { done: 'search-removed' } : { failed: 'search-gone' };
    },
    tell: (act) => saveAlertSetting(act, true),
    quiet: (act) => saveAlertSetting(act, false),
    alerts: async ({ visitor, fields, request }) => orThrow(await saveAlertChannel(fields, visitor, request)),
    'resend-confirmation': async ({ visitor, request }) => orThrow(await resendConfirmationEmail(visitor, request)),
  },
  details: { save: saveDetails },
  sessions: {
    end: async ({ visitor, fields, request }) => {
      const id = idOf(fields);
      if (String(id) === visitor.sessionId) return leave(request);
      const wasThere = await revokeSession(visitor, id, request);
      if (wasThere)
        recordSecurityEvent(request.visit, { action: 'end_session', outcome: 'success', userId: visitor.id });
      return wasThere ? { done: 'session-ended' } : { failed: 'session-gone' };
    },
  },
  'my-data': { delete: deleteAccount },
};

/**
 * Handles a form of the garage for its signed-in visitor (F5). The page then says what was done. Throws 404 for an
 * unknown action; without an origin nothing is done.
 */
export async function actInGarage(httpRequest: Request, request: RequestContext) {
  const { key, visitor } = await enterGarage(request);
  if (!httpRequest.headers.has('Origin')) throw new Response(null, { status: 403, headers: PRIVATE });
  const bytes = await readBytes(httpRequest.body, MAX_FORM_BYTES);
  if (!bytes) throw new Response(null, { status: 413, headers: PRIVATE });
  const fields = new URLSearchParams(Buffer.from(bytes).toString('utf8'));
  const acts = ACTS[key] ?? {};
  const name = fields.get('do') ?? '';
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw notThere();
  const done = await act({ visitor, fields, request, key });
  if ('page' in done) return data({ garage: done.page }, { status: 400, headers: PRIVATE });
  if ('to' in done) throw redirectDocument(done.to, { status: 303, headers: PRIVATE });
  const query = new URLSearchParams(done);
  throw redirect(`${linkToGarage(request.settings, key)}?${query}`, { status: 303, headers: PRIVATE });
}

const notThere = () => new Response(null, { status: 404, headers: PRIVATE });

/** Only ids that the database could have. */
function idOf(fields: URLSearchParams): number {
  const text = fields.get('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notThere();
  return Number(text);
}

function orThrow<Given>(given: Given | null): Given {
  if (given === null) throw notThere();
  return given;
}

async function saveAlertSetting({ visitor, fields, request }: Act, isTold: boolean): Promise<Done> {
  const id = idOf(fields);
  const { wasThere, choice } = await request.db.run(async (tx) => ({
    wasThere: await setSearchAlerts(tx, visitor.id, id, isTold),
    choice: await findAlertChoice(tx, visitor.id),
  }));
  if (!wasThere) return { failed: 'search-gone' };
  if (!isTold) return { done: 'search-quiet' };
  return { done: choice && choice.channel !== 'off' ? 'search-told' : 'search-told-later' };
}

async function saveDetails({ visitor, fields, request }: Act): Promise<Done> {
  const read = parseDetails(fields);
  if (!read.ok) return { page: await loadDetailsAgain(visitor, request, read) };
  return changeDetails(read.details, visitor, request);
}

async function deleteAccount({ visitor, fields, request }: Act): Promise<Done> {
  if (fields.get('sure') !== 'on') return { failed: 'not-confirmed' };
  await request.db.run((tx) => removeVisitor(tx, visitor));
  recordSecurityEvent(request.visit, { action: 'delete_account', outcome: 'success', userId: visitor.id });
  await signOut(request);
  return { to: ACCOUNT_DELETED_HREF };
}

async function leave(request: RequestContext): Promise<Done> {
  await signOut(request);
  return { to: '/' };
}
