import { redirect } from 'react-router';
import { choosePhone, formatPhone, linkToPhone } from '../../../domain/contact/phone.ts';
import { isFinanceCheckEligible } from '../../../domain/finance/estimate/check.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { formatVehicleTitle } from '../../../domain/vehicle/names.ts';
import { FINANCE_PAGES, type FinancePageKey } from '../../../kernel/addresses/finance.ts';
import { formatClosedGateText, isClosed } from '../../../kernel/addresses/gates.ts';
import { buildCardModel, type CardModel } from '../../../kernel/cards/card.ts';
import { joinNotes } from '../../../kernel/cards/fine-print.ts';
import { buildCalculatorModel, type CalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import { withBasis } from '../../../kernel/finance/disclaimer/model.ts';
import { leaveOutListedFee } from '../../../kernel/finance/estimate/leave-out-said.ts';
import { loadFormContext } from '../../../kernel/forms/context.ts';
import type { FormContext, FormRow } from '../../../kernel/forms/fields/row.ts';
import { buildFormModel } from '../../../kernel/forms/model.ts';
import { buildBreadcrumbJsonLd } from '../../../kernel/head/json-ld.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { findNamedCar } from '../../../kernel/vehicle/find-named.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { getFinanceForm, isCheckable } from '../enquiry/form.ts';
import type { FinancePageModel } from './model.ts';

export type FinanceRequest = Pick<RequestContext, 'settings' | 'stock' | 'db' | 'url' | 'site' | 'now'>;

/**
 * A finance page (E9), once its route has passed the access check. On a site without sign-in one that needs a visitor
 * says so, with the number to call, and shows nothing else (F4). Throws a redirect where the check of a vehicle is
 * requested and the vehicle has none.
 */
export async function loadFinancePage(key: FinancePageKey, request: FinanceRequest): Promise<FinancePageModel> {
  const car = await findNamedCar(request);
  if (isClosed(FINANCE_PAGES[key].gate, request.settings)) return closedPage(key, request, car);
  if (FINANCE_PAGES[key].needsVehicle && !isCheckable(car, request.settings.finance.pages.eligibleAbove))
    throw elsewhere(request);
  return openPage(key, request, car);
}

const isEligible = (car: Car, { settings }: FinanceRequest) =>
  isFinanceCheckEligible(car, settings.finance.pages.eligibleAbove);

/** A vehicle without a check of its own redirects to the finance page with the same vehicle, where the site has one. */
function elsewhere({ settings, url }: FinanceRequest): Response {
  const path = FINANCE_PAGES.enquiry.path(settings.finance.pages);
  return path === null ? new Response(null, { status: 404 }) : redirect(path + url.search, 302);
}

async function openPage(key: FinancePageKey, request: FinanceRequest, car: Car | undefined): Promise<FinancePageModel> {
  const { settings, url, now } = request;
  const { finance } = settings;
  const given = Object.fromEntries(url.searchParams);
  const context = await loadFormContext({ car: car ?? null, given }, request);
  const vehicle = car ? buildCardModel(buildCardRecord(car, finance), settings, now) : null;
  const calculator = finance.calculator.show === 'shown' ? calculatorOf(request, car) : null;
  return {
    ...frame(key, request, car),
    vehicle,
    notice: car && !isEligible(car, request) ? notFinanced(car) : null,
    calculator: calculator && withConditionsOf(vehicle, calculator, finance),
    form: formOf(getFinanceForm(key), context, url),
    closed: null,
  };
}

/** The calculator, whose disclaimer also has the conditions of the vehicle's repayment: a page has them once (E7). */
function withConditionsOf(
  vehicle: CardModel | null,
  calculator: CalculatorModel,
  finance: SiteSettings['finance'],
): CalculatorModel {
  const repayment = vehicle?.repayment;
  if (!repayment) return calculator;
  const { disclaimer } = calculator;
  const basis = joinNotes([
    leaveOutListedFee(repayment.note, disclaimer.fees),
    ...(disclaimer.basis ? [disclaimer.basis] : []),
  ]);
  return {
    ...calculator,
    disclaimer: { ...withBasis(disclaimer, basis, finance), warning: disclaimer.warning ?? repayment.warning },
  };
}

function formOf(row: FormRow, context: FormContext, { pathname, search }: URL): FinancePageModel['form'] {
  return buildFormModel(row, context, pathname + search, crypto.randomUUID());
}

function calculatorOf({ settings, url }: FinanceRequest, car: Car | undefined): FinancePageModel['calculator'] {
  return buildCalculatorModel({
    car: car ?? null,
    settings,
    asked: url.searchParams,
    quoteHref: formHref(url),
    keep: CARRIED,
  });
}

/** The form of the page itself, with the vehicle parameters of the address: the figures are added to it. */
function formHref({ pathname, searchParams }: URL): string {
  const kept = new URLSearchParams([...searchParams].filter(([name]) => CARRIED.includes(name)));
  return `${pathname}${kept.size > 0 ? `?${kept}` : ''}#finance-form`;
}

/** The vehicle parameters of an address (S2). */
const CARRIED = ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type', 'vin'];

function notFinanced(car: Car): string {
  return (
    `Finance is not available for the ${formatVehicleTitle(car)}: it is sold, reserved or not here ` +
    'yet, or has no price. Ask us and we’ll find you something similar.'
  );
}

function closedPage(key: FinancePageKey, request: FinanceRequest, car: Car | undefined): FinancePageModel {
  const page = frame(key, request, car);
  return {
    ...page,
    vehicle: null,
    notice: null,
    calculator: null,
    form: null,
    closed: formatClosedGateText(request.settings),
    head: { ...page.head, robots: 'noindex, follow' },
  };
}

type Frame = Pick<FinancePageModel, 'heading' | 'intro' | 'breadcrumb' | 'phone' | 'head'>;

function frame(key: FinancePageKey, { settings, url, site }: FinanceRequest, car: Car | undefined): Frame {
  const { brand, seo, contact } = settings;
  const { heading, intro } = FINANCE_PAGES[key];
  const breadcrumb = [
    { label: 'Home', href: '/', position: 1 },
    { label: heading, href: url.pathname, position: 2 },
  ];
  const phone = car ? choosePhone(car, contact) : contact.phone;
  return {
    heading,
    intro,
    breadcrumb,
    phone: { label: settings.vehicle.actionTexts.call, text: formatPhone(phone), href: linkToPhone(phone) },
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: `${heading} at ${brand.name}. ${intro}`,
      canonical: site.origin + url.pathname,
      siteName: brand.name,
      // There is one address for each vehicle: search engines index the page without.
      robots: url.search === '' ? undefined : 'noindex, follow',
      jsonLd: [buildBreadcrumbJsonLd(breadcrumb, site.origin)],
    },
  };
}
