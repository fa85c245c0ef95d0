import type { BlockModel } from '../../../kernel/content/model.ts';
import { LinkTo } from '../navigation/link-to.tsx';

/** How a subscription works, and what its price covers. */
export function Subscription({
  block: { heading, steps, termsHeading, terms, link },
  id,
}: {
  block: Extract<BlockModel, { kind: 'subscription' }>;
  id: string;
}) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-h">
          <h2 id={id}>{heading}</h2>
        </div>
        {steps.length > 0 && (
          <ol className="ledger tiles">
            {steps.map((step, at) => (
              <li key={step.heading}>
                <div className="tile tile-in">
                  <h3>
                    {at + 1}. {step.heading}
                  </h3>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
        {terms.length > 0 && (
          <>
            <h3 className="terms-h">{termsHeading}</h3>
            <dl className="plan-terms">
              {terms.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <LinkTo className="btn btn--accent" to={link} />
      </div>
    </section>
  );
}
