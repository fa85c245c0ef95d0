import type { SuccessPageModel } from '../../../features/leads/success/model.ts';
import { showLastSent } from '../../../features/leads/success/parts/show-last-sent.ts';
import { formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useBehaviour } from '../../../ui/islands/use-behaviour.ts';
import { CardsConditionsLink, Conditions } from '../finance/conditions.tsx';
import { FormVehicle } from '../forms/beside-form.tsx';
import { NextSteps } from '../forms/next-steps.tsx';
import { BelowHome } from '../navigation/breadcrumb.tsx';

export function SuccessPage({ model }: { model: SuccessPageModel }) {
  const { VehicleCard } = useTemplate();
  const { vehicle, similar } = model;
  return (
    <div className="wrap success">
      <BelowHome heading={model.heading} />
      <div className="success-head">
        <span className="success-mark">
          <Icon name="check" />
        </span>
        <h1>{model.heading}</h1>
        <p>{model.text}</p>
        <About model={model} />
      </div>
      <div className={vehicle ? 'success-in success-in--vehicle' : 'success-in'}>
        <NextSteps next={model.next} />
        {vehicle && <FormVehicle card={vehicle} />}
      </div>
      {similar.cards.length > 0 && (
        <section aria-labelledby="success-similar-h">
          <h2 id="success-similar-h">{similar.heading}</h2>
          <CardsConditionsLink cards={similar.cards} />
          <div className="ledger cards success-cards">
            {similar.cards.map((card) => (
              <VehicleCard key={card.id} card={card} />
            ))}
          </div>
        </section>
      )}
      <ul className="ledger ways">
        {model.ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <Conditions text={formatRepaymentTerms([...similar.cards, ...(vehicle ? [vehicle] : [])])} />
    </div>
  );
}

/** The subject of what was sent: from the page's address, else from what the browser remembers (S4). */
function About({ model: { category, vehicle, sentLabel } }: { model: SuccessPageModel }) {
  const remembering = useBehaviour('last-sent', showLastSent);
  if (category === null) return <p className="success-about" hidden data-label={sentLabel} {...remembering} />;
  return (
    <p className="success-about">
      {sentLabel}: <b>{category}</b>
      {vehicle && (
        <>
          {' '}
          about the <a href={vehicle.href}>{vehicle.title}</a>
        </>
      )}
    </p>
  );
}
