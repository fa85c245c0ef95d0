import { findLead, type NewLead, saveLead } from '../../db/queries/leads/leads.ts';
import { changeValuation, findValuation } from '../../db/queries/leads/valuations.ts';
import type { SiteTx } from '../../db/scope.ts';
import type { StoredValuation, ValuationKind } from '../../domain/trade-in/valuation.ts';
import { buildConsentFields, buildDealershipFields, CONTACT_FIELDS } from '../../kernel/forms/fields/fields.ts';
import type { FormRequest, FormRow, FormToSave, SavedForm } from '../../kernel/forms/fields/row.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { buildValuationAnswers, listValuationQuestions } from './answers.ts';
import { estimate } from './estimate.ts';
import { findTradeInPage, TRADE_IN_PAGES } from './pages.ts';
import { linkToStep } from './steps.ts';
import { hashToken } from './token.ts';

/** The details of whoever has a vehicle valued: the enquiry of a valuation (G4, G10). */
const FORMS: Readonly<Record<ValuationKind, FormRow>> = {
  trade_in: detailsForm('trade_in'),
  sell_my_car: detailsForm('sell_my_car'),
  instant_price: detailsForm('instant_price'),
};
export const TRADE_IN_FORMS: readonly FormRow[] = Object.values(FORMS);

export const getTradeInForm = (kind: ValuationKind): FormRow => FORMS[kind];

function detailsForm(kind: ValuationKind): FormRow {
  const page = TRADE_IN_PAGES[kind];
  return {
    id: page.form,
    heading: 'Your details',
    submitLabel: kind === 'instant_price' ? 'Send my details' : 'Show my estimate',
    category: page.category,
    subcategory: null,
    subject: 'valuations',
    hasAttributes: true,
    isLastStep: true,
    findRefusal: ({ settings: { tradeIn } }) =>
      tradeIn.show === 'hidden' || page.path(tradeIn.pages) === null ? 'This website has no such form.' : null,
    steps: (context) => [
      {
        heading: 'Who should we call?',
        text: null,
        fields: [
          ...CONTACT_FIELDS,
          ...buildDealershipFields(context),
          { name: 'message', label: 'Anything else we should know?', kind: 'message', required: false },
          ...buildConsentFields(context),
        ],
      },
    ],
    hidden: ({ given }) => ({
      valuation: given.valuation ?? '',
      valuation_token: given.valuation_token ?? '',
    }),
    save: (form, request) => keepDetails(kind, form, request),
  };
}

const NOT_OPEN: SavedForm = {
  ok: false,
  failed: 'We can’t find this valuation in your browser. Please start again with your vehicle.',
};

/**
 * Stores the enquiry of a valuation together with its result, in one transaction, for its own visitor alone. The
 * estimate is computed first, if it was not yet; a failing one never prevents the enquiry.
 */
async function keepDetails(kind: ValuationKind, { lead, typed }: FormToSave, request: FormRequest): Promise<SavedForm> {
  const id = Number(/^\d{1,9}$/.exec(typed.valuation ?? '')?.[0]);
  const token = hashToken(typed.valuation_token ?? '');
  const found = id ? await request.db.run((tx) => findValuation(tx, id, token)) : undefined;
  if (!found || found.kind !== kind) return NOT_OPEN;
  const result = found.result ?? (await estimate(found, request));
  const leadId = await request.db.run(async (tx) => {
    const own = await findValuation(tx, id, token, 'lock');
    if (!own) return null;
    // A price that was shown before the details were asked for is accepted by leaving them.
    const offer_accepted = own.offer_accepted || own.result?.answer === 'accepted';
    const valued: StoredValuation = { ...own, result: own.result ?? result, offer_accepted };
    const saved = await saveLead(tx, withValuation(lead, valued, request.settings));
    const change = { result: valued.result, lead_id: saved.id, form_completed: true, offer_accepted };
    return (await changeValuation(tx, id, token, change, request.now)) ? saved.id : null;
  });
  return leadId === null ? NOT_OPEN : { ok: true, leadId, to: linkToStep(pathOf(kind, lead, request), id, 'estimate') };
}

/** The lead of a valuation: with its content, and without its token. */
function withValuation(lead: NewLead, valuation: StoredValuation, settings: FormRequest['settings']): NewLead {
  const { valuation: _id, valuation_token: _token, ...answers } = lead.answers;
  const questions = [...(lead.asked ?? []), ...listValuationQuestions(valuation, settings)];
  return { ...lead, answers: { ...answers, ...buildValuationAnswers(valuation) }, asked: questions };
}

/** The site's own page where `page_id` is none of these. */
function pathOf(kind: ValuationKind, { lead: { page_id } }: NewLead, { settings }: FormRequest): string {
  const isOwn = findTradeInPage(page_id, settings) === kind;
  return isOwn ? page_id : (TRADE_IN_PAGES[kind].path(settings.tradeIn.pages) ?? page_id);
}

/**
 * Tells the dealer that an estimate was accepted: a follow-up lead of its own, so that it is delivered like any other.
 * Idempotent. Throws where the first lead is gone.
 */
export async function saveAcceptance(
  tx: SiteTx,
  valuation: StoredValuation,
  { now, settings }: Pick<RequestContext, 'now' | 'settings'>,
): Promise<void> {
  const first = valuation.lead_id === null ? undefined : await findLead(tx, valuation.lead_id);
  if (!first) throw new Error(`The enquiry of valuation ${valuation.id} is gone`);
  await saveLead(tx, {
    lead: { ...first.lead, subcategory: 'Offer Accepted' },
    answers: { ...first.answers, ...buildValuationAnswers({ ...valuation, offer_accepted: true }) },
    asked: first.asked,
    consent: first.consent,
    visitor_id: first.visitor_id,
    campaign: first.campaign,
    idempotency_key: `valuation-${valuation.id}-accepted`,
    created_at: now,
    routes: settings.leads,
  });
}
