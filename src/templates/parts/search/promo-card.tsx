import type { CSSProperties } from 'react';
import type { PromoCardModel } from '../../../features/search/promos.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

interface PromoCardProps {
  promo: PromoCardModel;
  /** How many columns it takes. */
  style: CSSProperties | undefined;
}

/**
 * A promo or campaign among the vehicles: one navy cell as high as its neighbours, linked to where its button leads.
 */
export function PromoCard({ promo, style }: PromoCardProps) {
  const { heading, text, points, label, href, terms, picture } = promo;
  return (
    <article className="promo on-navy" style={style}>
      {picture && <Picture picture={picture} sizes="(max-width: 699px) 100vw, (max-width: 1279px) 45vw, 330px" />}
      <h2>
        <span className="vh">Promotion: </span>
        {heading}
      </h2>
      {text && <p>{text}</p>}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point.figure}>
              <b>{point.figure}</b> {point.text}
            </li>
          ))}
        </ul>
      )}
      <a className={promo.kind === 'promo' ? 'btn btn--accent' : 'btn btn--line'} href={href}>
        {label}
      </a>
      {terms && <small>{terms}</small>}
    </article>
  );
}
