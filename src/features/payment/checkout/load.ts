import { data, redirect } from 'react-router';
import { findHold, type Hold } from '../../../db/queries/payments/holds.ts';
import { findBegunPayment, findPaymentById, type Payment } from '../../../db/queries/payments/payments.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { formatClosedGateText, isClosed } from '../../../kernel/addresses/gates.ts';
import { isValidSlug } from '../../../kernel/addresses/vehicle.ts';
import { loadFormContext } from '../../../kernel/forms/context.ts';
import { buildFormModel } from '../../../kernel/forms/model.ts';
import { submitPageForm } from '../../../kernel/leads/submit-page-form.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { requireAccess } from '../../../kernel/visitors/access.ts';
import { linkToPayment } from '../payments/address.ts';
import { describeHeld, describeUnpayable, hashHolder } from '../payments/begin.ts';
import { buildHolderCookie, readHolder } from '../payments/holder-cookie.ts';
import { findProvider } from '../payments/provider.ts';
import { formatTimeLeft } from '../payments/times.ts';
import { getCheckoutForm } from './form.ts';
import { buildCheckoutFrame } from './frame.ts';
import type { CheckoutPageModel } from './model.ts';
import { CHECKOUTS, type CheckoutKey, describeReserveBlock, findCheckout, findReserveBlock } from './table.ts';

type Standing = Pick<CheckoutPageModel, 'notice' | 'form' | 'closed'>;
const NOTHING: Standing = { notice: null, form: null, closed: null };

/**
 * The checkout of the vehicle that the address names (G12). Throws a response where there is none: the site's own
 * checkout is at one address, to which the others redirect; an address without a vehicle is refused.
 */
export async function loadCheckout(key: CheckoutKey, slug: string, request: Request, site: RequestContext) {
  const car = await getCar(key, slug, site);
  await requireAccess('checkout', site);
  const holder = readHolder(request) ?? crypto.randomUUID();
  const standing = await standingOf(key, car, holder, site);
  const page: CheckoutPageModel = { ...buildCheckoutFrame(key, car, site), ...standing };
  const headers = { 'Cache-Control': 'private, no-store', 'Set-Cookie': buildHolderCookie(holder, site.url) };
  return data(page, { status: standing.closed?.heading === SIGN_IN ? 403 : 200, headers });
}

export async function takeCheckout(key: CheckoutKey, slug: string, request: Request, site: RequestContext) {
  await getCar(key, slug, site);
  await requireAccess('checkout', site);
  return submitPageForm(request, site, getCheckoutForm(key));
}

const SIGN_IN = 'Sign in to continue';

async function getCar(key: CheckoutKey, slug: string, { settings, stock }: RequestContext): Promise<Car> {
  const own = findCheckout(settings);
  if (!own) throw new Response(null, { status: 404 });
  // The checkout needs the slug of a vehicle.
  if (slug === '') throw data('The checkout needs a vehicle: /checkout-journey?car_id={slug}', { status: 400 });
  const car = isValidSlug(slug) ? await stock.findCar(slug.toLowerCase()) : undefined;
  if (!car) throw new Response(null, { status: 404 });
  if (own !== key || slug !== car.slug) throw redirect(CHECKOUTS[own].path(car.slug), 302);
  return car;
}

async function standingOf(key: CheckoutKey, car: Car, given: string, site: RequestContext): Promise<Standing> {
  const { settings, db, now } = site;
  const { phone } = settings.contact;
  if (isClosed('checkout', settings))
    return { ...NOTHING, closed: { heading: SIGN_IN, text: formatClosedGateText(settings) } };
  const holder = hashHolder(given);
  const [hold, begun] = await db.run(async (tx) => [
    await findHold(tx, car.id, now),
    await findBegunPayment(tx, holder, car.id, now),
  ]);
  const reservation = await findOwnReservation(hold, holder, site);
  if (reservation) return { ...NOTHING, notice: ownReservation(reservation) };
  const why = findReserveBlock(car, settings);
  if (why) return { ...NOTHING, closed: { heading: 'Not available to reserve', text: describeReserveBlock(why) } };
  if (hold && hold.holder !== holder)
    return { ...NOTHING, closed: { heading: 'Someone got in first', text: describeHeld(phone) } };
  if (!findProvider(site)) return { ...NOTHING, closed: { heading: 'Please call us', text: describeUnpayable(phone) } };
  const form = buildFormModel(
    getCheckoutForm(key),
    await loadFormContext({ car, given: {} }, site),
    CHECKOUTS[key].path(car.slug),
    crypto.randomUUID(),
  );
  return {
    closed: null,
    form: { ...form, hidden: [...form.hidden, { name: 'holder', value: given }] },
    notice: begun
      ? {
          text:
            `We’re holding this vehicle for you for another ${formatTimeLeft(begun.expires_at, now)}. The deposit of ` +
            `${formatDollars(begun.cents / 100)} hasn’t been paid yet.`,
          link: { label: 'Continue to payment', href: linkToPayment(begun.token) },
        }
      : null,
  };
}

/** The payment by which this visitor has reserved the vehicle; undefined for none. */
async function findOwnReservation(hold: Hold | undefined, holder: string, { db }: RequestContext) {
  const id = hold?.holder === holder ? hold.payment_id : null;
  return id === null ? undefined : db.run((tx) => findPaymentById(tx, id));
}

function ownReservation({ token }: Payment): CheckoutPageModel['notice'] {
  const link = { label: 'See your reservation', href: linkToPayment(token) };
  return { text: 'You’ve reserved this vehicle and paid the deposit.', link };
}
