import type { AskedFrom } from '../../domain/requests/asked-from.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { PaymentFailure, type PaymentProvider } from './contract.ts';
import { standInProvider } from './stand-in.ts';
import { stripeProvider } from './stripe.ts';

const STRIPE_URL = 'https://api.stripe.com';

/** How services have fared, from one question to the next. */
const BREAKERS = new Map<string, CircuitBreaker>();

export interface ProviderInputs {
  settings: Pick<SiteSettings, 'integrations'>;
  /** Where the request came from that needs it; `this_machine`, too, for what the program does by itself there. */
  askedFrom: AskedFrom;
  /** Where keys are read from. */
  environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Who takes a site's payments. Throws `PaymentFailure` where a key is not set, and where test payments would be taken from the public: they
 * are for who asks from this machine, unless the environment says TEST_PAYMENTS=on.
 */
export function chooseProvider({ settings, askedFrom, environment }: ProviderInputs): PaymentProvider {
  const { provider, url, keyEnv, noticeSecretEnv, pageOrigin } = settings.integrations.payments;
  if (provider === 'stand_in') {
    if (askedFrom === 'this_machine' || environment.TEST_PAYMENTS === 'on') return standInProvider;
    throw new PaymentFailure(
      'integrations.payments.provider is stand_in, which takes no money: only who asks from this ' +
        'machine itself may use it',
    );
  }
  const address = url ?? STRIPE_URL;
  return stripeProvider({
    url: address,
    key: secretOf('keyEnv', keyEnv, environment),
    noticeSecret: secretOf('noticeSecretEnv', noticeSecretEnv, environment),
    pageOrigin: new URL(pageOrigin).origin,
    breaker: breakerOf(address),
  });
}

function secretOf(setting: string, name: string | null, environment: ProviderInputs['environment']): string {
  if (name === null)
    throw new PaymentFailure(`integrations.payments.provider is stripe, but ${setting} names no variable`);
  const secret = environment[name];
  if (!secret)
    throw new PaymentFailure(
      `integrations.payments.${setting} names ${name}, which is not set in the environment`,
    );
  return secret;
}

function breakerOf(url: string): CircuitBreaker {
  const known = BREAKERS.get(url);
  if (known) return known;
  const made = new CircuitBreaker({ failures: 5, restMs: 30_000, clock: () => performance.now() });
  BREAKERS.set(url, made);
  return made;
}
