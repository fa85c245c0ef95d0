import { z } from 'zod';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import { callService, type RemoteService } from '../call-service.ts';
import { SmsFailure, type SmsSender } from './contract.ts';

export const TWILIO_URL = 'https://api.twilio.com';

export interface TwilioAccount {
  url: string;
  accountSid: string;
  /** The account's auth token, or `SK…:secret` of an API key. */
  key: string;
  /** A number, a name, or a messaging service `MG…`. */
  from: string;
  breaker: RemoteService['breaker'];
}

/**
 * Sends by Twilio's Messages resource: a form POST with basic authentication, answered by 201 and the queued message.
 */
export function createTwilioSender({ url, accountSid, key, from, breaker }: TwilioAccount): SmsSender {
  const credentials = /^SK\w+:/.test(key) ? key : `${accountSid}:${key}`;
  const service: RemoteService = {
    url: `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
    key: null,
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    breaker,
    timeoutMs: 8_000,
  };
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    kind: 'twilio',
    async send({ to, text }) {
      try {
        await callService(service, new URLSearchParams({ To: to, ...sender, Body: text }), readQueued);
      } catch (error) {
        throw new SmsFailure(getErrorMessage(error), { cause: error });
      }
    },
  };
}

const messageSchema = z.object({ sid: z.string(), status: z.string(), error_code: z.unknown().optional() });

/** Statuses of a message that failed before the response was sent. */
const NOT_SENT = ['failed', 'undelivered', 'canceled'];

function readQueued(json: unknown): void {
  const read = messageSchema.safeParse(json);
  if (!read.success) throw new SmsFailure('The answer names no message');
  const { status, error_code } = read.data;
  if (NOT_SENT.includes(status)) throw new SmsFailure(`The message is ${status} (${String(error_code)})`);
}
