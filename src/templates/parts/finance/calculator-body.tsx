import type { MouseEvent } from 'react';
import { type CalculatorControls, useCalculator } from '../../../features/finance/calculator/parts/use-calculator.ts';
import { useInputsInAddress } from '../../../features/finance/calculator/parts/use-inputs-in-address.ts';
import { fillEnquiryForm } from '../../../features/finance/enquiry/parts/fill-enquiry-form.ts';
import { withInputs } from '../../../kernel/finance/calculator/address.ts';
import type {
  AssumedRepayment,
  CalculatedTotals,
  CalculatorIsland,
  CalculatorResult,
} from '../../../kernel/finance/calculator/model.ts';
import { Breakdown } from './calculator-breakdown.tsx';
import { Figure } from './calculator-figure.tsx';
import { Repayment } from './repayment.tsx';

interface BodyProps {
  model: CalculatorIsland;
}

export function CalculatorBody({ model }: BodyProps) {
  const controls = useCalculator(model);
  const { result } = controls;
  return (
    <>
      {!import.meta.env.SSR && <InAddress inputs={controls.inputs} first={model.first} />}
      <form className="fincalc" action="#finance-calculator">
        {model.kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="fincalc-in">
          {model.texts.assumed && <p className="fincalc-assumed">{model.texts.assumed}</p>}
          {model.fields.map((field) => (
            <Figure key={field.name} field={field} control={controls.figure(field)} />
          ))}
          <Frequencies model={model} controls={controls} />
          <noscript>
            <button className="btn btn--ink" type="submit">
              Calculate
            </button>
          </noscript>
        </div>
        <Result model={model} controls={controls} />
      </form>
      {result.kind !== 'enquire' && <Breakdown result={result} />}
      {result.kind === 'assumed' && <p className="fine repay-terms">{result.repayment.note}</p>}
    </>
  );
}

/** Keeps the inputs in the address. On the server there is no address to write. */
function InAddress({ inputs, first }: Pick<CalculatorIsland, 'inputs' | 'first'>) {
  useInputsInAddress(inputs, first);
  return null;
}

interface PartProps {
  model: CalculatorIsland;
  controls: CalculatorControls;
}

function Frequencies({ model: { frequencies }, controls }: PartProps) {
  if (frequencies.length < 2) return null;
  return (
    <fieldset className="fincalc-often">
      <legend>Repayments</legend>
      <div className="fincalc-choices">
        {frequencies.map(({ name, label }) => (
          <label key={name}>
            <input
              type="radio"
              name="frequency"
              value={name}
              checked={controls.inputs.frequency === name}
              onChange={() => controls.onFrequency(name)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Result({ model: { quote }, controls: { inputs, result } }: PartProps) {
  return (
    <div className="fin-out on-navy">
      <div role="status">
        {result.kind === 'repayment' && <Repayment repayment={result.repayment} look="result" />}
        {result.kind === 'assumed' && <Assumed repayment={result.repayment} />}
        {result.kind === 'enquire' && <Enquire result={result} />}
      </div>
      {result.kind !== 'enquire' && <Totals result={result} />}
      {quote && (
        <a
          className="btn btn--accent"
          href={withInputs(quote.href, inputs)}
          onClick={(event) => isPlain(event) && fillEnquiryForm(quote.href, inputs) && event.preventDefault()}
        >
          {quote.label}
        </a>
      )}
    </div>
  );
}

/** A click that opens no other tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey || altKey);

function Enquire({ result: { text, why } }: { result: Extract<CalculatorResult, { kind: 'enquire' }> }) {
  return (
    <>
      <p className="fin-enquire">{text}</p>
      {why && <p className="fin-why">{why}</p>}
    </>
  );
}

/** No lender's figure, so there is no comparison rate to show; it says whose assumption it is. */
function Assumed({ repayment: { amount, rate } }: { repayment: AssumedRepayment }) {
  return (
    <p className="repay repay--result">
      <b>{amount}</b>
      <span className="repay-rate">at the rate you chose ({rate})</span>
    </p>
  );
}

function Totals({ result }: { result: CalculatedTotals }) {
  const { financed, totalInterest, totalRepayments, otherFees, residual } = result;
  const rows = [
    ['Amount financed', financed],
    ['Total interest', totalInterest],
    ['Total repayments', totalRepayments],
    ['Other fees (not included)', otherFees],
    ['Balloon', residual],
  ] as const;
  return (
    <dl className="fin-totals">
      {rows.map(
        ([label, text]) =>
          text !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
