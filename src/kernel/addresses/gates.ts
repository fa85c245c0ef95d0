import { formatPhone } from '../../domain/contact/phone.ts';
import { isKeyOf } from '../../domain/text/look-up.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { SignInType } from './visitors.ts';

type Switches = SiteSettings['gating'];
type GateSettings = Pick<SiteSettings, 'gating' | 'visitors'>;

interface GateRow {
  /** `by_switch`: gated when the setting of the same name in `gating` is `signed_in`. */
  rule: 'always' | 'by_switch';
  /** The sign-in type, as in `/sign-in?type=…` (G2). */
  type: SignInType;
}

/** Everything behind a gate (F4, G4: gated route). Trade-in and sell my car never are. */
export const GATES = {
  garage: { rule: 'always', type: 'my-garage' },
  checkout: { rule: 'by_switch', type: 'checkout' },
  finance: { rule: 'by_switch', type: 'finance' },
  financeCheck: { rule: 'by_switch', type: 'car-finance' },
  spinToWin: { rule: 'by_switch', type: 'spin-to-win' },
  onlinePayment: { rule: 'by_switch', type: 'online-payment' },
} as const satisfies Record<keyof Switches | 'garage', GateRow>;

export type GateKey = keyof typeof GATES;

export function isGated(key: GateKey, { gating }: Pick<GateSettings, 'gating'>): boolean {
  return GATES[key].rule === 'always' || (isKeyOf(gating, key) && gating[key] === 'signed_in');
}

/** Whether nobody can pass: the site requires sign-in but has no way to sign in. */
export function isClosed(key: GateKey, settings: GateSettings): boolean {
  return isGated(key, settings) && settings.visitors.signIn === 'off';
}

/** Shown at a closed gate (`isClosed`). */
export function formatClosedGateText({ contact }: Pick<SiteSettings, 'contact'>): string {
  return `Signing in is needed for this. Please call ${formatPhone(contact.phone)}, and we will help you on the phone.`;
}
