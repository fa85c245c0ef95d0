import { data } from 'react-router';
import { findVisitorTurn } from '../../db/queries/visitors/spin-turns.ts';
import { loadFormContext } from '../../kernel/forms/context.ts';
import { buildFormModel } from '../../kernel/forms/model.ts';
import { submitPageForm } from '../../kernel/leads/submit-page-form.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { requireAccess } from '../../kernel/visitors/access.ts';
import { PRIVATE } from '../../kernel/visitors/signed-in.ts';
import type { Wheel } from '../../settings/content/wheel.ts';
import { SPIN_PATH } from './address.ts';
import { buildSpinForm, SPIN_FORM } from './form.ts';
import type { SpinPageModel } from './model.ts';
import { buildTurnCookie, createTurn, hashTurn, isOwnTurn, readTurn } from './visitor.ts';
import { loadWheel, type RunningWheel } from './wheel.ts';

/** The page is private to its visitor: it contains their turn, and what they won. */
/**
 * The page of the wheel for a visitor, with their cookie (G10). Throws a 404 response where the site has no such page.
 */
export async function loadSpinPage(httpRequest: Request, request: RequestContext) {
  const { settings } = request;
  if (settings.extras.spinToWin === 'off') throw new Response(null, { status: 404 });
  await requireAccess('spinToWin', request);
  const closed = SPIN_FORM.findRefusal({ settings, car: null });
  if (closed) return data(closedPage(request, closed), { status: 403, headers: PRIVATE });
  const running = await loadWheel(request);
  if (!running.wheel) return data(closedPage(request, OVER), { headers: PRIVATE });
  const { turn, isNew } = turnOf(httpRequest, request, running.secret);
  const page = await openPage(request, running, running.wheel, turn);
  return data(page, {
    headers: isNew ? { ...PRIVATE, 'Set-Cookie': buildTurnCookie(turn, request.url) } : PRIVATE,
  });
}

export async function takeSpinForm(httpRequest: Request, request: RequestContext) {
  await requireAccess('spinToWin', request);
  return submitPageForm(httpRequest, request, SPIN_FORM);
}

const OVER = 'Nothing to win right now. Please check back soon.';

/** The turn of the cookie; else that of the address, for browsers without cookies; else a new one. */
function turnOf(httpRequest: Request, { url }: RequestContext, secret: string): { turn: string; isNew: boolean } {
  const known = readTurn(httpRequest, secret);
  if (known) return { turn: known, isNew: false };
  const named = url.searchParams.get('turn') ?? '';
  return { turn: isOwnTurn(named, secret) ? named : createTurn(secret), isNew: true };
}

async function openPage(
  request: RequestContext,
  running: RunningWheel,
  wheel: Wheel,
  turn: string,
): Promise<SpinPageModel> {
  const had = await request.db.run((tx) => findVisitorTurn(tx, wheel.slug, hashTurn(turn)));
  const context = await loadFormContext({ car: null, given: { turn } }, request);
  const at = wheel.prizes.findIndex(({ key }) => key === had?.prize);
  const prize = wheel.prizes[at];
  return {
    ...frame(request, wheel),
    prizes: wheel.prizes.map(({ key, label, name, percent }) => ({
      key,
      label,
      name,
      odds: `${percent}%`,
      percent,
    })),
    terms: wheel.terms,
    form: prize ? null : buildFormModel(buildSpinForm(running), context, SPIN_PATH, crypto.randomUUID()),
    result: prize ? { at, heading: 'You’ve won', name: prize.name, detail: prize.detail } : null,
    closed: null,
  };
}

function closedPage(request: RequestContext, closed: string): SpinPageModel {
  const page = frame(request, { heading: 'Spin to win', text: closed });
  return { ...page, prizes: [], terms: '', form: null, result: null, closed };
}

function frame(
  { settings: { brand, seo }, site }: RequestContext,
  { heading, text }: Pick<Wheel, 'heading' | 'text'>,
): Pick<SpinPageModel, 'heading' | 'text' | 'head'> {
  return {
    heading,
    text,
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: text,
      canonical: site.origin + SPIN_PATH,
      siteName: brand.name,
      robots: 'noindex, follow',
    },
  };
}
