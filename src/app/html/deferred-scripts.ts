import { FETCH_SHEET } from './critical-css.ts';

/**
 * Starts the scripts of a page after the first frame that shows it with its first picture, so that they take nothing
 * from what is seen: neither the connection nor the processor. The style sheet that was left for later comes with them.
 * A page that nobody looks at starts them at once; a picture that doesn't come is waited for a second.
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
 * The finished page, whose modules wait until it is seen (`STARTER`). Neither React nor the router has a way to say so.
 * A page without modules is given back as it is.
 */
export function withDeferredScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-module"')
    .replace(
      /<script type="module" async="">([\s\S]*?)<\/script>/,
      (_, text) => `<script type="late-module">${text}</script><script>${STARTER}</script>`,
    );
}
