import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { askForIslands } from './ask-for-islands.ts';
import { startIslands } from './start-islands.ts';

/** What is observed, by the margin around the viewport. */
type Watches = Map<string, () => void>;

/** A page with these islands, whose scripts note the names of those that are hydrated. */
function show(html: string) {
  const { document, window } = parseHTML(`<html><body>${html}</body></html>`);
  vi.stubGlobal('document', document);
  for (const name of ['CustomEvent', 'HTMLElement']) vi.stubGlobal(name, window[name as 'CustomEvent']);
  const watches: Watches = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly margin: string;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        this.margin = rootMargin;
        watches.set(rootMargin, () => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {
        watches.delete(this.margin);
      }
    },
  );
  const { promise: atRest, resolve: rest } = Promise.withResolvers<void>();
  const hydrated: string[] = [];
  const loader = {
    loadHydration: async () => (island: HTMLElement) => void hydrated.push(island.dataset.island ?? ''),
    loadPart: async () => () => null,
    atRest,
  };
  document.addEventListener('content-changed', ({ detail }) => void startIslands(detail, loader));
  return { document, loader, hydrated, rest, watches };
}

const island = (name: string, when?: string) =>
  `<div><div data-island="${name}"${when ? ` data-when="${when}"` : ''}><p></p></div></div>`;

test('what opens over the page is hydrated once the page is at rest, and what is asked for not before', async () => {
  const page = show(island('form') + island('dialog', 'idle') + island('tray', 'asked'));
  await startIslands(page.document, page.loader);
  expect(page.hydrated).toEqual(['form']);
  page.rest();
  await vi.waitFor(() => expect(page.hydrated).toEqual(['form', 'dialog']));
  askForIslands(page.document.querySelector<HTMLElement>('[data-island=tray]')!);
  await vi.waitFor(() => expect(page.hydrated).toEqual(['form', 'dialog', 'tray']));
});

test('a dialog that is asked for does not wait for that, and is hydrated once', async () => {
  const page = show(island('dialog', 'idle'));
  await startIslands(page.document, page.loader);
  askForIslands(page.document.querySelector<HTMLElement>('[data-island=dialog]')!);
  await vi.waitFor(() => expect(page.hydrated).toEqual(['dialog']));
  page.rest();
  await page.loader.atRest;
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.hydrated).toEqual(['dialog']);
});

test('at first only what is in sight is hydrated, then what is near', async () => {
  const page = show(island('costs', 'visible'));
  await startIslands(page.document, page.loader);
  expect([...page.watches.keys()]).toEqual(['0px']);
  page.rest();
  await vi.waitFor(() => expect([...page.watches.keys()]).toEqual(['800px']));
  page.watches.get('800px')?.();
  await vi.waitFor(() => expect(page.hydrated).toEqual(['costs']));
});

test('an island in sight does not wait for the page to rest', async () => {
  const page = show(island('costs', 'visible'));
  await startIslands(page.document, page.loader);
  page.watches.get('0px')?.();
  await vi.waitFor(() => expect(page.hydrated).toEqual(['costs']));
  // Nor is it watched any more once the page rests.
  page.rest();
  await page.loader.atRest;
  expect([...page.watches.keys()]).toEqual([]);
});
