/** Pages that act, are their visitor's own, or are made anew for each: fetched only when they are asked for. */
const NEVER_AHEAD = [
  ...['/api/*', '/keep*', '/sign-in*', '/sign-out*', '/alerts/*', '/my-booking*', '/saved*', '/chat*', '/print*'],
  ...['/payments/*', '/checkout-journey*', '/online-payment*', '/spin-to-win*', '/success*', '/models/order-now*'],
  ...['/cars/:slug/*', '/media/*', '/img/*'],
];

/** Links to elsewhere in the page, to another window, to files, and those that crawlers may not follow. */
const NO_PAGE = '[target], [download], [rel~="nofollow"], [href^="#"]';

/**
 * Has browsers prefetch a page of the site when the pointer rests on a link to it, or presses it (`moderate`). Only
 * HTML is fetched, and no script of it runs: a page counts as seen once it is shown
 * (`kernel/events/parts/when-shown.ts`). `garage`: the path of the visitor's own pages, where the site has them.
 * Browsers without speculation rules ignore it.
 */
export function SpeculationRules({ garage }: { garage: string | undefined }) {
  const never = garage ? [...NEVER_AHEAD, `${garage}*`] : NEVER_AHEAD;
  const where = {
    and: [{ href_matches: '/*' }, { not: { href_matches: never } }, { not: { selector_matches: NO_PAGE } }],
  };
  const rules = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the project's own paths and a checked setting
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  );
}
