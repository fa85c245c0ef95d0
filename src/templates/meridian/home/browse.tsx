import type { BodyTile, HomeModel } from '../../../features/pages/home/model.ts';
import { Picture } from '../../../ui/picture.tsx';

interface BrowseProps {
  heading: string;
  bodies: HomeModel['bodies'];
  makes: HomeModel['makes'];
}

/** The stock by body, drawn, and by make, listed. */
export function Browse({ heading, bodies, makes }: BrowseProps) {
  if (bodies.items.length + makes.items.length === 0) return null;
  const isSplit = bodies.items.length > 0 && makes.items.length > 0;
  return (
    <section className="sec sec--follows" aria-labelledby="browse">
      <div className="wrap">
        <div className="sec-h">
          <h2 id="browse">{heading}</h2>
        </div>
        <div className={isSplit ? 'split' : undefined}>
          {bodies.items.length > 0 && <Bodies bodies={bodies} />}
          {makes.items.length > 0 && <Makes makes={makes} />}
        </div>
      </div>
    </section>
  );
}

function SubHead({ section }: { section: HomeModel['bodies'] | HomeModel['makes'] }) {
  return (
    <div className="sub-h">
      <h3>{section.heading}</h3>
      {section.more && (
        <a className="link" href={section.more.href}>
          {section.more.label}
        </a>
      )}
    </div>
  );
}

function Bodies({ bodies }: { bodies: HomeModel['bodies'] }) {
  return (
    <div>
      <SubHead section={bodies} />
      <ul className={`ledger bodies bodies--${bodies.items.length}`}>
        {bodies.items.map((tile) => (
          <Tile key={tile.href} tile={tile} />
        ))}
      </ul>
    </div>
  );
}

function Tile({ tile }: { tile: BodyTile }) {
  return (
    <li>
      <a href={tile.href}>
        <span className="ph">
          <Picture picture={tile.picture} />
        </span>
        <span className="tx">
          <b>{tile.label}</b>
          <span>{tile.count.toLocaleString('en-AU')}</span>
          {tile.from && <span>{tile.from}</span>}
        </span>
      </a>
    </li>
  );
}

function Makes({ makes }: { makes: HomeModel['makes'] }) {
  return (
    <div>
      <SubHead section={makes} />
      <ul className="makes">
        {makes.items.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>
              {label}
              {count !== null && <span>{count.toLocaleString('en-AU')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
