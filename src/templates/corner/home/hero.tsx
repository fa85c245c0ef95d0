import type { ReactNode } from 'react';
import type { HeroModel } from '../../../features/pages/home/model.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Rail } from '../rail.tsx';

/** The dealer's headline on the painted wall, a vehicle of the yard with its ticket, and the search below both. */
export function Hero({ hero, children }: { hero: HeroModel; children?: ReactNode }) {
  return (
    <div className={hero.picture ? 'hero' : 'hero hero--words'}>
      <div className="hero-say">
        <h1>{hero.heading}</h1>
        <p>{hero.text}</p>
      </div>
      {children && <div className="hero-find on-navy">{children}</div>}
      {hero.picture && (
        <div className="hero-pic cover">
          <Picture picture={hero.picture} priority sizes="(min-width: 1000px) 55vw, 100vw" />
          {hero.caption && <Ticket caption={hero.caption} />}
        </div>
      )}
    </div>
  );
}

function Ticket({ caption: { title, text, href, price } }: { caption: NonNullable<HeroModel['caption']> }) {
  return (
    <a className="hero-ticket" href={href}>
      <span className="hero-name">
        <b>{title}</b> <span className="vh">{text}</span>
      </span>
      <Rail text={price.text} isFigure={price.isFigure} was={price.was} unit={price.qualifier} look="xl" />
      {price.was && (
        <span className="hero-was" aria-hidden="true">
          <s>Was {price.was}</s>
        </span>
      )}
    </a>
  );
}
