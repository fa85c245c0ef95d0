import { Fragment, type ReactElement, use } from 'react';
import { SAVE_FORM_ID } from '../../../features/account/watchlist/address.ts';
import type { SearchPageModel } from '../../../features/search/model.ts';
import { FILTER_FORM } from '../../../features/search/parts/page-parts.ts';
import type { Template } from '../../../kernel/template.ts';
import { withCachedHtml } from '../../../ui/cached-html/with-cached-html.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { WhenNear } from '../../../ui/islands/when-near.tsx';
import { CardsEnd, spanOfPromo } from '../cards/cards-end.tsx';
import { CardsConditionsLink, Conditions } from '../finance/conditions.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { ForShownPage } from './late.tsx';
import { Paging } from './paging.tsx';
import { PromoCard } from './promo-card.tsx';

interface ResultsProps {
  Card: Template['VehicleCard'];
  model: SearchPageModel;
}

/**
 * The results: chips of the chosen filters, the sort order, the cards, the pages. In the browser the previous cards
 * stay, dimmed, while others load.
 */
export function Results({ Card, model }: ResultsProps) {
  const { paging, fineText } = model;
  return (
    <section className="found" id="results" tabIndex={-1} aria-label="Results">
      <Bar address={model.address} chips={model.chips} keepLabel={model.keepLabel} sorts={model.sorts} />
      <Failed />
      {[model.townsText, model.droppedText, model.guessedText].map(
        (text) =>
          text && (
            <div className="notice" key={text}>
              <Icon name="info" />
              <p>{text}</p>
            </div>
          ),
      )}
      <CardsConditionsLink cards={model.cards} />
      {model.empty ? (
        <>
          <Empty empty={model.empty} near={model.near} />
          {model.near && <Near Card={Card} near={model.near} />}
        </>
      ) : (
        <Cards Card={Card} model={model} />
      )}
      {paging && <Paging paging={paging} />}
      <Conditions text={model.repaymentTerms} />
      {fineText && (
        <p className="fine" data-late="fine">
          {fineText}
        </p>
      )}
    </section>
  );
}

const Bar = withCachedHtml((model: Pick<SearchPageModel, 'address' | 'chips' | 'keepLabel' | 'sorts'>) => {
  const chosen = model.sorts.find((sort) => sort.chosen)?.formValue ?? '';
  return (
    <div className="results-bar">
      <ul className="chips" aria-label="Selected filters">
        {model.chips.map(({ label, href }) => (
          <li key={`${label}${href}`}>
            <a className="chip" href={href}>
              <span className="vh">Remove </span>
              {label}
              <Icon name="x" />
            </a>
          </li>
        ))}
      </ul>
      {model.keepLabel && <KeepSearch label={model.keepLabel} address={model.address} />}
      <label className="sort">
        Sort
        <select className="input" name="sortBy" form={FILTER_FORM} defaultValue={chosen} data-value={chosen}>
          {model.sorts.map(({ value, formValue, label }) => (
            <option key={value} value={formValue}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className="btn btn--line btn--s sort-go" type="submit" form={FILTER_FORM}>
        Apply
      </button>
    </div>
  );
});

/**
 * A button of the page's form. Visitors who are not signed in do so first, and come back with the search saved (F5).
 */
function KeepSearch({ label, address }: { label: string; address: string }) {
  return (
    <button className="keep-search" type="submit" form={SAVE_FORM_ID} name="search" value={address}>
      <Icon name="heart" />
      {label}
    </button>
  );
}

/** How many cards are visible when the page opens on a wide screen; on a phone it is the first. */
const FIRST_ROW = 3;
/** The cards of the first screens; the others are made once the page's scripts run, a row after the other. */
const AT_ONCE = 9;
/**
 * In a page that is shown already, two rows of a wide screen: the results are looked at from their beginning. All but
 * the first are text, of which the page parses at first as many as it has room for.
 */
const AT_ONCE_LATER = 6;
const ROW = 3;

function Cards({ Card, model }: ResultsProps) {
  const cells = model.cards.length + model.promos.length;
  const last = model.end ? undefined : model.promos.at(-1);
  const promosAt = (after: number) =>
    model.promos
      .filter((placed) => placed.after === after)
      .map((placed) => (
        <PromoCard
          key={placed.promo.slug}
          promo={placed.promo}
          style={placed === last ? spanOfPromo(cells) : undefined}
        />
      ));
  const cards = model.cards.map((card, index) => (
    <Fragment key={card.id}>
      {promosAt(index)}
      <Card card={card} priority={index < FIRST_ROW && (index === 0 || 'wide')} headingLevel={2} />
    </Fragment>
  ));
  const isForShownPage = use(ForShownPage);
  const atOnce = isForShownPage ? AT_ONCE_LATER : AT_ONCE;
  return (
    <div className="ledger cards">
      {cards.slice(0, atOnce).map((card, index) =>
        isForShownPage && index > 0 ? (
          <noscript key={card.key} data-card="">
            {card}
          </noscript>
        ) : (
          card
        ),
      )}
      {inRows(cards.slice(atOnce)).map((row) => (
        <WhenNear
          key={row[0]?.key}
          places={row.map(({ key }) => <i key={key} className="card-to-come" data-place="" />)}
        >
          {row}
        </WhenNear>
      ))}
      {promosAt(model.cards.length)}
      {model.end && <CardsEnd end={model.end} isNext={model.end.isNext} after={cells} columns={3} />}
    </div>
  );
}

/** Each row is made in a task of its own, so that a phone answers in between. */
const inRows = (cards: ReactElement[]): ReactElement[][] =>
  cards.flatMap((_, at) => (at % ROW === 0 ? [cards.slice(at, at + ROW)] : []));

interface EmptyProps extends Pick<SearchPageModel, 'near'> {
  empty: NonNullable<SearchPageModel['empty']>;
}

/** The way that the heading of the vehicles below has already is not offered here, too. */
function Empty({ empty, near }: EmptyProps) {
  return (
    <div className="none">
      <h2>{empty.heading}</h2>
      <p>{empty.text}</p>
      <div className="none-go">
        <LinkTo className="btn btn--ink" to={empty.clear} />
        {empty.without
          .filter(({ href }) => href !== near?.href)
          .map((link) => (
            <LinkTo key={link.href} className="btn btn--line" to={link} />
          ))}
        <LinkTo className="link" to={empty.ask} />
      </div>
    </div>
  );
}

interface NearProps extends Pick<ResultsProps, 'Card'> {
  near: NonNullable<SearchPageModel['near']>;
}

/** The vehicles that come closest, under what they were found without, or under what the page then lists. */
function Near({ Card, near: { heading, href, label, cards } }: NearProps) {
  return (
    <section aria-labelledby="near">
      <div className="near-h">
        <h2 id="near">{heading}</h2>
        {label && <LinkTo className="link" to={{ label, href }} />}
      </div>
      <CardsConditionsLink cards={cards} />
      <div className="ledger cards">
        {cards.map((card) => (
          <Card key={card.id} card={card} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}

/**
 * The notice that a search could not be loaded, for the browser to copy (`features/search/parts/failed-search.ts`): the
 * server's own pages are never those of another search.
 */
const Failed = () => (
  <template>
    <div className="notice" role="alert">
      <Icon name="alert" />
      <p>We couldn’t load these results. You’re still seeing your last search.</p>
      <button className="btn btn--line btn--s" type="button" data-retry="">
        Try again
      </button>
    </div>
  </template>
);
