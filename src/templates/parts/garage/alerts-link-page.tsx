import type { AlertsLinkModel } from '../../../features/account/alerts/model.ts';
import { LinkTo } from '../navigation/link-to.tsx';

/** The target of the link in an alert message: one button, with no need to sign in. */
export function AlertsLinkPage({ model }: { model: AlertsLinkModel }) {
  const { state, heading, text, action, button, garage } = model;
  return (
    <div className="wrap garage-stop">
      <h1>{heading}</h1>
      <p role={state === 'done' ? 'status' : undefined}>{text}</p>
      {state === 'asked' && (
        <form method="post" action={action}>
          <button className="btn btn--ink" type="submit">
            {button}
          </button>
        </form>
      )}
      <p>
        <LinkTo className="link" to={garage} />
      </p>
    </div>
  );
}
