import type { HeroModel } from '../../../features/pages/home/model.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

/** The actual count as a headline, beside a vehicle that is in stock. */
export function Hero({ hero }: { hero: HeroModel }) {
  return (
    <div className="hero on-navy">
      <div className="wrap">
        <div className="hero-in">
          <div className="hero-copy">
            <h1>{hero.heading}</h1>
            <p>{hero.text}</p>
          </div>
          {hero.picture && (
            <div className="hero-pic cover">
              <Picture picture={hero.picture} priority sizes="(min-width: 1100px) 50vw, 100vw" />
              {hero.caption && (
                <a className="hero-cap" href={hero.caption.href}>
                  <b>{hero.caption.title}</b>
                  {hero.caption.text}
                </a>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
