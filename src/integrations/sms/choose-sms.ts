import type { AskedFrom } from '../../domain/requests/asked-from.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { SmsFailure, type SmsSender } from './contract.ts';
import { logSender } from './log.ts';
import { TWILIO_URL, twilioSender } from './twilio.ts';

/** How services have fared, from one message to the next. */
const BREAKERS = new Map<string, CircuitBreaker>();

export interface SmsInputs {
  settings: Pick<SiteSettings, 'integrations'>;
  /** Where the request came from that needs it; `this_machine`, too, for what the program does by itself there. */
  askedFrom: AskedFrom;
  /** Where keys are read from. */
  environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Who sends a site's text messages. Throws `SmsFailure` where its settings or the environment lack something, and where the stand-in would be used by the
 * public: it is for who asks from this machine, unless the environment says TEST_SMS=on.
 */
export function chooseSms({ settings, askedFrom, environment }: SmsInputs): SmsSender {
  const { provider, url, accountSid, keyEnv, from } = settings.integrations.sms;
  if (provider === 'log') {
    if (askedFrom === 'this_machine' || environment.TEST_SMS === 'on') return logSender;
    throw new SmsFailure(
      'integrations.sms.provider is log, which reaches no phone: only who asks from this machine itself may use it',
    );
  }
  const address = url ?? TWILIO_URL;
  return twilioSender({
    url: address,
    accountSid: needed('accountSid', accountSid),
    from: needed('from', from),
    key: secretOf(needed('keyEnv', keyEnv), environment),
    breaker: breakerOf(address),
  });
}

function needed(setting: string, value: string | null): string {
  if (value === null)
    throw new SmsFailure(`integrations.sms.provider is twilio, but integrations.sms.${setting} says nothing`);
  return value;
}

function secretOf(name: string, environment: SmsInputs['environment']): string {
  const secret = environment[name];
  if (!secret)
    throw new SmsFailure(`integrations.sms.keyEnv names ${name}, which is not set in the environment`);
  return secret;
}

function breakerOf(url: string): CircuitBreaker {
  const known = BREAKERS.get(url);
  if (known) return known;
  const made = new CircuitBreaker({ failures: 5, restMs: 30_000, clock: () => performance.now() });
  BREAKERS.set(url, made);
  return made;
}
