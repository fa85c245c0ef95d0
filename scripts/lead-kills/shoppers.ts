import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { HUNG_SECONDS } from '../../tests/settled.ts';
import { LEADS_SITE } from './trial.ts';

export interface Crowd {
  /** How many enquire at once. */
  hands: number;
  /** Between a response and the next enquiry. */
  pauseMs: number;
  /** How many there are in all; unlimited by default. */
  most?: number;
}

/** Shoppers who enquire one after the other; each retries, with the same key, until the enquiry is acknowledged. */
export class Shoppers {
  /** Email addresses of the acknowledged ones. */
  readonly acknowledged = new Set<string>();
  /** Requests without a response, which were retried. */
  unheard = 0;
  #port = 0;
  #stopped = false;
  #made = 0;
  readonly #hands: Promise<void>[];

  constructor({ hands, pauseMs, most = Number.POSITIVE_INFINITY }: Crowd) {
    this.#hands = Array.from({ length: hands }, () => this.#enquire(pauseMs, most));
  }

  sendTo(port: number): void {
    this.#port = port;
  }

  /** Begins no new enquiry, and waits until those that were begun are acknowledged. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#hands);
  }

  async #enquire(pauseMs: number, most: number): Promise<void> {
    while (!this.#stopped && this.#made < most) {
      this.#made += 1;
      const email = `shopper${this.#made}@shopper.example`;
      const key = randomUUID();
      while (!(await this.#send(email, key))) await sleep(100);
      this.acknowledged.add(email);
      await sleep(pauseMs);
    }
  }

  async #send(email: string, key: string): Promise<boolean> {
    if (this.#port === 0) return false;
    const fields = {
      name: 'Sam',
      last_name: 'Lee',
      email,
      phone: '0412 345 678',
      postcode: '4000',
      loan_amount: '$20,000',
      message: `It is ${email} who asks.`,
      opt_in: 'on',
    };
    const body = JSON.stringify({ form: 'finance-enquiry', key, page: '/finance', fields });
    const answer = await post(this.#port, body).catch(() => undefined);
    if (answer?.status !== 200) this.unheard += 1;
    if (answer && answer.status >= 400 && answer.status < 500)
      throw new Error(`An enquiry was refused with ${answer.status}: ${answer.body}`);
    return answer?.status === 200;
  }
}

function post(port: number, body: string): Promise<{ status: number; body: string }> {
  const host = `${LEADS_SITE}.localhost:${port}`;
  const headers = { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const timeout = HUNG_SECONDS * 1000;
    const options = { host: '127.0.0.1', port, path: '/api/leads', method: 'POST', headers, timeout };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}
