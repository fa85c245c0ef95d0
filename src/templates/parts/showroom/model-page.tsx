import { formatThousands } from '../../../domain/text/format.ts';
import { linkToQuote } from '../../../features/showroom/models/choice.ts';
import type { ModelPageModel } from '../../../features/showroom/models/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BrandMark } from '../brands/brand-mark.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { ColourPicker, ColourStage } from '../models/colour-picker.tsx';
import { Price } from '../models/model-card.tsx';
import { useChoice } from '../models/use-choice.ts';
import { Variants } from '../models/variants.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';

/**
 * A model: its colours and variants, with links to a quote and to its stock (H8). The choices are stored in the address
 * alone.
 */
export function ModelPage({ model }: { model: ModelPageModel }) {
  const picked = useChoice(model);
  const variant = model.variants[picked.variant];
  return (
    <div className="wrap model">
      <div className="page-top">
        <Breadcrumb model={model} />
        <div className="model-head">
          <a href={model.sign.href}>
            <BrandMark sign={model.sign} />
            <span className="vh">{model.sign.name}</span>
          </a>
          <div>
            <h1>{model.heading}</h1>
            {model.text && <p className="mute">{model.text}</p>}
          </div>
          {model.tag && <span className="model-tag">{model.tag}</span>}
        </div>
      </div>
      <div className="model-top">
        <ColourStage model={model} picked={picked} />
        <div className="model-side">
          {model.variants.length + model.colours.length > 0 && <ColourPicker model={model} picked={picked} />}
          <div className="boxed model-buy">
            <p className="model-price">
              {variant && <span className="mute small">{variant.name}</span>}
              <Price price={variant?.price ?? model.price} />
            </p>
            <a className="btn btn--accent btn--block" href={linkToQuote(model, picked)}>
              {model.labels.quote}
            </a>
            <StockLinks stock={model.stock} />
          </div>
        </div>
      </div>
      <Variants model={model} />
      {model.form && (
        <section className="model-form" id="form-section" aria-labelledby="model-form-h">
          <h2 id="model-form-h">{model.form.heading}</h2>
          <EnquiryForm key={model.form.action} model={model.form} />
        </section>
      )}
      <div className="model-notes">
        {model.notes.map((note) => (
          <p key={note} className="fine">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}

function StockLinks({ stock }: Pick<ModelPageModel, 'stock'>) {
  if (stock.length === 0) return null;
  return (
    <ul className="model-stock">
      {stock.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href}>
            {label} {count !== null && <span>{formatThousands(count)}</span>}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
