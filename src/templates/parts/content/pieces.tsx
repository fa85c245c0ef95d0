import { formatThousands } from '../../../domain/text/format.ts';
import type { BlockModel, ContentTile } from '../../../kernel/content/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { HeadedSection } from '../home/section-head.tsx';
import { LinkTo } from '../navigation/link-to.tsx';

type Of<K extends BlockModel['kind']> = { block: Extract<BlockModel, { kind: K }>; id: string };

export function Figures({ block: { heading, items }, id }: Of<'figures'>) {
  return (
    <section className="section section--tight" aria-labelledby={heading ? id : undefined}>
      <div className="wrap">
        {heading && <h2 id={id}>{heading}</h2>}
        <dl className="figures">
          {items.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Tiles({ block: { heading, items }, id }: Of<'tiles'>) {
  return (
    <section className="section" aria-labelledby={heading ? id : undefined}>
      <div className="wrap">
        {heading && (
          <div className="section-h">
            <h2 id={id}>{heading}</h2>
          </div>
        )}
        <ul className="ledger tiles">
          {items.map((tile) => (
            <li key={tile.heading}>
              <Tile tile={tile} Heading={heading ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Tile({ tile: { heading, text, link, picture }, Heading }: { tile: ContentTile; Heading: 'h2' | 'h3' }) {
  const isHeadingLinked = link?.label === heading;
  return (
    <div className="tile">
      {picture && <Picture picture={picture} sizes="(min-width: 1000px) 33vw, (min-width: 600px) 50vw, 100vw" />}
      <div className="tile-in">
        <Heading>{link && isHeadingLinked ? <a href={link.href}>{heading}</a> : heading}</Heading>
        {text && <p>{text}</p>}
        {link && !isHeadingLinked && (
          <LinkTo className="link" to={link}>
            <Icon name="arrow-right" />
          </LinkTo>
        )}
      </div>
    </div>
  );
}

export function Brands({ block: { section }, id }: Of<'brands'>) {
  return (
    <HeadedSection section={section} id={id}>
      <ul className={hasLongNames(section.items) ? 'ledger brand-list brand-list--long' : 'ledger brand-list'}>
        {section.items.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>
              <b>{label}</b>
              {count !== null && <span>{formatThousands(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** Names of places are longer than those of makes, and need wider columns. */
const hasLongNames = (items: readonly { label: string }[]) => items.some(({ label }) => label.length > 20);

export function FormLink({ block: { heading, text, link }, id }: Of<'form'>) {
  return (
    <section className="section section--tight" aria-labelledby={id}>
      <div className="wrap">
        <div className="form-link on-navy">
          <div>
            <h2 id={id}>{heading}</h2>
            {text && <p>{text}</p>}
          </div>
          <LinkTo className="btn btn--accent" to={link} />
        </div>
      </div>
    </section>
  );
}
