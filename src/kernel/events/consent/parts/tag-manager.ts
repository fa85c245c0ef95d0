import { redactSecrets } from '../../../../domain/requests/redact-secrets.ts';
import { buildConsentUpdate } from '../../layer/consent-signals.ts';
import { pushToLayer } from '../../layer/data-layer.ts';

let isLoaded = false;

/**
 * Loads the tag manager for a visitor who has agreed, once a page: the `dataLayer` begins with denied consent and then
 * the update, before the container loads (consent mode, basic). A page whose address contains a private token goes
 * without, since tag managers read addresses. A failure is only logged to the console (I1).
 */
export function loadTagManager(src: string): void {
  const here = location.pathname + location.search;
  if (isLoaded || redactSecrets(here) !== here) return;
  isLoaded = true;
  pushToLayer(buildConsentUpdate(true));
  pushToLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => console.warn('The tag manager could not be loaded'));
  document.head.append(script);
}

/**
 * Tells the tag manager that the visitor has withdrawn consent. Scripts that have run cannot be removed from a page:
 * the next page comes without them.
 */
export function unloadTagManager(): void {
  pushToLayer(buildConsentUpdate(false));
  if (isLoaded) location.reload();
}
