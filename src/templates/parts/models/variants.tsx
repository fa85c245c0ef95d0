import type { ModelPageModel, VariantModel } from '../../../features/showroom/models/model.ts';
import { linkToOrder } from '../../../kernel/addresses/showroom.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Carousel, CarouselPager } from '../cards/carousel.tsx';
import { Price } from './model-card.tsx';

/** The features and price of each variant (G2): side by side, or as a carousel where there are more than two. */
export function Variants({ model }: { model: ModelPageModel }) {
  const { variants, isSlider, variantsHeading } = model;
  if (variants.length === 0) return null;
  const cards = variants.map((variant) => <Variant key={variant.word} variant={variant} model={model} />);
  return (
    <section className="model-variants" aria-labelledby="variants-h">
      <div className="model-variants-h">
        <h2 id="variants-h">{variantsHeading}</h2>
        {isSlider && <CarouselPager of="variants-h" count={variants.length} noun="variants" />}
      </div>
      {isSlider ? (
        <Carousel labelledBy="variants-h" className="model-strip">
          {cards}
        </Carousel>
      ) : (
        <div className={variants.length === 1 ? 'model-list model-list--one' : 'model-list'}>{cards}</div>
      )}
    </section>
  );
}

function Variant({ variant, model }: { variant: VariantModel; model: ModelPageModel }) {
  const { name, fullName, series, price, features, picture } = variant;
  const href = model.order ? linkToOrder({ ...model.order, vehicle: fullName }) : '#form-section';
  const isOnly = model.variants.length === 1;
  return (
    <article className="framed model-variant">
      {picture && !isOnly && <Picture picture={picture} sizes="(min-width: 1000px) 420px, 90vw" />}
      <div className="framed-tx">
        <h3>
          {name}
          {series && <small> {series}</small>}
        </h3>
        <p className="model-variant-price">
          <Price price={price} />
        </p>
        <Features features={features} labels={model.labels} name={name} />
        <a className="btn btn--line" href={href}>
          {model.labels.quote}
          <span className="vh">: {name}</span>
        </a>
      </div>
    </article>
  );
}

interface FeaturesProps extends Pick<VariantModel, 'features' | 'name'>, Pick<ModelPageModel, 'labels'> {}

/** The first features, and the others behind a toggle (G4: View more, View less). */
function Features({ features: { shown, rest }, labels, name }: FeaturesProps) {
  if (shown.length === 0) return null;
  return (
    <div className="model-features">
      <FeatureList items={shown} />
      {rest.length > 0 && (
        <details className="more-d">
          <summary className="link">
            <span className="when-shut">{labels.more}</span>
            <span className="when-open">{labels.less}</span>
            <span className="vh"> features of {name}</span>
          </summary>
          <FeatureList items={rest} />
        </details>
      )}
    </div>
  );
}

function FeatureList({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((html, index) => (
        <li key={index}>
          <Icon name="check" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by features/showroom/models/features.ts */}
          <span dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
