import { TERM_ROWS } from '../facets.ts';
import type { SearchableCar } from '../searchable-car.ts';

/** The texts of a car, by how much a match in them counts: names most, then facts, comments least. */
export interface SearchableWords {
  /** Year, make, model, badge, series, body, colour. */
  names: string[];
  colours: string[];
  /**
   * Car type, colour, body, fuel, gearbox and drive in plain words: a shopper who types one of them means exactly that.
   */
  kinds: string[];
  /** Fuel, gearbox, drive, seats, condition, place. */
  sureFacts: string[];
  /**
   * Equipment, the dealer's tag, and the feed's own wording of fuel and gearbox: "Electric Windows", "Petrol/Electric".
   */
  features: string[];
  readonly facts: string[];
  comments: string | null;
}

const given = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => text !== null && text !== '');

const seatForms = (seats: number | null): string[] => (seats === null ? [] : [`${seats} seats`, `${seats} seater`]);

export function buildSearchableWords(car: SearchableCar): SearchableWords {
  const year = car.year === null ? null : String(car.year);
  const place = [TERM_ROWS.city.of(car), TERM_ROWS.state.of(car)].flat();
  const drivetrain = given([car.simple_fuel ?? car.fuel, car.simple_transmission ?? car.trans, car.drive]);
  const kind = [car.car_type, car.item_type, ...seatForms(car.seats)];
  const sureFacts = [...drivetrain, ...given([...kind, ...place])];
  const features = given([car.tag, car.fuel, car.trans, ...car.standardEquipment, ...car.filtered_features]);
  const colours = given([car.simple_colour, car.colour]);
  return {
    names: [
      ...given([
        year,
        // Together, so that `Mazda` `3` is found as `mazda3`.
        `${car.make} ${car.model}`,
        car.model,
        car.badge,
        car.series,
        car.simple_body,
        car.body,
      ]),
      ...colours,
    ],
    colours,
    kinds: [...given([car.car_type, car.simple_colour, car.simple_body]), ...drivetrain],
    sureFacts,
    features,
    get facts() {
      return [...sureFacts, ...features];
    },
    comments: car.dealercomments,
  };
}
