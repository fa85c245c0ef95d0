import type { OwnVehicleModel } from '../../../features/trade-in/model.ts';
import { LinkTo } from '../navigation/link-to.tsx';
import { Rows } from '../navigation/rows.tsx';

export function OwnVehicle({ own }: { own: OwnVehicleModel }) {
  return (
    <section className="tradein-own" aria-labelledby="own-h">
      <h2 id="own-h">{own.heading}</h2>
      <p className="tradein-title">{own.title}</p>
      {own.facts.length > 0 && <Rows rows={own.facts} />}
      <LinkTo className="link" to={own.change} />
    </section>
  );
}
