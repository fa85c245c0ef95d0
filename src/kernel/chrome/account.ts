import type { SiteSettings } from '../../settings/schema.ts';
import { linkToSignIn } from '../addresses/visitors.ts';
import type { AccountChrome } from './model.ts';

/** Null on a site without sign-in (F1). */
export function buildAccountChrome({ visitors }: Pick<SiteSettings, 'visitors'>): AccountChrome | null {
  const { signIn, garageName, garagePath } = visitors;
  if (signIn === 'off') return null;
  return {
    signIn: { label: 'Sign in', href: linkToSignIn({ type: 'my-garage', redirect: garagePath }) },
    garage: { label: garageName, href: garagePath },
  };
}
