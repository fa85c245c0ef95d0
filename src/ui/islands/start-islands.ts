import type { ComponentType } from 'react';

/** An island that is not needed at once is loaded when it is this close to the viewport. */
const NEAR = '800px';

// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, which the server has written
type Part = ComponentType<any>;

/** Hydrates an island with its component. */
export type Hydrate = (island: HTMLElement, part: Part) => void;

export interface IslandLoader {
  /** Loads React and what hydrates: a page without an island in sight does without. */
  loadHydration(): Promise<Hydrate>;
  /** Loads the component of an island. Rejects for an unknown name, or when its script cannot be fetched. */
  loadPart(name: string): Promise<Part>;
}

const started = new WeakSet<Element>();

/**
 * Hydrates the islands below `within` that are not hydrated yet, one after the other, each in a task of its own, so
 * that input is answered in between; those marked `visible` when they come close to the viewport, those marked `asked`
 * not yet. Resolves when the first are.
 */
export async function startIslands(within: ParentNode, loader: IslandLoader): Promise<void> {
  const found = [...within.querySelectorAll<HTMLElement>('[data-island]')].filter((island) => !started.has(island));
  for (const island of found) if (island.dataset.when === 'visible') startWhenNear(island, loader);
  const soon = found.filter((island) => !island.dataset.when);
  // All are fetched at once, and hydrated in their order.
  const loading = soon.map((island) => ({ island, load: load(island, loader) }));
  for (const { island, load } of loading) await hydrate(island, load);
}

/** Hydrates one island, unless it is hydrated or under way. One whose script cannot be fetched stays as it came. */
export async function startIsland(island: HTMLElement, loader: IslandLoader): Promise<void> {
  if (!started.has(island)) await hydrate(island, load(island, loader));
}

function startWhenNear(island: HTMLElement, loader: IslandLoader): void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void startIsland(island, loader);
    },
    { rootMargin: NEAR },
  );
  // The island itself has no box (display: contents); one that is empty is where its parent is.
  watch.observe(island.firstElementChild ?? island.parentElement ?? island);
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
    island.dataset.hydrated = 'failed';
  } else if (island.isConnected) loaded[0](island, loaded[1]);
}

/** Lets the browser answer input and paint in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
