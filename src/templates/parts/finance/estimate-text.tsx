import type { EstimateModel, KnownEstimate } from '../../../kernel/finance/estimate/model.ts';
import { Repayment } from './repayment.tsx';

type Fetched = Extract<EstimateModel, { kind: 'fetched' }>;

export function EstimateText({ estimate }: { estimate: KnownEstimate }) {
  return (
    <div className="box-p estimate">
      {estimate.kind === 'repayment' ? (
        <Repayment repayment={estimate.repayment} look="block" />
      ) : (
        <p className="estimate-ask">
          {estimate.href ? (
            <a className="link" href={estimate.href}>
              {estimate.text}
            </a>
          ) : (
            estimate.text
          )}
        </p>
      )}
    </div>
  );
}

/** A placeholder as high as the estimate will be, so that nothing moves. */
export function EstimatePlace({ estimate }: { estimate: Fetched }) {
  return (
    <div className="box-p estimate estimate--waits" aria-busy="true">
      <div className="repay repay--block">
        {estimate.terms.offerEnds && <span className="repay-ends">{estimate.terms.offerEnds}</span>}
      </div>
    </div>
  );
}
