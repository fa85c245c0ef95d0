import { fetched } from './page-start/page-moments.ts';
import { preloadScripts } from './page-start/preload-scripts.ts';

// Small, since it is fetched beside what the first frame needs; all other scripts come after that frame.
void fetched.then(async () => {
  preloadScripts();
  const start = await import('./start-page.ts').catch(reportMissing);
  await start?.startPage();
});

/** The page makes up for the missing scripts as far as it can (`html/failed-scripts.ts`). */
function reportMissing(error: unknown): void {
  console.error('The scripts of the page could not be fetched', error);
  document.querySelector('script[data-preloaded]')?.dispatchEvent(new Event('error'));
}
