import type { RefObject } from 'react';
import { SAVE_FORM_ID } from '../../../features/account/watchlist/address.ts';
import type { SearchPageModel } from '../../../features/search/model.ts';
import { countCardsInSight } from '../../../features/search/parts/cards-in-sight.ts';
import { FILTER_FORM } from '../../../features/search/parts/use-search-page.ts';
import type { Template } from '../../../kernel/template.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CardsTerms, CardsTermsAgain } from '../finance/cards-terms.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { Paging } from './paging.tsx';
import { PromoCard } from './promo-card.tsx';

interface ResultsProps {
  Card: Template['VehicleCard'];
  model: SearchPageModel;
  /** The model for what is below the visible cards; while only those are drawn, it is still the previous one. */
  deferredModel: SearchPageModel;
  region: RefObject<HTMLElement | null>;
  failure: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
  retry(): void;
}

/**
 * The results: chips of the chosen filters, the sort order, the cards, the pages. The previous cards stay, dimmed,
 * while others load.
 */
export function Results({ Card, model, deferredModel, region, failure, isBusy, retry }: ResultsProps) {
  const isWhole = deferredModel.cards === model.cards;
  const { paging, fineText } = model.empty ? model : deferredModel;
  return (
    <section
      className={isBusy ? 'found is-busy' : 'found'}
      id="results"
      ref={region}
      tabIndex={-1}
      aria-label="Results"
      aria-busy={isBusy}
    >
      <Bar model={model} />
      {model.failed && <Failed notice={failure} isBusy={isBusy} retry={retry} />}
      {[model.townsText, model.droppedText].map(
        (text) =>
          text && (
            <div className="notice" key={text}>
              <Icon name="info" />
              <p>{text}</p>
            </div>
          ),
      )}
      <CardsTerms key={model.address} text={model.repaymentTerms} />
      {model.empty ? (
        <Empty model={model} empty={model.empty} />
      ) : (
        <Cards Card={Card} model={model} deferredModel={deferredModel} isWhole={isWhole} region={region} />
      )}
      {paging && <Paging paging={paging} />}
      {fineText && <p className="fine">{fineText}</p>}
    </section>
  );
}

function Bar({ model }: { model: SearchPageModel }) {
  const chosen = model.sorts.find((sort) => sort.chosen)?.formValue ?? '';
  return (
    <div className="results-bar">
      <ul className="chips" aria-label="Chosen filters">
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
}

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

/** How many cards are visible when the page opens. */
const FIRST_ROW = 3;
/** A card after this many others is screens away from the list's head on a phone. */
const FAR_DOWN = 2;

interface CardsProps extends Pick<ResultsProps, 'model' | 'deferredModel' | 'region'> {
  isWhole: boolean;
  Card: Template['VehicleCard'];
}

/**
 * The cards. While only the visible ones are drawn, the previous ones stay beside them, hidden: removing them takes
 * time too.
 */
function Cards({ Card, model, deferredModel, isWhole, region }: CardsProps) {
  return (
    <>
      <CardList
        Card={Card}
        key={model.address}
        model={model}
        count={isWhole ? model.cards.length : countCardsInSight(region.current)}
        isWhole={isWhole}
      />
      {!isWhole && !deferredModel.empty && deferredModel.address !== model.address && (
        <CardList
          Card={Card}
          key={deferredModel.address}
          model={deferredModel}
          count={deferredModel.cards.length}
          isWhole
          hidden
        />
      )}
    </>
  );
}

interface CardListProps extends Pick<CardsProps, 'Card' | 'model' | 'isWhole'> {
  count: number;
  hidden?: boolean;
}

// The list's key is the address of its search: a card that stays in the list is rendered anew at its new place; if it
// were moved, that would count as a layout shift.
function CardList({ Card, model, count, isWhole, hidden = false }: CardListProps) {
  const promosAt = (after: number) =>
    model.promos
      .filter((placed) => placed.after === after)
      .map(({ promo }) => <PromoCard key={promo.slug} promo={promo} />);
  const first = model.cards.findIndex(({ repayment }) => repayment);
  const termsAt = (index: number) =>
    index === first && index > FAR_DOWN ? [<CardsTermsAgain key="terms" text={model.repaymentTerms} />] : [];
  return (
    <div className="ledger cards" hidden={hidden}>
      {model.cards
        .slice(0, count)
        .flatMap((card, index) => [
          ...promosAt(index),
          ...termsAt(index),
          <Card key={card.id} card={card} priority={index < FIRST_ROW} headingLevel={2} />,
        ])}
      {isWhole ? promosAt(model.cards.length) : <i className="cards-rest" />}
    </div>
  );
}

function Empty({ model, empty }: { model: SearchPageModel; empty: NonNullable<SearchPageModel['empty']> }) {
  return (
    <div className="none">
      <h2>{empty.heading}</h2>
      {empty.inTheWay && <p>{empty.inTheWay}</p>}
      <p>{empty.text}</p>
      <div className="none-go">
        <a className="btn btn--ink" href={model.clearHref}>
          {empty.clearLabel}
        </a>
        {empty.without.map((link) => (
          <LinkTo key={link.href} className="btn btn--line" to={link} />
        ))}
      </div>
    </div>
  );
}

interface FailedProps {
  notice: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
  retry(): void;
}

/** Its text changes while it is retried, so that a second failure is announced again. */
function Failed({ notice, isBusy, retry }: FailedProps) {
  return (
    <div className="notice" role="alert" ref={notice}>
      <Icon name="alert" />
      <p>{isBusy ? 'Trying again …' : 'These results could not be loaded. What you see is from your search before.'}</p>
      <button className="btn btn--line btn--s" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
