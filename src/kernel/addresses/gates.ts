import { formatPhone } from '../../domain/contact/phone.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { createRegistry } from '../registry.ts';
import type { SignInType } from './visitors.ts';

type Switches = SiteSettings['gating'];
type GateSettings = Pick<SiteSettings, 'gating' | 'visitors'>;

/** Gated routes (F4, G4): the garage always, others where their switch says so; trade-in and sell my car never. */
export type GateKey = keyof Switches | 'garage';

/** The gates of a feature, with the type of the sign-in to each, as in `/sign-in?type=…` (G2). */
export type Gates = Readonly<Partial<Record<GateKey, SignInType>>>;

const registry = createRegistry<Gates>('gates');

export const registerGates = registry.register;

/** Throws for a gate of no feature. */
export function getSignInType(key: GateKey): SignInType {
  const type = registry.list().find((gates) => gates[key])?.[key];
  if (!type) throw new Error(`No feature has the gate "${key}"`);
  return type;
}

export function isGated(key: GateKey, { gating }: Pick<GateSettings, 'gating'>): boolean {
  return key === 'garage' || gating[key] === 'signed_in';
}

/** Whether nobody can pass: the site requires sign-in but has no way to sign in. */
export function isClosed(key: GateKey, settings: GateSettings): boolean {
  return isGated(key, settings) && settings.visitors.signIn === 'off';
}

/** Shown at a closed gate (`isClosed`). */
export function formatClosedGateText({ contact }: Pick<SiteSettings, 'contact'>): string {
  return `You need to sign in for this. Please call ${formatPhone(contact.phone)} and we’ll help you over the phone.`;
}
