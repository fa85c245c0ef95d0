import { useState } from 'react';
import { computeFuelResult, findFuelNote } from '../../../../features/vehicle/running-costs/fuel.ts';
import type {
  DeliveryAnswer,
  DeliveryModel,
  FuelField,
  FuelModel,
  RunningCostsModel,
} from '../../../../features/vehicle/running-costs/model.ts';
import { useDelivery } from '../../../../features/vehicle/running-costs/parts/use-delivery.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

interface RunningCostsBodyProps {
  costs: Pick<RunningCostsModel, 'delivery' | 'fuel'>;
}

export function RunningCostsBody({ costs: { delivery, fuel } }: RunningCostsBodyProps) {
  return (
    <div className="calcs">
      {delivery && <Delivery model={delivery} isAlone={!fuel} />}
      {fuel && <Fuel model={fuel} isAlone={!delivery} />}
    </div>
  );
}

/** A calculator; if it is the only one, the section's heading labels it. */
interface CalculatorProps<Model> {
  model: Model;
  isAlone: boolean;
}

function Delivery({ model, isAlone }: CalculatorProps<DeliveryModel>) {
  const { answer, ask, busy } = useDelivery(model);
  return (
    <form className="calc" action="#running-costs" onSubmit={ask} aria-busy={busy}>
      {!isAlone && (
        <h3>
          <Icon name="truck" />
          Delivery
        </h3>
      )}
      <label className="field">
        Delivery postcode
        <input
          className="input"
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          placeholder={model.placeholder}
          defaultValue={model.typed}
          aria-describedby="delivery-answer"
        />
      </label>
      <button className="btn btn--line btn--s" type="submit">
        Calculate
      </button>
      <div id="delivery-answer" role="status" className={answer.kind === 'price' ? 'calc-result' : 'calc-say'}>
        <Answer answer={answer} />
      </div>
    </form>
  );
}

function Answer({ answer }: { answer: DeliveryAnswer }) {
  if (answer.kind === 'idle') return null;
  if (answer.kind === 'refused') return <p>{answer.text}</p>;
  return (
    <>
      <span>Delivery to {answer.name}</span>
      <b>{answer.price}</b>
    </>
  );
}

const NOT_READ = 'Please enter a number.';

function Fuel({ model, isAlone }: CalculatorProps<FuelModel>) {
  const [figures, setFigures] = useState(model.figures);
  const result = computeFuelResult(figures);
  const note = findFuelNote(model, figures);
  const wrong = result.kind === 'wrong' ? result.field : null;
  return (
    <form className="calc" action="#running-costs" onSubmit={(event) => event.preventDefault()}>
      {!isAlone && (
        <h3>
          <Icon name={model.kind === 'electric' ? 'zap' : 'fuel'} />
          {model.heading}
        </h3>
      )}
      <div className="calc-three">
        {model.fields.map((field) => (
          <Box
            key={field.key}
            field={field}
            value={figures[field.key]}
            isWrong={wrong === field.key}
            onType={(text) => setFigures({ ...figures, [field.key]: text })}
          />
        ))}
      </div>
      <noscript>
        <button className="btn btn--line btn--s" type="submit">
          Calculate
        </button>
      </noscript>
      <div className="calc-out" role="status">
        {result.kind === 'cost' ? (
          <>
            <p className="calc-line">
              <span>Per year</span>
              <b>{result.yearly}</b>
            </p>
            <p className="calc-result">
              <span>{model.heading} a week</span>
              <b>{result.weekly}</b>
            </p>
          </>
        ) : (
          <p className="calc-say">{NOT_READ}</p>
        )}
      </div>
      {note && <p className="small mute">{note}</p>}
    </form>
  );
}

interface BoxProps {
  field: FuelField;
  value: string;
  isWrong: boolean;
  onType: (text: string) => void;
}

function Box({ field: { name, label, before, after }, value, isWrong, onType }: BoxProps) {
  return (
    <label className="field">
      {label}
      <span className="affixed">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          className="input"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
    </label>
  );
}
