import { randomInt } from 'node:crypto';
import { saveLead } from '../../db/queries/leads/leads.ts';
import { countPrizes, hasHadTurn, saveTurn, waitForTurn } from '../../db/queries/visitors/spin-turns.ts';
import type { SiteTx } from '../../db/scope.ts';
import { type Chance, drawPrize } from '../../domain/promotions/prize-wheel.ts';
import type { FormRequest, FormToSave, SavedForm } from '../../kernel/forms/fields/row.ts';
import type { Wheel } from '../../settings/content/wheel.ts';
import { SPIN_PATH } from './address.ts';
import { hashTurn, isOwnTurn } from './visitor.ts';
import type { RunningWheel } from './wheel.ts';

/** The person has had a turn already: rolls the transaction back. */
class HadTurn extends Error {}

const OVER = 'Sorry, this promotion has ended.';
const NOT_SIGNED = 'We couldn’t spin the wheel. Please reload the page and try again.';
const HAD = 'You’ve already had your spin. It’s one per person, by mobile number, email address and browser.';

/**
 * Turns the wheel (G10): chance decides here, by the site's odds and what is left; the lead with its prize and the turn
 * are stored in one transaction before anything is revealed. The same form sent twice is one turn. `chance` is
 * cryptographic.
 */
export async function saveSpin(
  form: FormToSave,
  request: FormRequest,
  { wheel, secret }: RunningWheel,
  chance: Chance = (bound) => randomInt(bound),
): Promise<SavedForm> {
  const turn = form.typed.turn ?? '';
  if (!wheel) return refused(OVER);
  if (!isOwnTurn(turn, secret)) return refused(NOT_SIGNED);
  try {
    const given = { form, wheel, turn, chance, now: request.now };
    const leadId = await request.db.run((tx) => takeTurn(tx, given));
    return { ok: true, leadId, to: `${SPIN_PATH}?turn=${turn}#result` };
  } catch (error) {
    if (error instanceof HadTurn) return refused(HAD);
    throw error;
  }
}

interface Turn {
  form: FormToSave;
  wheel: Wheel;
  turn: string;
  chance: Chance;
  now: Date;
}

async function takeTurn(tx: SiteTx, { form, wheel, turn, chance, now }: Turn): Promise<number> {
  const campaign = wheel.slug;
  await waitForTurn(tx, campaign);
  const won = await countPrizes(tx, campaign);
  const prize = drawPrize(wheel, (key) => won.get(key) ?? 0, chance);
  const { turn: _turn, ...answers } = form.lead.answers;
  const lead = { ...form.lead, answers: { ...answers, campaign, prize: prize.name, prize_key: prize.key } };
  const { id: lead_id, isNew } = await saveLead(tx, lead);
  // The form was sent before: its turn stands.
  if (!isNew) return lead_id;
  const { phone, email } = form.lead.lead;
  const spinner = { token_hash: hashTurn(turn), phone: phone ?? '', email: (email ?? '').toLowerCase() };
  if (await hasHadTurn(tx, campaign, spinner)) throw new HadTurn();
  const piece = prize.stock === null ? null : (won.get(prize.key) ?? 0) + 1;
  await saveTurn(tx, { ...spinner, lead_id, campaign, prize: prize.key, piece, created_at: now });
  return lead_id;
}

const refused = (failed: string): SavedForm => ({ ok: false, failed });
