import type { RunningCostsModel } from '../../../../features/vehicle/running-costs/model.ts';
import { LazyHydrated } from '../../../../ui/hydration/lazy-hydrated.tsx';

const loadBody = async () => (await import('./running-costs-body.tsx')).RunningCostsBody;

const ServerBody = import.meta.env.SSR ? await loadBody() : null;

/**
 * The delivery and fuel calculators. The server renders them as forms that work without scripts; their script is loaded
 * when they come near.
 */
export function RunningCosts({ costs }: { costs: RunningCostsModel }) {
  return (
    <section className="blk blk--full" id="running-costs" aria-labelledby="running-costs-h">
      <h2 id="running-costs-h">{costs.heading}</h2>
      <LazyHydrated ServerPart={ServerBody} load={loadBody} props={{ costs }} asleep="calcs" awake="calcs" />
    </section>
  );
}
