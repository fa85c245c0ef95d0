import { type ComponentType, type ReactNode, useState } from 'react';
import type { CardModel } from '../../../kernel/cards/card.ts';
import type { VehicleCardProps } from '../../../kernel/template.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { CardMediaProps } from './card-media.tsx';

interface CardArticleProps extends Pick<VehicleCardProps, 'card' | 'priority'> {
  /** The card's picture, which asks for more once the card is pointed at. */
  Media: ComponentType<CardMediaProps>;
  className?: string | false;
  children: ReactNode;
}

/** A card's frame: its state as classes, and its picture. */
export function CardArticle({ card, priority = false, Media, className, children }: CardArticleProps) {
  const [requested, setAsked] = useState(false);
  const hasMore = card.morePictures.length > 0;
  const ask = hasMore && !requested ? () => setAsked(true) : undefined;
  const classes = ['card', card.state === 'sold' && 'is-sold', className, hasMore && 'has-more'];
  return (
    <article className={classes.filter(Boolean).join(' ')} onPointerEnter={ask} onFocus={ask}>
      <Media card={card} priority={priority} asked={requested && hasMore} />
      {children}
    </article>
  );
}

export function CardTitle({ card, headingLevel = 3 }: Pick<VehicleCardProps, 'card' | 'headingLevel'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="card-t">
      <Heading>
        <a href={card.href}>{card.title}</a>
      </Heading>
      {card.subtitle && <p>{card.subtitle}</p>}
    </div>
  );
}

export function CardSpecs({ specs, hasIcons }: Pick<CardModel, 'specs'> & { hasIcons: boolean }) {
  return (
    <ul className="card-s">
      {specs.map((spec) => (
        <li key={spec.key}>
          {hasIcons && <Icon name={spec.icon} />}
          <span className="vh">{spec.label}: </span>
          <span className="v">{spec.text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where the price stands among those of similar vehicles, as a mark on a line. */
export const MarketMark = ({ position }: { position: number }) => <span className="mini" style={{ '--p': position }} />;

export const WasPrice = ({ was }: { was: string }) => (
  <s>
    <span className="vh">was </span>
    {was}
  </s>
);
