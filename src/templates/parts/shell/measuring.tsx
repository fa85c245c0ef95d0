import type { MeasuringModel } from '../../../kernel/events/consent/model.ts';

/**
 * Asks for consent to measuring by third parties; over the page, so that nothing moves, without blocking it. Both
 * answers have equal weight. Scripts show it to visitors who have not answered (`start-measuring.ts`).
 */
export function Measuring({ model }: { model: MeasuringModel }) {
  return (
    <section className="measuring" aria-label={model.again} data-measuring={model.scriptUrl} hidden>
      <p>{model.text}</p>
      <div className="measuring-answers">
        <button className="btn btn--line" type="button" value="no">
          {model.no}
        </button>
        <button className="btn btn--line" type="button" value="yes">
          {model.yes}
        </button>
      </div>
    </section>
  );
}
