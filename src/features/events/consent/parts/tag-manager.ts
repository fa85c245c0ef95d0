import { pushToLayer } from '../../data-layer.ts';

let isLoaded = false;

/** Loads the tag manager, once a page. A failure is told to the console alone (I1). */
export function loadTagManager(src: string): void {
  if (isLoaded) return;
  isLoaded = true;
  pushToLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => console.warn('The tag manager could not be loaded'));
  document.head.append(script);
}

/** What has run cannot be taken back from a page: a new one comes without it. */
export function leaveTagManager(): void {
  if (isLoaded) location.reload();
}
