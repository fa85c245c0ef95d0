import { keepUnits } from '../../../domain/text/keep-units.ts';
import type { ModelCard as Card, ModelPrice } from '../../../features/showroom/models/model.ts';
import type { PicturePriority } from '../../../ui/pictures/picture.tsx';
import { ModelPicture } from './model-picture.tsx';

interface ModelCardProps {
  card: Card;
  /** Whether it names its body type, where others beside it have another. */
  hasBody?: boolean;
  priority?: PicturePriority;
}

export function ModelCard({ card, hasBody = false, priority = false }: ModelCardProps) {
  return (
    <article className="framed mcard">
      <div className="cover">
        <ModelPicture
          picture={card.picture}
          title={card.title}
          priority={priority}
          sizes="(min-width: 1200px) 340px, 50vw"
        />
        {card.tag && <span className="model-tag">{card.tag}</span>}
      </div>
      <div className="framed-tx">
        {hasBody && card.body && <p className="mcard-body">{card.body}</p>}
        <h3>
          <a className="whole" href={card.href}>
            {card.title}
          </a>
        </h3>
        {card.text && <p className="mute small">{keepUnits(card.text)}</p>}
        <p className="mcard-price">
          <Price price={card.price} />
        </p>
        {(card.swatches.colours.length > 0 || card.range || card.stock) && (
          <p className="mcard-range">
            <Swatches swatches={card.swatches} />
            {card.range && <span>{keepUnits(card.range)}</span>}
            {card.stock && <span>{card.stock.replaceAll(' ', '\u00a0')}</span>}
          </p>
        )}
      </div>
    </article>
  );
}

/** "From $43,600 drive away". */
export function Price({ price: { text, isFigure, qualifier } }: { price: ModelPrice }) {
  return (
    <>
      {isFigure ? <b>{text}</b> : <span>{text}</span>}
      {qualifier && <span className="mute"> {qualifier}</span>}
    </>
  );
}

function Swatches({ swatches: { colours, more } }: Pick<Card, 'swatches'>) {
  if (colours.length === 0) return null;
  return (
    <span className="mcard-sw" aria-hidden="true">
      {colours.map((colour) => (
        <i key={colour} style={{ '--paint': colour }} />
      ))}
      {more > 0 && <span>+{more}</span>}
    </span>
  );
}
