import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the service took it. */
export interface TakenMessage {
  account: string;
  authorization: string;
  form: Record<string, string>;
}

export interface TwilioServer {
  url: string;
  messages: TakenMessage[];
  /** The next response, instead of accepting the message. */
  answer: { status: number; body: unknown } | null;
  asked: number;
  close(): void;
}

const PATH = /^\/2010-04-01\/Accounts\/(AC\w+)\/Messages\.json$/;

/**
 * A server that speaks the protocol of Twilio's Messages resource, as far as sending goes: basic authentication, a
 * form, 201 and JSON.
 */
export async function startTwilio(accountSid: string, token: string): Promise<TwilioServer> {
  const expected = `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`;
  const server = createServer(async (req, res) => {
    twilio.asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    const reply = (status: number, body: unknown) =>
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (twilio.answer) return reply(twilio.answer.status, twilio.answer.body);
    const account = PATH.exec(req.url ?? '')?.[1];
    if (req.method !== 'POST' || !account) return reply(404, refusal(404, 20404, 'not found'));
    if (req.headers.authorization !== expected) return reply(401, refusal(401, 20003, 'Authenticate'));
    if (!/^application\/x-www-form-urlencoded/.test(req.headers['content-type'] ?? ''))
      return reply(400, refusal(400, 21602, 'no form'));
    if (!/^\+\d{8,15}$/.test(form.To ?? '')) return reply(400, refusal(400, 21211, 'Invalid To'));
    if (!form.From && !form.MessagingServiceSid) return reply(400, refusal(400, 21603, 'From is required'));
    if (!form.Body) return reply(400, refusal(400, 21602, 'Message body is required'));
    twilio.messages.push({ account, authorization: req.headers.authorization, form });
    return reply(201, {
      sid: `SM${String(twilio.messages.length).padStart(32, '0')}`,
      status: 'queued',
      to: form.To,
      error_code: null,
      error_message: null,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const twilio: TwilioServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: [],
    answer: null,
    asked: 0,
    close: () => server.close(),
  };
  return twilio;
}

const refusal = (status: number, code: number, message: string) => ({ status, code, message });
