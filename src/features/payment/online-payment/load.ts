import { data } from 'react-router';
import { formatPhone, linkToPhone } from '../../../domain/contact/phone.ts';
import { formatClosedGateText, isClosed } from '../../../kernel/addresses/gates.ts';
import { loadFormContext } from '../../../kernel/forms/context.ts';
import { buildFormModel } from '../../../kernel/forms/model.ts';
import { submitPageForm } from '../../../kernel/leads/submit-page-form.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { requireAccess } from '../../../kernel/visitors/access.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import type { CheckoutPageModel } from '../checkout/model.ts';
import { ONLINE_PAYMENT_PATH } from '../checkout/open-pages.ts';
import { describeUnpayable } from '../payments/begin.ts';
import { findProvider } from '../payments/provider.ts';
import { ONLINE_PAYMENT_FORM } from './form.ts';

const HEADING = 'Pay online';
const INTRO = 'Pay an invoice or an agreed deposit by card.';

/**
 * The page of online payment (G10). One that needs a signed-in visitor says so. Throws a 404 response on sites that
 * have none.
 */
export async function loadOnlinePayment(site: RequestContext) {
  const { settings, url } = site;
  if (settings.extras.onlinePayment === 'off') throw new Response(null, { status: 404 });
  await requireAccess('onlinePayment', site);
  const closed = closedOf(site);
  const given = Object.fromEntries(url.searchParams);
  const context = await loadFormContext({ car: null, given }, site);
  const page: CheckoutPageModel = {
    ...frame(site),
    closed,
    form: closed
      ? null
      : buildFormModel(ONLINE_PAYMENT_FORM, context, ONLINE_PAYMENT_PATH + url.search, crypto.randomUUID()),
  };
  const status = isClosed('onlinePayment', settings) ? 403 : 200;
  return data(page, { status, headers: PRIVATE });
}

export async function takeOnlinePayment(request: Request, site: RequestContext) {
  if (site.settings.extras.onlinePayment === 'off') throw new Response(null, { status: 404 });
  await requireAccess('onlinePayment', site);
  return submitPageForm(request, site, ONLINE_PAYMENT_FORM);
}

function closedOf(site: RequestContext): CheckoutPageModel['closed'] {
  const { settings } = site;
  if (isClosed('onlinePayment', settings))
    return { heading: 'Sign in to continue', text: formatClosedGateText(settings) };
  return findProvider(site) ? null : { heading: 'Please call us', text: describeUnpayable(settings.contact.phone) };
}

function frame({ settings, site, url }: RequestContext): Omit<CheckoutPageModel, 'form' | 'closed'> {
  const { brand, seo, contact, vehicle } = settings;
  return {
    heading: HEADING,
    intro: INTRO,
    breadcrumb: [
      { label: 'Home', href: '/', position: 1 },
      { label: HEADING, href: ONLINE_PAYMENT_PATH, position: 2 },
    ],
    stages: ['Your details', 'Payment', 'Paid'],
    vehicle: null,
    terms: [
      { label: 'What you need', text: 'Your invoice or contract number, the amount and your card.' },
      { label: 'What you get', text: 'A receipt page with your payment reference.' },
      { label: 'If something goes wrong', text: 'Call us and we’ll sort it out.' },
    ],
    notice: null,
    phone: {
      label: vehicle.actionTexts.call,
      text: formatPhone(contact.phone),
      href: linkToPhone(contact.phone),
    },
    head: {
      title: `${HEADING} | ${seo.titleSuffix ?? brand.name}`,
      description: INTRO,
      canonical: site.origin + ONLINE_PAYMENT_PATH,
      siteName: brand.name,
      ...(url.search !== '' && { robots: 'noindex, follow' }),
    },
  };
}
