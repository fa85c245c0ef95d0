import type { ComponentType } from 'react';

/** Once the page has come to rest, an island is loaded when it is this close to the viewport. */
const NEAR = '800px';
const IN_SIGHT = '0px';

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, which the server has written
type Part = ComponentType<any>;

/** Hydrates an island with its component. */
export type Hydrate = (island: HTMLElement, part: Part) => void;

export interface IslandLoader {
  /** Loads React and what hydrates: a page without an island in sight does without. */
  loadHydration(): Promise<Hydrate>;
  /** Loads the component of an island. Rejects for an unknown name, or when its script cannot be fetched. */
  loadPart(name: string): Promise<Part>;
  /** Resolves once the visitor scrolls, or has had the time to touch what is in sight. */
  atRest: Promise<unknown>;
}

const started = new WeakSet<Element>();

/**
 * Hydrates the islands at or below `within` that are not hydrated yet, one after the other, each in a task of its own,
 * so that input is answered in between. Those marked `visible` are hydrated when they are in sight, or close to it once
 * the page is at rest: React would keep a slow processor from what can be touched already. Those marked `idle` wait for
 * that too, those marked `asked` are not started. Resolves when the others are hydrated.
 */
export async function startIslands(within: Document | Element, loader: IslandLoader): Promise<void> {
  const inside = [...within.querySelectorAll<HTMLElement>('[data-island]')];
  const found = within instanceof HTMLElement && within.matches('[data-island]') ? [within, ...inside] : inside;
  const waiting = (when: string) => found.filter((island) => !started.has(island) && island.dataset.when === when);
  for (const island of waiting('visible')) startWhenNear(island, loader);
  for (const island of waiting('idle')) void loader.atRest.then(() => startIsland(island, loader));
  // All are fetched at once, and hydrated in their order.
  const soon = found.filter((island) => !started.has(island) && !island.dataset.when);
  const loading = soon.map((island) => ({ island, load: load(island, loader) }));
  for (const { island, load } of loading) await hydrate(island, load);
}

/** Hydrates one island, unless it is hydrated or under way. One whose script cannot be fetched stays as it came. */
export async function startIsland(island: HTMLElement, loader: IslandLoader): Promise<void> {
  if (!started.has(island)) await hydrate(island, load(island, loader));
}

function startWhenNear(island: HTMLElement, loader: IslandLoader): void {
  // The island itself has no box (display: contents); one that is empty is where its parent is.
  const place = island.firstElementChild ?? island.parentElement ?? island;
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void startIsland(island, loader);
      },
      { rootMargin },
    );
    observer.observe(place);
    return observer;
  };
  const inSight = watch(IN_SIGHT);
  void loader.atRest.then(() => {
    inSight.disconnect();
    if (!started.has(island)) watch(NEAR);
  });
}

type Loaded = readonly [Hydrate, Part] | Error;

async function load(island: HTMLElement, loader: IslandLoader): Promise<Loaded> {
  started.add(island);
  try {
    return await Promise.all([loader.loadHydration(), loader.loadPart(island.dataset.island ?? '')]);
  } catch (error) {
    return new Error(`The island ${island.dataset.island} stays as it came`, { cause: error });
  }
}

async function hydrate(island: HTMLElement, loading: Promise<Loaded>): Promise<void> {
  const loaded = await loading;
  await nextTask();
  if (loaded instanceof Error) {
    console.warn(loaded.message, loaded.cause);
    island.dataset.hydrated = 'failed';
    started.delete(island);
  } else if (island.isConnected) loaded[0](island, loaded[1]);
}

/** Lets the browser answer input and paint in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
