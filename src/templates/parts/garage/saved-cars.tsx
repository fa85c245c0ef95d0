import type { GoneCar, SavedCarsSection, WatchedCard } from '../../../features/account/garage/model.ts';
import { pressHeart } from '../../../features/account/watchlist/parts/press-heart.ts';
import { RemoveForm } from '../../../features/account/watchlist/parts/saved-in-account.ts';
import { useWatched } from '../../../features/account/watchlist/parts/use-watched.ts';
import { formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CardsFineText } from '../cards/cards-fine-text.tsx';
import { CardsConditionsLink, Conditions } from '../finance/conditions.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { CompareThese } from '../saved/compare-these.tsx';
import { GarageForm } from './garage-form.tsx';
import { useFocusAfterRemoval, useStillSaved, useTakenOff } from './use-taken-off.ts';

/** Saved vehicles with today's prices and their reductions; sold ones with similar vehicles (F2). */
export function SavedCars({ section, action }: { section: SavedCarsSection; action: string }) {
  const region = useFocusAfterRemoval();
  const slugs = useStillSaved(section.cars).flatMap(({ card }) =>
    card.saving?.compareLimit && card.state !== 'sold' ? [card.saving.entry.slug] : [],
  );
  const cards = section.cars.flatMap(({ card, similar }) => [card, ...similar]);
  const sold = section.cars.filter(({ card }) => card.state === 'sold');
  const others = section.cars.filter(({ card }) => card.state !== 'sold');
  return (
    <div className="saved-in" ref={region} tabIndex={-1}>
      <CompareThese slugs={slugs} limit={section.compareLimit} />
      <CardsConditionsLink cards={cards} />
      {others.length > 0 && (
        <ul className="garage-cars">
          {others.map((watched) => (
            <Watched key={watched.card.id} watched={watched} action={action} />
          ))}
        </ul>
      )}
      {sold.map((watched) => (
        <SoldCar key={watched.card.id} watched={watched} heading={section.soldHeading} action={action} />
      ))}
      <Conditions text={formatRepaymentTerms(cards)} />
      <CardsFineText cards={cards} />
      {section.gone.length > 0 && (
        <ul className="gone">
          {section.gone.map((car) => (
            <Gone key={car.id} car={car} action={action} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Watched({ watched, action }: { watched: WatchedCard; action: string }) {
  const { VehicleCard } = useTemplate();
  const { card, drop, savedOn } = watched;
  const state = useTakenOff(card.id);
  if (state === 'gone') return null;
  return (
    <li hidden={state === 'hidden'}>
      <div className="garage-car-f">
        {drop ? (
          <p className="garage-drop">
            <Icon name="trending-down" />
            {drop}
          </p>
        ) : (
          <p>Saved on {savedOn}</p>
        )}
        <Remove id={card.id} formId={formOf(card)} name={nameOf(watched)} action={action} />
      </div>
      <div className="ledger cards">
        <RemoveForm value={formOf(card)}>
          <VehicleCard card={card} headingLevel={2} />
        </RemoveForm>
      </div>
    </li>
  );
}

function SoldCar({ watched, heading, action }: { watched: WatchedCard; heading: string; action: string }) {
  const { VehicleCard } = useTemplate();
  const { similar } = watched;
  const state = useTakenOff(watched.card.id);
  if (state === 'gone') return null;
  return (
    <section hidden={state === 'hidden'} className="garage-sold" aria-label={`${nameOf(watched)}, sold`}>
      <ul className="garage-cars">
        <Watched watched={watched} action={action} />
      </ul>
      {similar.length > 0 && (
        <>
          <h2>{heading}</h2>
          <div className="ledger cards">
            {similar.map((like) => (
              <VehicleCard key={like.id} card={like} headingLevel={3} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

interface RemoveProps {
  id: number;
  formId?: string;
  name: string;
  action: string;
}

/**
 * Without scripts a form of its own; with them the API call of the specification, as the card's heart makes it (F2).
 */
function Remove({ name, ...form }: RemoveProps) {
  const isBusy = useWatched(form.id).endsWith('busy');
  return (
    <GarageForm {...form} does="remove">
      <button
        className="link"
        type="submit"
        disabled={isBusy}
        onClick={(event) => pressHeart(event, event.currentTarget, { id: form.id, wanted: 'removed' })}
      >
        Remove<span className="vh"> {name}</span>
      </button>
    </GarageForm>
  );
}

const formOf = ({ id }: WatchedCard['card']) => `remove-${id}`;

const nameOf = ({ card: { title, subtitle } }: WatchedCard) => [title, subtitle].filter(Boolean).join(' ');

function Gone({ car, action }: { car: GoneCar; action: string }) {
  const state = useTakenOff(car.id);
  if (state === 'gone') return null;
  return (
    <li hidden={state === 'hidden'}>
      <p>
        <b>{car.name}</b>
        {car.text}
      </p>
      <LinkTo className="link" to={car.similar} />
      <Remove id={car.id} name={car.name} action={action} />
    </li>
  );
}
