/** What has menus whose contents the server has at the address in `data-menus`. */
const HOST = '[data-menus]';
/** Where they go: links to the page with all menus. */
const PLACE = '[data-menu-place]';

const loading = new WeakMap<Element, Promise<void>>();

/** Those that are in the page itself are filled when they are this close to the viewport. */
const NEAR = '100%';

/** As in the style sheets. */
const PHONE = '(max-width: 699px)';

let loadStyles: () => Promise<void>;

/**
 * Fetches what is in menus, and its styles, when they are about to be opened: a pointer, a finger or the focus has come
 * near, or one is open already. One that is opened and cannot be filled leads to the page with all menus. Those without
 * an opening (`data-menus-near`) are filled when they are about to be seen.
 */
export function startMenus(styles: () => Promise<void>): void {
  loadStyles = styles;
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
  document.addEventListener('toggle', ({ target }) => openMenu(target), true);
  for (const menu of document.querySelectorAll('details[data-menu][open]')) openMenu(menu);
  for (const host of document.querySelectorAll('[data-menus-near]')) fillNear(host);
}

function fillNear(host: Element): void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      fill(host).catch((error: unknown) => console.warn('A menu stays as it came', error));
    },
    { rootMargin: NEAR },
  );
  watch.observe(host);
}

/** Menus that open on hover have no time to wait: they are fetched once the pointer is in the header. */
function prefetch({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const near = target.closest('header')?.querySelectorAll(HOST) ?? [];
  for (const host of near)
    if (host.contains(target) || (host.matches('.nav--hover') && host.checkVisibility())) fill(host).catch(() => {});
}

function openMenu(menu: EventTarget | null): void {
  const host = menu instanceof HTMLDetailsElement && menu.open && menu.closest(HOST);
  if (!host) return;
  fill(host).catch(() => {
    const place = menu.querySelector<HTMLAnchorElement>(PLACE);
    if (place && menu.open) location.assign(place.href);
  });
}

function fill(host: Element): Promise<void> {
  const known = loading.get(host);
  if (known) return known;
  const filling = load(host);
  loading.set(host, filling);
  // The next visit of the pointer tries again.
  filling.catch(() => loading.delete(host));
  return filling;
}

async function load(host: Element): Promise<void> {
  const isStyled = host.matches('[data-menus-near]');
  const [response] = await Promise.all([fetch(findAddress(host)), isStyled || loadStyles()]);
  if (!response.ok) throw new Error(`The menus could not be loaded: ${response.status}`);
  const contents = document.createElement('template');
  contents.innerHTML = await response.text();
  const parts = [...contents.content.children];
  const places = [...host.querySelectorAll(PLACE)];
  // One part for each place, and the last one takes what is left.
  for (const [at, place] of places.entries()) {
    const isLast = at === places.length - 1;
    put(parts.slice(at, isLast ? undefined : at + 1), place);
  }
}

/** Of what is in them; on phones of what is folded there, where that is something else. */
function findAddress(host: Element): string {
  const folded = host.getAttribute('data-menus-phone');
  return folded && matchMedia(PHONE).matches ? folded : (host.getAttribute('data-menus') ?? '');
}

/** The focus on the link that was there moves to the first that has come. */
function put(parts: Element[], place: Element): void {
  const isFocused = place === document.activeElement;
  place.replaceWith(...parts);
  if (isFocused) parts[0]?.querySelector<HTMLElement>('a, summary')?.focus();
}
