import type { SiteSettings } from '../settings/schema.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { CircuitBreakers } from './circuit-breakers.ts';

/** Where secrets and server addresses are read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Integrations = SiteSettings['integrations'];

/** What outlives one request: circuit breakers, and the clients' caches. */
export class ClientCache {
  readonly #breakers = new CircuitBreakers();
  readonly #kept = new Map<new () => object, object>();

  getBreaker(service: string): CircuitBreaker {
    return this.#breakers.getBreaker(service);
  }

  /** The one instance of its class. */
  getShared<Kept extends object>(Kind: new () => Kept): Kept {
    const known = this.#kept.get(Kind);
    if (known instanceof Kind) return known;
    const made = new Kind();
    this.#kept.set(Kind, made);
    return made;
  }
}

/** Shared by the whole process. */
const PROCESS_CACHE = new ClientCache();

export interface ChooseInputs {
  settings: Pick<SiteSettings, 'integrations'>;
  environment: Environment;
  memory?: ClientCache | undefined;
}

/** What a client is built from. Anything missing throws an error that names the setting. */
export interface ClientParts<Options> {
  options: Options;
  environment: Environment;
  memory: ClientCache;
  fail(message: string): never;
  /** A setting that the provider requires. */
  need<Key extends keyof Options & string>(key: Key): NonNullable<Options[Key]>;
  /** The value of the environment variable that a setting names. */
  secret(key: keyof Options & string): string;
  /** The same; null when the setting is empty. */
  optionalSecret(key: keyof Options & string): string | null;
  breaker(service: string): CircuitBreaker;
}

/**
 * Makes a function that chooses the real client or the stand-in of an integration, by the site's settings below `name`
 * and the environment. `failure` creates the error for what they lack.
 */
export function createChooser<Name extends keyof Integrations, Given, Client>(
  name: Name,
  failure: (message: string) => Error,
  make: (means: ClientParts<Integrations[Name]>, given: Given) => Client,
): (inputs: ChooseInputs & Given) => Client {
  return (inputs) => {
    const { settings, environment, memory = PROCESS_CACHE } = inputs;
    const options = settings.integrations[name];
    const setting = (key: string) => `integrations.${name}.${key}`;
    const fail = (message: string): never => {
      throw failure(message);
    };
    const need: ClientParts<Integrations[Name]>['need'] = (key) =>
      options[key] ?? fail(`${setting('provider')} needs ${setting(key)}, which is not set`);
    const secret = (key: keyof Integrations[Name] & string) => {
      const variable = String(need(key));
      return environment[variable] || fail(`${setting(key)} names ${variable}, which is not set in the environment`);
    };
    const optionalSecret = (key: keyof Integrations[Name] & string) => (options[key] === null ? null : secret(key));
    const breaker = (service: string) => memory.getBreaker(`${name} ${service}`);
    return make({ options, environment, memory, fail, need, secret, optionalSecret, breaker }, inputs);
  };
}
