/**
 * What Google's consent mode (version 2) asks about: storage of advertising and of measuring, data about the visitor to
 * advertisers, and advertising made for him.
 */
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/**
 * A command of the consent mode, as tag managers read it from the `dataLayer`: they tell a command from all else by its
 * being the arguments of a call, and no array will do.
 */
function buildCommand(..._parts: unknown[]): object {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

const buildConsent = (how: 'default' | 'update', said: 'granted' | 'denied'): object =>
  buildCommand('consent', how, Object.fromEntries(SIGNALS.map((signal) => [signal, said])));

/** Puts first of all into a `dataLayer` that nothing is agreed to: what holds until somebody has answered. */
export function denyByDefault(layer: unknown[]): void {
  layer.push(buildConsent('default', 'denied'));
}

/** What a visitor has answered, for the `dataLayer`. */
export const buildConsentUpdate = (agreed: boolean): object =>
  buildConsent('update', agreed ? 'granted' : 'denied');
