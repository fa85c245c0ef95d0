import type { AccountChrome } from '../../../kernel/chrome/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/**
 * The link to sign in (F1). The page is the same for everybody: for signed-in visitors scripts make it the link to
 * their own pages (`kernel/visitors/parts/account-link.ts`).
 */
export function AccountLink({ account }: { account: AccountChrome | null }) {
  if (!account) return null;
  const { signIn, garage } = account;
  return (
    <a
      className="iconbtn account-link"
      href={signIn.href}
      aria-label={signIn.label}
      data-garage={garage.href}
      data-garage-label={garage.label}
    >
      <Icon name="user" />
    </a>
  );
}
