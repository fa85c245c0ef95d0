import type { RunningCostsModel } from '../../../../features/vehicle/running-costs/model.ts';
import { Island } from '../../../../ui/islands/island.tsx';
import { PhoneFold } from '../../phone-fold.tsx';
import { SheetHere } from '../../sheet-here.tsx';
import { RunningCostsBody } from './running-costs-body.tsx';

/**
 * The delivery and fuel calculators. The server renders them as forms that work without scripts; they are hydrated when
 * they come near.
 */
export function RunningCosts({ costs: { heading, delivery, fuel } }: { costs: RunningCostsModel }) {
  return (
    <>
      <SheetHere part="calculators" />
      <section
        className="block block--full"
        id="running-costs"
        aria-labelledby="running-costs-h"
        data-fresh="running-costs"
      >
        <h2 id="running-costs-h">{heading}</h2>
        <PhoneFold label="Work out what it costs">
          <Island name="running-costs" of={RunningCostsBody} props={{ costs: { delivery, fuel } }} when="visible" />
        </PhoneFold>
      </section>
    </>
  );
}
