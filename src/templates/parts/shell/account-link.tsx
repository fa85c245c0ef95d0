import { useSyncExternalStore } from 'react';
import type { AccountChrome } from '../../../kernel/chrome/model.ts';
import { hasHint } from '../../../kernel/visitors/parts/hint.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/**
 * The link to sign in, or to the visitor's own pages when they are signed in (F1). The page is the same for everybody:
 * the browser tells which, by a cookie that holds nothing else.
 */
export function AccountLink({ account }: { account: AccountChrome | null }) {
  const isSignedIn = useSyncExternalStore(subscribe, hasHint, () => false);
  if (!account) return null;
  const { label, href } = isSignedIn ? account.garage : account.signIn;
  return (
    <a className="iconbtn account-link" href={href} aria-label={label} data-signed-in={isSignedIn || undefined}>
      <Icon name="user" />
    </a>
  );
}

/**
 * It changes only with the whole page, as signing in and out reload it. A page restored from the back/forward cache
 * checks again.
 */
function subscribe(listener: () => void): () => void {
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
