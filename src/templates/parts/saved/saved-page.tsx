import { useEffect, useRef } from 'react';
import type { SavedPageModel } from '../../../features/account/saved/model.ts';
import { useCards } from '../../../features/account/saved/parts/use-cards.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import { favourites, toggleFavourite } from '../../../kernel/saving/parts/stores.ts';
import { useStoredItems } from '../../../kernel/saving/parts/use-stored-items.ts';
import type { Favourite } from '../../../kernel/saving/saved-cars.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { useHydrated } from '../../../ui/hydration/hydrated.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CardsFineText } from '../cards/cards-fine-text.tsx';
import { CardsConditionsLink, Conditions } from '../finance/conditions.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { CompareThese, NothingSaved } from './compare-these.tsx';

/** Saved vehicles with today's prices, and what became of those that are no longer listed (F3). */
export function SavedPage({ model }: { model: SavedPageModel }) {
  const ready = useHydrated();
  return (
    <div className="wrap saved">
      <PageHead model={model} />
      {ready ? <Saved model={model} /> : <p className="without-js">{model.withoutScripts}</p>}
    </div>
  );
}

function Saved({ model }: { model: SavedPageModel }) {
  const stored = useStoredItems(favourites);
  const state = useCards(stored.map(({ id }) => id));
  const region = useFocusAfterRemoval(stored.length);
  return (
    <section
      className="saved-in"
      ref={region}
      tabIndex={-1}
      aria-label={model.heading}
      aria-busy={state.kind === 'loading'}
    >
      {stored.length === 0 && <NothingSaved empty={model.empty} />}
      {state.kind === 'failed' && (
        <p className="notice" role="alert">
          <Icon name="alert" />
          {model.failedText}
        </p>
      )}
      {state.kind === 'cards' && <Found model={model} kept={stored} {...state} />}
    </section>
  );
}

/** The removed card took the focus with it; the list gets it instead. */
function useFocusAfterRemoval(count: number) {
  const region = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return region;
}

interface FoundProps {
  model: SavedPageModel;
  kept: readonly Favourite[];
  asked: readonly number[];
  cards: readonly CardModel[];
}

function Found({ model, kept: stored, asked, cards }: FoundProps) {
  const { VehicleCard } = useTemplate();
  const comparable = stored.filter(({ id }) => cards.some((card) => card.id === id && card.saving?.compareLimit));
  const gone = stored.filter(({ id }) => asked.includes(id) && !cards.some((card) => card.id === id));
  return (
    <>
      <CompareThese slugs={comparable.map(({ slug }) => slug)} limit={model.compareLimit} />
      <CardsConditionsLink cards={cards} />
      {cards.length > 0 && (
        <div className="ledger cards">
          {cards.map((card) => (
            <VehicleCard key={card.id} card={card} headingLevel={2} />
          ))}
        </div>
      )}
      <Conditions text={formatRepaymentTerms(cards)} />
      <CardsFineText cards={cards} />
      {gone.length > 0 && (
        <ul className="gone">
          {gone.map((vehicle) => (
            <Gone key={vehicle.id} vehicle={vehicle} model={model} />
          ))}
        </ul>
      )}
    </>
  );
}

function Gone({ vehicle, model }: { vehicle: Favourite; model: SavedPageModel }) {
  const similar = new URLSearchParams({ make: vehicle.make });
  return (
    <li>
      <p>
        <b>{vehicle.name}</b>
        {model.goneText}
      </p>
      <a className="link" href={`${model.empty.action.href}?${similar}`}>
        {model.similarLabel}
      </a>
      <button className="link" type="button" onClick={() => toggleFavourite(vehicle)}>
        Remove<span className="vh"> {vehicle.name}</span>
      </button>
    </li>
  );
}
