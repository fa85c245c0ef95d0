import { formatThousands } from '../../../domain/text/format.ts';
import type { BodyTile, HomeModel } from '../../../features/pages/home/model.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { CountedLinks } from './section-head.tsx';

interface BrowseProps {
  browseHeading: string;
  bodies?: HomeModel['bodies'];
  makes?: HomeModel['makes'];
}

/** The stock by body, pictured, and by make, listed; side by side when both are given. */
export function Browse({ browseHeading, bodies, makes }: BrowseProps) {
  const id = bodies ? 'browse' : 'browse-makes';
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-h">
          <h2 id={id}>{browseHeading}</h2>
        </div>
        <div className={bodies && makes ? 'split' : 'alone'}>
          {bodies && <Bodies bodies={bodies} />}
          {makes && <Makes makes={makes} isAlone={!bodies} />}
        </div>
      </div>
    </section>
  );
}

function SubHead({ section }: { section: HomeModel['bodies'] | HomeModel['makes'] }) {
  return (
    <div className="sub-h">
      <h3>{section.heading}</h3>
      {section.more && <LinkTo className="link" to={section.more} />}
    </div>
  );
}

/** As many tiles as fill whole rows. */
function fullRows(tiles: BodyTile[]): BodyTile[] {
  return tiles.slice(0, [8, 6, 4].find((full) => full <= tiles.length) ?? tiles.length);
}

function Bodies({ bodies }: { bodies: HomeModel['bodies'] }) {
  const tiles = fullRows(bodies.items);
  return (
    <div>
      <SubHead section={bodies} />
      <ul className={`ledger bodies bodies--${tiles.length}`}>
        {tiles.map((tile) => (
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
        <span className="photo cover">
          {tile.picture ? (
            <Picture picture={tile.picture} sizes="(min-width: 700px) 280px, 50vw" inFewWidths />
          ) : (
            <span className="no-photo" />
          )}
        </span>
        <span className="text">
          <b>{tile.label}</b>
          <span>{formatThousands(tile.count)}</span>
          {tile.from && <span>{tile.from}</span>}
        </span>
      </a>
    </li>
  );
}

function Makes({ makes, isAlone }: { makes: HomeModel['makes']; isAlone: boolean }) {
  return (
    <div>
      <SubHead section={makes} />
      <CountedLinks className={isAlone ? 'makes makes--wide' : 'makes'} links={makes.items} />
    </div>
  );
}
