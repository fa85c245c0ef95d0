import { sendEventLazily } from '../../../kernel/events/parts/send-lazily.ts';
import { runWhenShown } from '../../../kernel/events/parts/when-shown.ts';
import { PANEL_PARAMETER } from '../../../kernel/stock/address.ts';
import { readRequestedPath } from '../../../ui/address.ts';
import { isRestored } from '../../../ui/is-restored.ts';
import { fillParts } from '../../../ui/islands/fill-when-near.ts';
import type { SearchPageData } from '../page-data.ts';
import { linkToFormSearch } from '../panel/form.ts';
import { createBusy } from './busy.ts';
import { coverPageBehindSheets } from './covered-page.ts';
import { followEdits } from './edits.ts';
import { showFailure, showRetrying } from './failed-search.ts';
import { loadGroupsOnDemand } from './groups-on-demand.ts';
import { followHistory } from './history/search-history.ts';
import { openAroundTarget, showNamedList } from './list-in-sight.ts';
import { followPhotoSize } from './list-layout.ts';
import { searchLists } from './list-search.ts';
import { loadResults } from './load-results.ts';
import { getPart, readPageData } from './page-parts.ts';
import { followSearches } from './searches.ts';
import { closeSheets, followSheets, listOpenSheets } from './sheets.ts';
import { createShownSearch } from './shown-search.ts';
import { coupleSpans } from './span.ts';
import { followWaitingCount } from './waiting-count.ts';

/** How another search comes to be shown: with an entry of its own, in place of the present one, by a step back. */
type Way = 'push' | 'replace' | 'step';

/**
 * Makes the server's search page, whose root is given, show other searches in place (B15): address, results, scroll,
 * focus. Without it the page works by its form and links alone.
 */
export function startSearch(root: HTMLElement): void {
  let data = readPageData(root);
  followPhotoSize(root);
  // Before the place in the list is restored, the list has its height.
  if (isRestored()) fillParts(root, true);
  const edits = followEdits(root);
  const shown = createShownSearch(root, edits, data.countCap);
  let path = readRequestedPath();
  let loading: { abort: AbortController; tookSheet: boolean } | undefined;
  let isUndoing = false;

  const showBusy = createBusy((isBusy) => {
    const found = getPart(root, '.found');
    found.classList.toggle('is-busy', isBusy);
    found.setAttribute('aria-busy', String(isBusy));
    if (isBusy) getPart(root, '[data-status]').textContent = '';
    if (isBusy) showRetrying(found);
  });
  const stopLoading = () => {
    loading?.abort.abort();
    loading = undefined;
    showBusy(false);
  };

  const show = async (href: string, way: Way, tookSheet = false): Promise<void> => {
    loading?.abort.abort();
    const abort = new AbortController();
    loading = { abort, tookSheet };
    showBusy(true);
    const loaded = await loadResults({ href, groups: groups.listWhole(), mayBeKept: way === 'step' }, abort.signal);
    if (abort.signal.aborted) return;
    stopLoading();
    if (loaded.kind === 'elsewhere') return location.assign(href);
    const led = loaded.kind === 'found' ? loaded.href : href;
    if (way === 'push') history.push(led);
    if (way === 'replace') history.replace(led);
    path = location.pathname + location.search;
    if (loaded.kind === 'failed') {
      getPart(root, '[data-status]').textContent = '';
      return showFailure(root, getPart(root, '.found'));
    }
    const previous = data;
    data = shown.show(loaded.html, way === 'step' ? history.restorePlace : undefined);
    if (data.address !== previous.address) sendPageView(data);
  };

  const history = followHistory((steps) => {
    if (isUndoing) {
      isUndoing = false;
      return;
    }
    const wasOfSheet = sheets.take();
    const isCovered = listOpenSheets(root).length > 0;
    closeSheets(root);
    // A search made in an open sheet is not undone while the sheet is open.
    if (isCovered && !wasOfSheet) {
      isUndoing = true;
      return window.history.go(-steps);
    }
    stopLoading();
    catchUpWithAddress();
  });
  const catchUpWithAddress = () => {
    const to = location.pathname + location.search;
    if (to !== path) void show(to, 'step');
  };
  const sheets = followSheets(root, history);
  const groups = loadGroupsOnDemand(root, () => data.address, shown.freshenPanel);
  shown.onWhole = groups.restart;

  const goTo = (href: string) => {
    // "Show Me N cars" links to the present address: Back must not stop there twice.
    const isHere = href === data.address;
    if (isHere && sheets.isNewest()) return;
    edits.forget();
    const tookSheet = sheets.take() || (loading?.tookSheet ?? false);
    void show(href, tookSheet || isHere ? 'replace' : 'push', tookSheet);
  };
  followSearches(root, {
    catchUp: shown.catchUp,
    goTo,
    goToForm: (form) => {
      shown.catchUp();
      const fields = new FormData(form);
      fields.delete(PANEL_PARAMETER);
      goTo(linkToFormSearch(fields, data.bounds, data.oddWords));
    },
    retry: () => void show(path, 'replace'),
  });
  root.addEventListener('invalid', openAroundTarget, true);
  coverPageBehindSheets(root);
  coupleSpans(root, edits);
  searchLists(root);
  shown.callOffCounts = followWaitingCount(root, (label) => shown.runButton(label));
  shown.freshen();
  showNamedList(root);
  sendPageView(data);
  catchUpWithAddress();
}

function sendPageView({ address, count }: SearchPageData): void {
  runWhenShown(() => sendEventLazily({ name: 'search_page_view', path: address, data: { count } }));
}
