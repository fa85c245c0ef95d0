import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InsideIsland } from './island.tsx';

/** An island that is not needed at once is loaded when it is this close to the viewport. */
const NEAR = '800px';

export interface IslandRuntime {
  /** Loads the component of an island. Rejects for an unknown name, or when its script cannot be fetched. */
  // biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, which the server has written
  load(name: string): Promise<ComponentType<any>>;
  /** Puts the contexts that islands read around one. */
  wrap(island: ReactNode): ReactNode;
}

const started = new WeakSet<Element>();

/**
 * Hydrates the islands below `within` that are not hydrated yet, one after the other, each in a task of its own, so
 * that input is answered in between; those marked `visible` when they come close to the viewport. An island whose script
 * cannot be fetched stays as the server sent it.
 */
export async function hydrateIslands(within: ParentNode, runtime: IslandRuntime): Promise<void> {
  const found = [...within.querySelectorAll<HTMLElement>('[data-island]')].filter((island) => !started.has(island));
  for (const island of found) {
    started.add(island);
    if (island.dataset.when === 'visible') hydrateWhenNear(island, runtime);
  }
  for (const island of found) if (!island.dataset.when) await hydrate(island, runtime);
}

function hydrateWhenNear(island: HTMLElement, runtime: IslandRuntime): void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void hydrate(island, runtime);
    },
    { rootMargin: NEAR },
  );
  // The island itself has no box (display: contents).
  watch.observe(island.firstElementChild ?? island);
}

async function hydrate(island: HTMLElement, runtime: IslandRuntime): Promise<void> {
  try {
    const Part = await runtime.load(island.dataset.island ?? '');
    await nextTask();
    if (!island.isConnected) return;
    const props = JSON.parse(island.nextElementSibling?.textContent ?? '{}');
    const root = (
      <InsideIsland value={true}>
        <Part {...props} />
        <Hydrated island={island} />
      </InsideIsland>
    );
    hydrateRoot(island, runtime.wrap(root), { identifierPrefix: `${island.dataset.island}-` });
  } catch (error) {
    island.dataset.hydrated = 'failed';
    console.warn(`The island ${island.dataset.island} stays as it came`, error);
  }
}

/** Tells that an island listens now: what was typed and pressed in it before is replayed (`early-input.ts`). */
function Hydrated({ island }: { island: HTMLElement }) {
  useEffect(() => {
    window.takeUpChoices?.(island);
    island.dataset.hydrated = '';
  }, [island]);
  return null;
}

/** Lets the browser answer input and paint in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
