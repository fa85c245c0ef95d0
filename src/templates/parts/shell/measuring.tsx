import type { MeasuringModel } from '../../../kernel/events/consent/model.ts';
import { useMeasuring } from '../../../kernel/events/consent/parts/use-measuring.ts';

/**
 * Asks for consent to measuring by third parties; over the page, so that nothing moves, without blocking it. Both
 * answers have equal weight.
 */
export function Measuring({ model }: { model: MeasuringModel }) {
  const { isAsked, answer } = useMeasuring(model);
  if (!isAsked) return null;
  return (
    <section className="measuring" aria-label={model.again}>
      <p>{model.text}</p>
      <div className="measuring-answers">
        <button className="btn btn--line" type="button" onClick={() => answer(false)}>
          {model.no}
        </button>
        <button className="btn btn--line" type="button" onClick={() => answer(true)}>
          {model.yes}
        </button>
      </div>
    </section>
  );
}
