import { hasHint } from './hint.ts';

/**
 * Makes the link to sign in the link to the visitor's own pages when they are signed in (F1), by a cookie that holds
 * nothing else. It changes only with the whole page, as signing in and out reload it; a page restored from the
 * back/forward cache checks again.
 */
export function startAccountLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-garage]');
  if (!link) return;
  const signIn = { href: link.getAttribute('href') ?? '', label: link.ariaLabel };
  const paint = () => {
    const isSignedIn = hasHint();
    link.href = (isSignedIn && link.dataset.garage) || signIn.href;
    link.ariaLabel = (isSignedIn && link.dataset.garageLabel) || signIn.label;
  };
  addEventListener('pageshow', paint);
  paint();
}
