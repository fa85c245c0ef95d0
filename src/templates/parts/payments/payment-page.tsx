import { useState } from 'react';
import type { PaymentPageModel } from '../../../features/payment/payments/model.ts';
import { useBfcacheRestore } from '../../../ui/hydration/bfcache-restore.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PaidVehicle } from './paid-vehicle.tsx';
import { Stages } from './stages.tsx';

export function PaymentPage({ model }: { model: PaymentPageModel }) {
  const { state, heading, text, stages, stage, problem, pay, rows, next, ways, phone, vehicle } = model;
  return (
    <div className="wrap finpage payment" data-state={state}>
      {state !== 'over' && state !== 'back' && <Stages stages={stages} at={stage} />}
      <div className="finpage-in">
        <div className="payment-in">
          <div className="payment-head">
            {state === 'done' && (
              <span className="payment-mark" aria-hidden="true">
                <Icon name="check" />
              </span>
            )}
            <h1>{heading}</h1>
            <p>{text}</p>
          </div>
          {problem && (
            <p className="payment-problem" role="alert">
              <Icon name="info" />
              {problem}
            </p>
          )}
          <dl className="payment-rows">
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {pay && <PayButton pay={pay} />}
          {next.length > 0 && (
            <section aria-labelledby="next-h">
              <h2 id="next-h">What happens next</h2>
              <ol className="payment-next">
                {next.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </section>
          )}
          <ul className="ledger ways">
            {ways.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  {vehicle?.href === href && `: ${vehicle.title}`}
                </a>
              </li>
            ))}
            <li>
              <a href={phone.href}>
                {phone.label}: {phone.text}
              </a>
            </li>
          </ul>
        </div>
        {vehicle && (
          <aside className="finpage-side payment-side" aria-label="What you’re paying for">
            <PaidVehicle card={vehicle} />
          </aside>
        )}
      </div>
    </div>
  );
}

/** Submits once: a second press does nothing. A visitor who returns by the back button may press again. */
function PayButton({ pay: { label, action, note, leavesSite } }: { pay: NonNullable<PaymentPageModel['pay']> }) {
  const [isSent, setSent] = useState(false);
  useBfcacheRestore(() => setSent(false));
  return (
    <form
      className="payment-pay"
      method="post"
      action={action}
      data-form-to={leavesSite ? 'payments' : undefined}
      onSubmit={(event) => (isSent ? event.preventDefault() : setSent(true))}
    >
      <button className="btn btn--accent" type="submit" disabled={isSent}>
        {isSent ? 'One moment …' : label}
      </button>
      <p className="mute small">{note}</p>
    </form>
  );
}
