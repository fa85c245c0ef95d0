import { useRef } from 'react';
import { useEnquirySeen } from '../../../features/finance/enquiry/parts/use-enquiry-seen.ts';
import type { FinancePageModel } from '../../../features/finance/pages/model.ts';
import { formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import { FinanceCalculator } from '../finance/calculator.tsx';
import { Conditions } from '../finance/conditions.tsx';
import { FormCall, FormVehicle } from '../forms/beside-form.tsx';
import { FormSection } from '../forms/enquiry-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { PageHead } from '../navigation/page-head.tsx';

/** The calculator comes first; for one vehicle, whose own page has it, the form does. */
export function FinancePage({ model }: { model: FinancePageModel }) {
  const calculator = model.calculator && <FinanceCalculator calculator={model.calculator} />;
  return (
    <div className="wrap finpage">
      <PageHead model={model.closed ? { ...model, intro: null } : model} />
      {model.notice && <Notice>{model.notice}</Notice>}
      {!model.vehicle && calculator}
      <div className="finpage-in">
        {model.closed ? <Closed text={model.closed} /> : <Enquiry model={model} />}
        <aside className="finpage-side" aria-label="Vehicle and contact">
          {model.vehicle && <FormVehicle card={model.vehicle} />}
          <FormCall phone={model.phone} />
        </aside>
      </div>
      {model.vehicle && calculator}
      {!calculator && <Conditions text={formatRepaymentTerms(model.vehicle ? [model.vehicle] : [])} />}
    </div>
  );
}

function Closed({ text }: { text: string }) {
  return (
    <section className="finpage-closed" aria-labelledby="closed-h">
      <h2 id="closed-h">Sign in to continue</h2>
      <p>{text}</p>
    </section>
  );
}

function Enquiry({ model: { form, vehicle } }: { model: FinancePageModel }) {
  const ref = useRef<HTMLElement>(null);
  useEnquirySeen(ref, vehicle?.id ?? null);
  if (!form) return null;
  return <FormSection id="finance-form" headingId="finance-form-h" form={form} vehicle={vehicle} ref={ref} />;
}
