import { morph } from '../../../ui/morph/morph.ts';
import { keepsOwn } from './swap-results.ts';

/** The content of a group that the page has only in part. */
const PARTIAL = '.fgroup:not([data-whole])';

/** What loads its group once it is about to be used: a heading, the line under a long list, its search box. */
const ABOUT = `${PARTIAL} > summary, ${PARTIAL} [data-more], ${PARTIAL} .seek input`;

export interface GroupsOnDemand {
  /** The keys of the groups that the page has whole, for the next search. */
  listWhole(): string[];
  /** Another search is shown: what was loaded for the one before is no longer right. */
  restart(): void;
}

/**
 * Loads the content of closed groups, and the rest of long lists, when they are opened or about to be, as HTML of the
 * search at `addressOf`. Without it they are links to the page with all groups; those are followed when loading fails.
 */
export function loadGroupsOnDemand(root: HTMLElement, addressOf: () => string, onFilled: () => void): GroupsOnDemand {
  const loading = new Map<string, Promise<Element | undefined>>();
  const load = (group: HTMLElement) => {
    const key = group.dataset.key ?? '';
    const started = loading.get(key) ?? fetchGroup(addressOf(), key);
    loading.set(key, started);
    return started;
  };
  /** Returns whether the group is whole now. */
  const fill = async (group: HTMLElement): Promise<boolean> => {
    if (group.dataset.whole !== undefined) return true;
    const address = addressOf();
    const loaded = await load(group);
    if (!loaded) loading.delete(group.dataset.key ?? '');
    if (!loaded || address !== addressOf()) return false;
    morph(group, loaded.cloneNode(true) as Element, { keeps: keepsOwn });
    onFilled();
    return true;
  };
  const onAbout = ({ target }: Event) => {
    const about = target instanceof Element ? target.closest(ABOUT) : null;
    const group = about?.closest<HTMLElement>('.fgroup');
    if (!about || !group) return;
    // A search in the list needs all of it at once.
    if (about.matches('input')) void fill(group);
    else void load(group);
  };
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onAbout);
  root.addEventListener('touchstart', onAbout, { passive: true });
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(PARTIAL) && !target.querySelector('div'))
      void fill(target);
  };
  root.addEventListener('toggle', onToggle, true);
  const fillOpened = () => {
    for (const group of root.querySelectorAll<HTMLDetailsElement>(`${PARTIAL}[open]`))
      if (!group.querySelector('div')) void fill(group);
  };
  // Opened before this script ran.
  fillOpened();
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-more]') : null;
    const group = link?.closest<HTMLElement>('.fgroup');
    if (!link || !group || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void unfold(group, link, fill);
  });
  return {
    listWhole: () =>
      [...root.querySelectorAll<HTMLElement>('.fgroup[data-whole]')].map((group) => group.dataset.key ?? ''),
    restart() {
      loading.clear();
      fillOpened();
    },
  };
}

/** Opens the list of a line that was followed, once all of it is there. */
async function unfold(group: HTMLElement, link: HTMLAnchorElement, fill: (group: HTMLElement) => Promise<boolean>) {
  const list = link.parentElement;
  if (!(await fill(group))) return location.assign(link.href);
  const rest = list?.querySelector<HTMLDetailsElement>(':scope > .rest');
  rest?.setAttribute('open', '');
  rest?.querySelector('summary')?.focus();
}

async function fetchGroup(address: string, key: string): Promise<Element | undefined> {
  try {
    const response = await fetch(`/search/page?of=${encodeURIComponent(address)}&group=${encodeURIComponent(key)}`);
    if (!response.ok) return undefined;
    const holder = document.createElement('template');
    holder.innerHTML = await response.text();
    return holder.content.firstElementChild ?? undefined;
  } catch {
    return undefined;
  }
}
