import { redirect, redirectDocument } from 'react-router';
import { findAlertChoice } from '../../../db/queries/visitors/alerts.ts';
import { linkToGarage } from '../../../kernel/addresses/garage.ts';
import { linkToSignIn } from '../../../kernel/addresses/visitors.ts';
import { saveSentEvent } from '../../../kernel/events/save-sent-event.ts';
import { readBytes } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { canSaveSearches, isSavingInAccount } from '../../../kernel/visitors/account-saving.ts';
import {
  findSignedInVisitor,
  PRIVATE,
  requireVisitor,
  type SignedInVisitor,
} from '../../../kernel/visitors/signed-in.ts';
import { saveSearchForVisitor } from '../saved-searches/actions.ts';
import { SAVE_PATH, SAVED_ANCHORS, SAVED_CAR_ANCHOR } from './address.ts';
import { buildPendingSaveCookie, type PendingSave, readPendingSave, toPendingSave } from './pending-save.ts';
import { watchCar } from './watch-cars.ts';

const MAX_FORM_BYTES = 8_192;
const SEE_OTHER = { status: 303, headers: PRIVATE };

/**
 * Handles the form of a heart or of "save this search" (F2, F5). For a signed-in visitor it is saved, and they return
 * to where they were. Others sign in first; what they wanted to save waits in a cookie that was set in their own
 * browser, so that no link from another website saves anything.
 */
export async function handleSaveForm(request: Request, context: RequestContext): Promise<Response> {
  const bytes = await readBytes(request.body, MAX_FORM_BYTES);
  const fields = new URLSearchParams(bytes ? Buffer.from(bytes).toString('utf8') : '');
  const wish = toPendingSave({
    car: fields.get('car_id'),
    search: fields.get('search'),
    to: placeBefore(context) ?? fields.get('search'),
  });
  if (!wish || !isOffered(wish, context)) throw new Response(null, { status: 404, headers: PRIVATE });
  const visitor = await findSignedInVisitor(context);
  if (visitor) return redirect(await applyPendingSave(wish, visitor, context), SEE_OTHER);
  context.visit.newCookies.push(buildPendingSaveCookie(wish, context));
  const type = wish.kind === 'car' ? 'watchlist' : 'my-garage';
  return redirect(linkToSignIn({ type, redirect: SAVE_PATH, back: wish.to }), SEE_OTHER);
}

/** Completes a pending save once its visitor is signed in (F2), and returns them to where they were. */
export async function resumePendingSave(context: RequestContext): Promise<Response> {
  const visitor = await requireVisitor(context, 'watchlist');
  const wish = readPendingSave(context);
  context.visit.newCookies.push(buildPendingSaveCookie(null, context));
  const to =
    wish && isOffered(wish, context)
      ? await applyPendingSave(wish, visitor, context)
      : linkToGarage(context.settings, 'saved-cars');
  // The next page is loaded in full: scripts of the page before do not know that somebody is signed in.
  return redirectDocument(to, { headers: PRIVATE });
}

function isOffered(wish: PendingSave, { settings }: RequestContext): boolean {
  return wish.kind === 'car' ? isSavingInAccount(settings) : canSaveSearches(settings);
}

/**
 * Completes a pending save. Returns where to go on: the page that it was requested on, or the garage, which says why it
 * was not saved.
 */
async function applyPendingSave(wish: PendingSave, visitor: SignedInVisitor, context: RequestContext): Promise<string> {
  const kept =
    wish.kind === 'car'
      ? await watchCar(context, visitor, wish.carId)
      : await saveSearchForVisitor(context, visitor, wish.address);
  if (!kept.ok) {
    const section = wish.kind === 'car' ? 'saved-cars' : 'saved-searches';
    return `${linkToGarage(context.settings, section)}?failed=${kept.why}`;
  }
  if (wish.kind === 'car') {
    const userAgent = context.visit.header('user-agent');
    await saveSentEvent({ name: 'save_car', path: wish.to, carId: wish.carId, userAgent }, context);
  }
  return `${wish.to.split('#', 1)[0]}#${await anchorOf(wish, visitor, context)}`;
}

/**
 * A first saved search is of little use without alerts: its visitor is led to choose a channel. An earlier choice of
 * "not at all" is respected.
 */
async function anchorOf(wish: PendingSave, visitor: SignedInVisitor, { db, settings }: RequestContext) {
  if (wish.kind === 'car') return SAVED_CAR_ANCHOR + wish.carId;
  const isAsked = settings.alerts.send === 'on' && !(await db.run((tx) => findAlertChoice(tx, visitor.id)));
  return isAsked ? SAVED_ANCHORS.searchUntold : SAVED_ANCHORS.search;
}

/** The page of this site that a form was sent from; null where the browser does not say. */
function placeBefore({ visit, url }: Pick<RequestContext, 'visit' | 'url'>): string | null {
  const from = URL.parse(visit.header('referer') ?? '');
  return from && from.origin === url.origin ? from.pathname + from.search : null;
}
