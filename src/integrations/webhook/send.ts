import { sendJson } from '../send-json.ts';
import { SIGNATURE_HEADER, signBody } from './sign.ts';

export interface WebhookCall {
  url: string;
  secret: string;
  /** The same however often it is sent: a receiver that stores it accepts each lead once. */
  idempotencyKey: string;
  body: unknown;
  now: Date;
}

/** Sends a signed JSON body to a web address; throws `DeliveryFailure` unless the receiver answers 2xx. */
export async function sendWebhook({ url, secret, idempotencyKey, body, now }: WebhookCall): Promise<void> {
  const text = JSON.stringify(body);
  await sendJson({
    url,
    headers: {
      'Idempotency-Key': idempotencyKey,
      [SIGNATURE_HEADER]: signBody(secret, text, now),
      'User-Agent': 'Forecourt',
    },
    body: text,
  });
}
