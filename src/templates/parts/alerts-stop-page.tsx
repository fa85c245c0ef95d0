import type { AlertsStopModel } from '../../features/alerts/stop-model.ts';

/** The way out of alerts: one button, for which nobody signs in. */
export function AlertsStopPage({ model }: { model: AlertsStopModel }) {
  const { state, heading, text, action, garage } = model;
  return (
    <div className="wrap garage-stop">
      <h1>{heading}</h1>
      <p role={state === 'done' ? 'status' : undefined}>{text}</p>
      {state === 'asked' && (
        <form method="post" action={action}>
          <button className="btn btn--ink" type="submit">
            Stop all alerts
          </button>
        </form>
      )}
      <p>
        <a className="link" href={garage.href}>
          {garage.label}
        </a>
      </p>
    </div>
  );
}
