/**
 * The consent types of Google's consent mode (version 2): storage for advertising and for analytics, sending user data
 * to advertisers, and personalised advertising.
 */
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/**
 * A consent mode command, as tag managers read it from the `dataLayer`: they recognise it by its being an `arguments`
 * object; an array does not work.
 */
function buildCommand(..._parts: unknown[]): object {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

const buildConsent = (how: 'default' | 'update', said: 'granted' | 'denied'): object =>
  buildCommand('consent', how, Object.fromEntries(SIGNALS.map((signal) => [signal, said])));

/** Makes denied consent the first entry of a `dataLayer`: the default until the visitor has answered. */
export function denyByDefault(layer: unknown[]): void {
  layer.push(buildConsent('default', 'denied'));
}

/** The visitor's answer, for the `dataLayer`. */
export const buildConsentUpdate = (agreed: boolean): object => buildConsent('update', agreed ? 'granted' : 'denied');
