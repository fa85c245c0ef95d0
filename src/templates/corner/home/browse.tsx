import { formatThousands } from '../../../domain/text/format.ts';
import type { BodyTile, HomeModel } from '../../../features/pages/home/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

/** As many tiles as fill whole rows. */
function fullRows(tiles: BodyTile[]): BodyTile[] {
  return tiles.slice(0, [8, 6, 4].find((full) => full <= tiles.length) ?? tiles.length);
}

/** The stock by body, each in its bay between painted lines. */
export function BodyTiles({ bodies }: Pick<HomeModel, 'bodies'>) {
  const tiles = fullRows(bodies.items);
  if (tiles.length === 0) return null;
  return (
    <section className="section" aria-labelledby="bays">
      <div className="wrap">
        <div className="section-h">
          <h2 id="bays">{bodies.heading}</h2>
          {bodies.more && <More {...bodies.more} />}
        </div>
        <ul className={`bays bays--${tiles.length}`}>
          {tiles.map(({ href, picture, label, from, count }) => (
            <li key={href}>
              <a className="cover" href={href}>
                {picture ? (
                  <Picture picture={picture} sizes="(min-width: 700px) 25vw, 50vw" inFewWidths />
                ) : (
                  <span className="no-photo" />
                )}
                <span className="bays-n">
                  {label}
                  {from && <small>{from}</small>}
                </span>
                <span className="bays-c">{formatThousands(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Makes({ makes }: Pick<HomeModel, 'makes'>) {
  if (makes.items.length === 0) return null;
  return (
    <section className="wall on-navy" aria-labelledby="makes">
      <div className="wrap">
        <h2 id="makes">{makes.heading}</h2>
        <ul>
          {makes.items.map(({ label, href, count }) => (
            <li key={href}>
              <a href={href}>
                {label}
                {count !== null && <sup>{formatThousands(count)}</sup>}
              </a>
            </li>
          ))}
          {makes.more && (
            <li className="wall-all">
              <More {...makes.more} />
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

function More({ label, href }: { label: string; href: string }) {
  return (
    <a className="link" href={href}>
      {label}
      <Icon name="arrow-right" />
    </a>
  );
}
