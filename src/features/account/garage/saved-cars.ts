import { listWatchlist, type WatchedCar } from '../../../db/queries/visitors/watchlist.ts';
import { computePriceDrop } from '../../../domain/alerts/alert.ts';
import { isAvailable } from '../../../domain/availability/availability.ts';
import type { CardRecord } from '../../../domain/listing/card-record.ts';
import { formatDate, formatDollars } from '../../../domain/text/format.ts';
import { formatVehicleName } from '../../../domain/vehicle/names.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { findSimilarCars } from '../../../kernel/cards/similar.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { createSiteLinker } from '../../../kernel/stock/site-path-words.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import { createEmptyState } from '../../../search/state.ts';
import { findCardPrice } from '../watchlist/watch-cars.ts';
import type { GoneCar, SavedCarsSection, WatchedCard } from './model.ts';

const SIMILAR_SHOWN = 3;

/** The watchlist (F2): cards with the prices of today, how they came down since, sold ones with vehicles like them. */
export async function loadSavedCarsSection(
  visitor: SignedInVisitor,
  request: RequestContext,
): Promise<SavedCarsSection> {
  const watched = await request.db.run((tx) => listWatchlist(tx, visitor.id));
  const records = new Map(
    request.stock.cardsOf(watched.map(({ car_id }) => car_id)).map((record) => [record.id, record]),
  );
  const listed = watched.flatMap((one) => {
    const record = records.get(one.car_id);
    return record ? [{ one, record }] : [];
  });
  const cars = await Promise.all(listed.map(({ one, record }) => watchedCard(one, record, request)));
  return {
    kind: 'saved-cars',
    cars,
    gone: watched.filter(({ car_id }) => !records.has(car_id)).map((one) => goneCar(one, request)),
    compareLimit: request.settings.card.compare === 'on' ? request.settings.card.compareLimit : 0,
    soldHeading: `Similar ${getVehicleWords(request.settings).many}`,
  };
}

async function watchedCard(one: WatchedCar, record: CardRecord, request: RequestContext): Promise<WatchedCard> {
  const { settings, now } = request;
  const price = findCardPrice(record, settings);
  const drop = isAvailable(record) ? computePriceDrop({ known: one.price_when_saved, now: price }) : 0;
  const unit = getVehicleWords(settings).pricing.unit;
  return {
    card: buildCardModel(record, settings, now),
    drop: drop > 0 ? `${formatDollars(drop)}${unit} less than when you saved it` : null,
    savedOn: formatDate(one.saved_at, settings.locations.timeZone),
    similar: isAvailable(record) ? [] : await similarTo(record, request),
  };
}

async function similarTo(record: CardRecord, request: RequestContext) {
  const car = await request.stock.findCar(record.slug);
  const found = car ? findSimilarCars(car, request) : [];
  return found.slice(0, SIMILAR_SHOWN).map((like) => buildCardModel(like, request.settings, request.now));
}

function goneCar(car: WatchedCar, { settings, stock }: RequestContext): GoneCar {
  return {
    id: car.car_id,
    name: formatVehicleName(car),
    text: 'No longer for sale',
    similar: {
      label: `Find a similar ${getVehicleWords(settings).one}`,
      href: createSiteLinker(stock)({ ...createEmptyState(), terms: { make: [car.make] } }),
    },
  };
}
