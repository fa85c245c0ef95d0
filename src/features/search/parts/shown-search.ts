import { fillParts } from '../../../ui/islands/fill-when-near.ts';
import type { SearchPageData } from '../page-data.ts';
import type { Edits } from './edits.ts';
import { freshenForm } from './fresh-form.ts';
import { markRestored } from './list-layout.ts';
import { filterLists } from './list-search.ts';
import { getPart, readPageData } from './page-parts.ts';
import { followActs } from './results-in-sight.ts';
import { runLabel } from './run-label.ts';
import { drawSpans } from './span.ts';
import { swapResults } from './swap-results.ts';

/** The search that a page shows. */
export interface ShownSearch {
  /**
   * Shows the search of that HTML, and returns its data. With `restorePlace`, for a step back, all of it is new at once
   * and the page is scrolled to where it was.
   */
  show(html: string, restorePlace?: () => void): SearchPageData;
  /** Shows what is still missing of a search: for code that reads the panel's fields. */
  catchUp(): void;
  /** Sets the form's fields to those of the search, and draws what depends on them. */
  freshen(): void;
  /** Changes the label of the panel's button, counting up from the present one. */
  runButton(label: string): void;
  /** Sets the fields of the panel, of which more has come. */
  freshenPanel(): void;
  callOffCounts(): void;
  /** Called when all of a search is shown. */
  onWhole(): void;
}

export function createShownSearch(root: HTMLElement, edits: Edits, countCap: number): ShownSearch {
  const acts = followActs();
  let finish: (() => void) | undefined;
  let frame = 0;
  const button = () => getPart(root, '.sheet-f button');
  const freshenPanel = () => {
    freshenForm(root, 'inside', edits);
    drawSpans(root);
    filterLists(root);
  };
  const search: ShownSearch = {
    show(html, restorePlace) {
      search.catchUp();
      markRestored(root, restorePlace !== undefined);
      const next = parse(html);
      const data = readPageData(next);
      const takeRest = swapResults(root, next);
      document.title = data.title;
      document.querySelector('link[rel=canonical]')?.setAttribute('href', data.canonical);
      freshenForm(root, 'around', edits);
      announce(root);
      finish = () => {
        finish = undefined;
        cancelAnimationFrame(frame);
        search.callOffCounts();
        const from = button().textContent;
        takeRest();
        fillParts(root, restorePlace !== undefined);
        freshenPanel();
        const label = button().textContent;
        button().textContent = from;
        search.runButton(label);
        if (!restorePlace) acts.onWhole(getPart(root, '.found'));
        announce(root);
        search.onWhole();
      };
      if (restorePlace) {
        finish();
        restorePlace();
      } else {
        acts.onFirst(getPart(root, '.found'));
        // This frame paints the first part; the second begins after it.
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(() => setTimeout(() => finish?.()));
        });
      }
      return data;
    },
    catchUp: () => finish?.(),
    freshen() {
      freshenForm(root, 'around', edits);
      freshenPanel();
    },
    runButton: runLabel(button(), countCap),
    freshenPanel,
    callOffCounts: () => {},
    onWhole: () => {},
  };
  return search;
}

/**
 * The root of a search page. Throws for HTML without one. It is parsed as in the document, where what waits in a
 * `noscript` (`ui/islands/when-near.tsx`) stays text.
 */
function parse(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return getPart(holder, '[data-behaviour=search]');
}

/** Tells other scripts of new content: buttons to save, counts, islands. */
function announce(root: HTMLElement): void {
  document.dispatchEvent(new CustomEvent('content-changed', { detail: root }));
}
