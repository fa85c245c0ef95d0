import type { QuotePageModel } from '../../../features/showroom/models/model.ts';
import { FormCall } from '../forms/beside-form.tsx';
import { FormSection } from '../forms/enquiry-form.tsx';
import { NextSteps } from '../forms/next-steps.tsx';
import { Price } from '../models/model-card.tsx';
import { ModelPicture } from '../models/model-picture.tsx';
import { PageHead } from '../navigation/page-head.tsx';

/** Requesting a quote: the form, beside its model (H8). */
export function QuotePage({ model }: { model: QuotePageModel }) {
  const { form, model: wanted } = model;
  return (
    <div className="wrap finpage">
      <PageHead model={model} />
      <div className="finpage-in">
        <FormSection id="form-section" headingId="quote-form-h" form={form} />
        <aside className="finpage-side" aria-label="Beside the form">
          <div className="finpage-box finpage-car">
            <ModelPicture
              picture={wanted.picture}
              title={wanted.title}
              priority
              sizes="(min-width: 1000px) 400px, 100vw"
            />
            <h2>
              <a href={wanted.href}>{wanted.title}</a>
            </h2>
            {wanted.chosen && <p className="mute small">{wanted.chosen}</p>}
            <p className="finpage-price">
              <Price price={wanted.price} />
            </p>
            {model.notes.map((note) => (
              <p key={note} className="mute small">
                {note}
              </p>
            ))}
          </div>
          <NextSteps next={model.next} />
          <FormCall phone={model.phone} />
        </aside>
      </div>
    </div>
  );
}
