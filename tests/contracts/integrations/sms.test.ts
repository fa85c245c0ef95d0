import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseSms } from '../../../src/integrations/clients.ts';
import { SmsFailure } from '../../../src/integrations/sms/contract.ts';
import type { SiteSettings } from '../../../src/settings/schema.ts';
import { createRecordedLog } from '../../samples/log.ts';
import { startTwilio, type TwilioServer } from '../../samples/servers/twilio-server.ts';
import { sampleSettings } from '../../samples/stock.ts';

const ACCOUNT = 'AC00000000000000000000000000000001';
const MESSAGE = { to: '+61412345678', text: 'Your code is 123456 & it’s good for 10 minutes' };

let twilio: TwilioServer;
beforeEach(async () => {
  twilio = await startTwilio(ACCOUNT, 'the token');
});
afterEach(() => {
  twilio.close();
});

const { log, lines } = createRecordedLog();

type Sms = SiteSettings['integrations']['sms'];
function inputs(sms: Partial<Sms> = {}, environment: Record<string, string> = { SMS_TOKEN: 'the token' }) {
  const { integrations } = sampleSettings({
    integrations: {
      sms: {
        provider: 'twilio',
        url: twilio.url,
        accountSid: ACCOUNT,
        keyEnv: 'SMS_TOKEN',
        from: '+61480000000',
        ...sms,
      },
    },
  });
  return { settings: { integrations }, requestSource: 'elsewhere' as const, environment, log };
}

describe('[F1] text messages by Twilio', () => {
  test('are a form with basic authentication', async () => {
    await chooseSms(inputs()).send(MESSAGE);
    expect(twilio.messages).toMatchObject([
      { account: ACCOUNT, form: { To: MESSAGE.to, From: '+61480000000', Body: MESSAGE.text } },
    ]);
  });

  test('can come from a messaging service', async () => {
    await chooseSms(inputs({ from: 'MG00000000000000000000000000000001' })).send(MESSAGE);
    expect(Object.keys(twilio.messages[0]!.form).sort()).toEqual(['Body', 'MessagingServiceSid', 'To']);
  });

  test.each<[string, { status: number; body: unknown } | null, RegExp]>([
    ['a refusal', { status: 400, body: { code: 21211, message: 'Invalid To' } }, /answered 400/],
    ['no time', { status: 429, body: {} }, /answered 429/],
    ['its own failure', { status: 500, body: 'oops' }, /answered 500/],
    [
      'a message that has failed',
      { status: 201, body: { sid: 'SM1', status: 'failed', error_code: 30007 } },
      /failed \(30007\)/,
    ],
    ['what is no message', { status: 201, body: {} }, /names no message/],
  ])('%s is a failure that says so, and names nobody', async (_what, answer, words) => {
    twilio.answer = answer;
    const error = await chooseSms(inputs())
      .send(MESSAGE)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SmsFailure);
    expect((error as Error).message).toMatch(words);
    expect((error as Error).message).not.toContain('412345678');
  });

  test('a wrong key is a failure', async () => {
    await expect(chooseSms(inputs({}, { SMS_TOKEN: 'another' })).send(MESSAGE)).rejects.toThrow(/answered 401/);
  });

  test('a service that fails again and again is left alone for a while', async () => {
    twilio.answer = { status: 500, body: {} };
    const sender = chooseSms(inputs());
    for (let sent = 0; sent < 5; sent++) await expect(sender.send(MESSAGE)).rejects.toThrow();
    await expect(sender.send(MESSAGE)).rejects.toThrow(/circuit breaker open/);
    expect(twilio.asked).toBe(5);
  });

  test.each<[Partial<Sms>, Record<string, string>, RegExp]>([
    [{ accountSid: null }, { SMS_TOKEN: 'x' }, /sms\.accountSid, which is not set/],
    [{ from: null }, { SMS_TOKEN: 'x' }, /sms\.from, which is not set/],
    [{ keyEnv: null }, { SMS_TOKEN: 'x' }, /sms\.keyEnv, which is not set/],
    [{}, {}, /names SMS_TOKEN, which is not set/],
  ])('settings that lack something are told: %j', (sms, environment, words) => {
    expect(() => chooseSms(inputs(sms, environment))).toThrow(words);
  });
});

describe('[F1] the stand-in for text messages', () => {
  test('writes them into the log', async () => {
    const sender = chooseSms({ ...inputs({ provider: 'log' }), requestSource: 'this_machine' as const });
    await sender.send(MESSAGE);
    expect(lines).toMatchObject([{ msg: `A text message to ${MESSAGE.to}: ${MESSAGE.text}` }]);
  });

  test('is for who asks from this machine, or where the environment says so', () => {
    const given = inputs({ provider: 'log' });
    expect(() => chooseSms(given)).toThrow(SmsFailure);
    expect(chooseSms({ ...given, environment: { TEST_SMS: 'on' } }).kind).toBe('log');
    expect(chooseSms({ ...given, requestSource: 'this_machine' as const }).kind).toBe('log');
  });
});
