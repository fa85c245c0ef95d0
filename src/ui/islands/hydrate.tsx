import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InsideIsland } from './island.tsx';

/** Hydrates an island with its component. `wrap` puts the contexts that islands read around it. */
export function hydrate(
  island: HTMLElement,
  // biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, which the server has written
  Part: ComponentType<any>,
  wrap: (island: ReactNode) => ReactNode,
): void {
  const props = JSON.parse(island.nextElementSibling?.textContent ?? '{}');
  const root = (
    <InsideIsland value={true}>
      <Part {...props} />
      <Hydrated island={island} />
    </InsideIsland>
  );
  hydrateRoot(island, wrap(root), { identifierPrefix: `${island.dataset.island}-` });
}

/** Tells that an island listens now: what was typed and pressed in it before is replayed (`early-input.ts`). */
function Hydrated({ island }: { island: HTMLElement }) {
  useEffect(() => {
    window.takeUpChoices?.(island);
    island.dataset.hydrated = '';
  }, [island]);
  return null;
}
