interface Turnstile {
  render(slot: HTMLElement, options: Record<string, unknown>): string;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const TIMEOUT_MS = 30_000;

/** Shows the Turnstile widget and resolves to its token; null where it does not load, or gives no token. */
export async function getWidgetToken(slot: HTMLElement, scriptUrl: string, siteKey: string): Promise<string | null> {
  const turnstile = await loadTurnstile(scriptUrl);
  if (!turnstile) return null;
  slot.replaceChildren();
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, null);
    turnstile.render(slot, {
      sitekey: siteKey,
      action: 'form',
      // The page's theme, which a site may set: the widget itself would follow the system's.
      theme: getComputedStyle(slot).colorScheme,
      callback: resolve,
      'error-callback': () => resolve(null),
    });
  });
}

function loadTurnstile(src: string): Promise<Turnstile | undefined> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  const script = document.createElement('script');
  script.src = src;
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(window.turnstile));
    script.addEventListener('error', () => resolve(undefined));
    document.head.append(script);
  });
}
