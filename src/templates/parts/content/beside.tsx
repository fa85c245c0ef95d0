import type { BesideModel } from '../../../kernel/content/model.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { CardsConditionsLink } from '../finance/conditions.tsx';
import { LinkTo } from '../navigation/link-to.tsx';

/** The column beside the posts: next ones and vehicles. On phones it stands below them. */
export function Beside({ beside: { stock, fineText, next } }: { beside: BesideModel }) {
  const { VehicleCard } = useTemplate();
  return (
    <aside className="beside-col" aria-label="More to read and see">
      {next.length > 0 && (
        <section aria-labelledby="next-posts">
          <h2 id="next-posts">Read next</h2>
          <ul className="next-posts">
            {next.map(({ href, heading, date }) => (
              <li key={href}>
                <a href={href}>{heading}</a>
                <time className="small mute" dateTime={date.iso}>
                  {date.text}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stock.items.length > 0 && (
        <section aria-labelledby="beside-stock">
          <h2 id="beside-stock">{stock.heading}</h2>
          <CardsConditionsLink cards={stock.items} />
          <div className="ledger cards">
            {stock.items.map((card) => (
              <VehicleCard key={card.href} card={card} headingLevel={3} />
            ))}
          </div>
          {fineText && <p className="fine">{fineText}</p>}
          {stock.more && <LinkTo className="btn btn--line" to={stock.more} />}
        </section>
      )}
    </aside>
  );
}
