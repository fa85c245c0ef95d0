import { FETCH_SHEET } from './critical-css.ts';

/**
 * Starts the scripts of a page after the first frame with its first picture, so that they compete with it for neither
 * the connection nor the processor. The deferred style sheet loads with them. A hidden page starts them at once; a
 * picture that doesn't load delays them by a second at most.
 */
const STARTER = `(() => {
  document.currentScript.remove();
  const start = () => {${FETCH_SHEET}
    for (const link of document.querySelectorAll('link[rel=late-module]')) link.rel = 'modulepreload';
    const late = document.querySelector('script[type=late-module]');
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = late.textContent;
    late.replaceWith(script);
  };
  if (document.hidden) return start();
  const picture = document.querySelector('img[fetchpriority=high]');
  const shown = new Promise((resolve) => {
    if (!picture) return resolve();
    picture.decode().then(resolve, resolve);
    setTimeout(resolve, 1000);
  });
  shown.then(() => requestAnimationFrame(() => setTimeout(start)));
})()`;

/**
 * The finished page with its modules deferred until it is visible (`STARTER`). Neither React nor the router has an
 * option for that. A page without modules is returned unchanged.
 */
export function withDeferredScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-module"')
    .replace(
      /<script type="module" async="">([\s\S]*?)<\/script>/,
      (_, text) => `<script type="late-module">${text}</script><script>${STARTER}</script>`,
    );
}
