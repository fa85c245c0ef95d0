import type { RunningCostsModel } from '../../../../features/vehicle/running-costs/model.ts';
import { useLazyHydration } from '../../../../ui/hydration/lazy-hydration.ts';

const loadBody = async () => (await import('./running-costs-body.tsx')).RunningCostsBody;

/** The server renders it at once; a static import would add the script to every vehicle's page. */
const ServerBody = import.meta.env.SSR ? await loadBody() : null;

interface RunningCostsProps {
  costs: RunningCostsModel;
}

/**
 * The delivery and fuel calculators. The server renders them as forms that work without scripts; their script is loaded
 * when they come near.
 */
export function RunningCosts({ costs }: RunningCostsProps) {
  return (
    <section className="block block--full" id="running-costs" aria-labelledby="running-costs-h">
      <h2 id="running-costs-h">{costs.heading}</h2>
      {ServerBody ? (
        <div className="calcs" data-asleep="">
          <ServerBody costs={costs} />
        </div>
      ) : (
        <Dehydrated costs={costs} />
      )}
    </section>
  );
}

function Dehydrated({ costs }: RunningCostsProps) {
  const { ref, part: Body } = useLazyHydration(loadBody);
  if (Body) {
    return (
      <div className="calcs" ref={ref}>
        <Body costs={costs} />
      </div>
    );
  }
  // Keeps the server's markup as it is.
  return (
    <div
      ref={ref}
      className="calcs"
      data-asleep=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

const NOTHING = { __html: '' };
