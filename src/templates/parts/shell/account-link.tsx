import { useSyncExternalStore } from 'react';
import type { AccountChrome } from '../../../kernel/chrome/model.ts';
import { hasHint } from '../../../kernel/visitors/parts/hint.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/**
 * The way to sign in, or to the visitor's own pages where somebody is signed in (F1). The page is the same for
 * everybody: the browser tells which, by a cookie that says no more than that.
 */
export function AccountLink({ account }: { account: AccountChrome | null }) {
  const isSignedIn = useSyncExternalStore(subscribe, hasHint, () => false);
  if (!account) return null;
  const { label, href } = isSignedIn ? account.garage : account.signIn;
  return (
    <a
      className="iconbtn account-link"
      href={href}
      aria-label={label}
      data-signed-in={isSignedIn || undefined}
    >
      <Icon name="user" />
    </a>
  );
}

/**
 * It changes with the whole page: signing in and out fetch it anew. A page that comes back from the browser's memory
 * looks again.
 */
function subscribe(listener: () => void): () => void {
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
