import type { OwnVehicleModel } from '../../../features/trade-in/model.ts';
import { LinkTo } from '../navigation/link-to.tsx';

export function OwnVehicle({ own }: { own: OwnVehicleModel }) {
  return (
    <section className="finpage-box tradein-own" aria-labelledby="own-h">
      <h2 id="own-h">{own.heading}</h2>
      <p className="tradein-title">{own.title}</p>
      {own.facts.length > 0 && (
        <dl>
          {own.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <LinkTo className="link" to={own.change} />
    </section>
  );
}
