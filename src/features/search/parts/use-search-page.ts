import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { decodeMakeModel } from '../../../search/facets.ts';
import type { SearchPageModel } from '../model.ts';
import { linkToFormSearch } from '../panel/form.ts';
import { useBusy } from './use-busy.ts';
import { useCoveredPage } from './use-covered-page.ts';
import { useDeferredModel } from './use-deferred-model.ts';
import { useFailureInSight } from './use-failure-in-sight.ts';
import { useFreshForm } from './use-fresh-form.ts';
import { scrollIntoView, useListInSight } from './use-list-in-sight.ts';
import { useResultsInSight } from './use-results-in-sight.ts';
import { closeSheets, useSheets } from './use-sheets.ts';

/** What a look needs for an interactive search page. Without JavaScript the page works by its form and links alone. */
export interface SearchPageControls {
  /** The root of everything that searches: changes and links inside of it are handled here. */
  root: RefObject<HTMLDivElement | null>;
  /** Scrolled to and focused when the results are new. */
  results: RefObject<HTMLElement | null>;
  /** The notice that a search could not be loaded. */
  failure: RefObject<HTMLDivElement | null>;
  /** For the panel and the cards further down; see `useDeferredModel`. */
  deferredModel: SearchPageModel;
  /** New results are loading; the visible ones are of the search before. */
  isBusy: boolean;
  retry(): void;
}

/** The id that ties fields outside of the form (search box, order) to it. */
export const FILTER_FORM = 'filter-form';

/** A handle moved by keys changes at every step: the search waits for a pause. */
const SLIDER_PAUSE_MS = 400;

/** Handles changes of the panel and links as client-side navigation (B15): address, results, scroll, focus. */
export function useSearchPage(model: SearchPageModel): SearchPageControls {
  const root = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate, state: retrying } = useRevalidator();
  const { late, catchUp } = useDeferredModel(model);

  const forgetEdits = useFreshForm(root, FILTER_FORM, {
    address: model.address,
    lateAddress: late.address,
  });
  const sheetEntry = useSheets(root);
  const goTo = useEffectEvent((href: string) => {
    // "Show Me N cars" links to the present address: Back must not stop there twice.
    const isHere = href === model.address;
    if (isHere && sheetEntry.isNewest()) return;
    forgetEdits();
    navigate(href, {
      preventScrollReset: isSearchPage(href),
      viewTransition: 'startViewTransition' in document && !isSearchPage(href),
      replace: sheetEntry.take() || isHere,
    });
  });
  const freshen = useEffectEvent(catchUp);
  const goToForm = useEffectEvent((form: HTMLFormElement) => {
    catchUp();
    goTo(linkToFormSearch(new FormData(form), model.bounds, model.oddWords));
  });

  useEffect(() => {
    const page = root.current;
    if (!page) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onChange = ({ target }: Event) => {
      const field = target as HTMLInputElement;
      const { form } = field;
      if (form?.id !== FILTER_FORM || isWaitingForButton(field)) return;
      freshen();
      if (field.name === 'make' && !field.checked) untickModels(form, field.value);
      clearTimeout(pause);
      if (field.type === 'range') pause = setTimeout(() => goToForm(form), SLIDER_PAUSE_MS);
      else if (form.reportValidity()) goToForm(form);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      closeSheets(page);
      if (event.target instanceof HTMLFormElement) goToForm(event.target);
    };
    const onClick = (event: MouseEvent) => {
      const href = plainlyClickedLink(event);
      if (!href) return;
      event.preventDefault();
      closeSheets(page);
      goTo(href);
    };
    page.addEventListener('invalid', scrollIntoView, { signal, capture: true });
    page.addEventListener('change', onChange, { signal });
    page.addEventListener('submit', onSubmit, { signal });
    page.addEventListener('click', onClick, { signal });
    return () => {
      clearTimeout(pause);
      listening.abort();
    };
  }, []);

  useCoveredPage(root);
  useListInSight(root);
  useResultsInSight(results, model.address, late.address);
  useFailureInSight(root, failure, model);
  const isSearching = navigation.state === 'loading' && isSearchPage(navigation.location.pathname);
  const busy = useBusy(isSearching || (model.failed && retrying === 'loading'));
  return { root, results, failure, deferredModel: late, isBusy: busy, retry: () => void revalidate() };
}

/** Whether an address is a search's, whose results scroll into view by themselves. */
function isSearchPage(href: string): boolean {
  return href.startsWith('/search/') || /^\/special-offers(?:\?|$)/.test(href);
}

/** The price's and the search box's fields are marked `data-waits`: they apply when their button is pressed (B8). */
function isWaitingForButton(field: HTMLElement): boolean {
  return field.dataset.waits !== undefined;
}

function untickModels(form: HTMLFormElement, make: string): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name="make_model"]'))
    if (decodeMakeModel(field.value)?.make === make) field.checked = false;
}

/** The address of a plainly clicked link of this site, to be handled here; undefined for anything else. */
function plainlyClickedLink(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
  return link?.getAttribute('href') ?? undefined;
}
