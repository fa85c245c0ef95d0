import type { TestPaymentPageModel } from '../../../features/payment/payments/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Stands in for a provider's page, and says so: a test card is chosen, never typed. */
export function TestPaymentPage({ model }: { model: TestPaymentPageModel }) {
  const { heading, text, amount, description, action, cards, back } = model;
  return (
    <div className="wrap payment-page testpay">
      <div className="testpay-in">
        <p className="testpay-mark">
          <Icon name="info" />
          Test: no money changes hands
        </p>
        <h1>{heading}</h1>
        <p className="mute">{text}</p>
        <p className="testpay-amount">
          <b>{amount}</b>
          <span>{description}</span>
        </p>
        <form method="post" action={action}>
          <fieldset>
            <legend>Test card</legend>
            {cards.map(({ value, number, label }, index) => (
              <label key={value} className="testpay-card">
                <input type="radio" name="card" value={value} defaultChecked={index === 0} />
                <span>
                  <b>{label}</b>
                  {number}
                </span>
              </label>
            ))}
          </fieldset>
          <button className="btn btn--accent btn--block" type="submit">
            Pay {amount} with the test card
          </button>
        </form>
        <a className="link" href={back.href}>
          {back.label}
        </a>
      </div>
    </div>
  );
}
