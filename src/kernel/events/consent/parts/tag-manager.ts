import { redactSecrets } from '../../../../domain/requests/redact-secrets.ts';
import { pushToLayer } from '../../layer/data-layer.ts';
import { buildConsentUpdate } from '../signals.ts';

let isLoaded = false;

/**
 * Loads the tag manager of a visitor who has agreed, once a page: the `dataLayer` begins with the consent that was
 * denied and has the one that was given, before the container comes (consent mode, basic). A page whose address opens
 * something of the visitor's alone goes without: tag managers read addresses. A failure is told to the console alone
 * (I1).
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
 * Tells a tag manager that the visitor has taken his yes back. What has run cannot be taken back from a page: a new one
 * comes without it.
 */
export function unloadTagManager(): void {
  pushToLayer(buildConsentUpdate(false));
  if (isLoaded) location.reload();
}
