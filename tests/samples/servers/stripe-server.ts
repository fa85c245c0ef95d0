import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signNotice } from '../../../src/integrations/payment/signature.ts';

/** A request that it received. */
export interface AskedOfStripe {
  method: string;
  path: string;
  key: string | null;
  form: URLSearchParams;
}

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  url: string;
  metadata: Record<string, string>;
}

export const STRIPE_KEY = 'sk_test_invented';
export const STRIPE_NOTICE_SECRET = 'whsec_invented';
export const STRIPE_PAGES = 'https://checkout.stripe.com';

/**
 * A server that speaks as much of Stripe's protocol as we use: sessions, refunds, idempotency keys, errors and signed
 * notices.
 */
export class StripeServer {
  readonly asked: AskedOfStripe[] = [];
  readonly sessions = new Map<string, Session>();
  readonly refunds: { charge: string; cents: number }[] = [];
  /** Responses to the next requests instead of the real ones: a status, or none ever. */
  readonly failures: (number | 'lost')[] = [];
  #answers = new Map<string, { form: string; status: number; body: object }>();
  #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Pays a session, as on its page; returns Stripe's notice. */
  pay(id: string, changed: Partial<Session> = {}): object {
    const session = this.#get(id);
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` });
    return this.notice('checkout.session.completed', { ...session, ...changed });
  }

  /** A card is refused on the page of a session. */
  decline(id: string): object {
    const { amount_total, currency, metadata } = this.#get(id);
    return this.notice('payment_intent.payment_failed', {
      id: `pi_${id}`,
      amount: amount_total,
      currency,
      metadata,
    });
  }

  expire(id: string): object {
    this.#get(id).status = 'expired';
    return this.notice('checkout.session.expired', this.#get(id));
  }

  notice(type: string, object: object): object {
    return { id: `evt_${type}`, object: 'event', type, data: { object } };
  }

  /** A notice as it is sent: its text, and the header that signs it. */
  signed(notice: object, at: Date, secret = STRIPE_NOTICE_SECRET): { body: string; signature: string } {
    const body = JSON.stringify(notice);
    return { body, signature: signNotice(body, secret, at) };
  }

  #get(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const key = request.headers['idempotency-key'];
    const requested = {
      method: request.method ?? '',
      path: request.url ?? '',
      key: typeof key === 'string' ? key : null,
      form: new URLSearchParams(text),
    };
    this.asked.push(requested);
    const said = this.#kept(requested, text) ?? this.#do(requested, request.headers.authorization);
    if (requested.key && said.status === 200) this.#answers.set(requested.key, { form: text, ...said });
    const failure = this.failures.shift();
    if (failure === 'lost') return void request.socket.destroy();
    const { status, body } =
      failure === undefined ? said : { status: failure, body: { error: { message: 'out of order' } } };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }

  /** The same key with the same body gets the earlier response; with another body, an error. */
  #kept({ key }: AskedOfStripe, form: string) {
    const kept = key ? this.#answers.get(key) : undefined;
    return kept && (kept.form === form ? kept : refused(400, 'Keys for idempotent requests'));
  }

  #do({ method, path, form }: AskedOfStripe, authorization: string | undefined) {
    if (authorization !== `Bearer ${STRIPE_KEY}`) return refused(401, 'Invalid API Key provided');
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#open(form);
    if (method === 'POST' && path === '/v1/refunds') return this.#refund(form);
    const [, id = '', end] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    const session = this.sessions.get(id);
    if (!session) return refused(404, `No such checkout.session: '${id}'`);
    if (!end) return { status: 200, body: session };
    if (session.status !== 'open') return refused(400, 'Only Checkout Sessions with a status in [open] can be expired');
    session.status = 'expired';
    return { status: 200, body: session };
  }

  #open(form: URLSearchParams) {
    const cents = Number(form.get('line_items[0][price_data][unit_amount]'));
    if (!Number.isInteger(cents) || cents < 50) return refused(400, 'The amount must be at least $0.50 aud');
    const id = `cs_${randomUUID()}`;
    const named = (name: string) => form.get(`metadata[${name}]`) ?? '';
    const session: Session = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: cents,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      url: `${STRIPE_PAGES}/c/pay/${id}`,
      metadata: { payment: named('payment'), site: named('site') },
    };
    this.sessions.set(id, session);
    return { status: 200, body: session };
  }

  #refund(form: URLSearchParams) {
    this.refunds.push({ charge: form.get('payment_intent') ?? '', cents: Number(form.get('amount')) });
    return { status: 200, body: { id: `re_${this.refunds.length}`, object: 'refund' } };
  }
}

const refused = (status: number, message: string) => ({ status, body: { error: { message } } });
