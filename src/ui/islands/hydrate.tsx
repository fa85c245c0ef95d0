import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InsideIsland } from './island.tsx';
import { onUpdate } from './update-island.ts';

/** Hydrates an island with its component. `wrap` puts the contexts that islands read around it. */
export function hydrate(
  island: HTMLElement,
  // biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, which the server has written
  Part: ComponentType<any>,
  wrap: (island: ReactNode) => ReactNode,
): void {
  const show = (props: object) =>
    wrap(
      <InsideIsland value={true}>
        <Part {...props} />
        <Hydrated island={island} />
      </InsideIsland>,
    );
  const props = JSON.parse(island.nextElementSibling?.textContent ?? '{}');
  const root = hydrateRoot(island, show(props), { identifierPrefix: `${island.dataset.island}-` });
  onUpdate(island, (changed) => root.render(show(changed)));
}

/** Tells that an island listens now: what was typed and pressed in it before is replayed (`early-input.ts`). */
function Hydrated({ island }: { island: HTMLElement }) {
  useEffect(() => {
    window.takeUpChoices?.(island);
    island.dataset.hydrated = '';
  }, [island]);
  return null;
}
