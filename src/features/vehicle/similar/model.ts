import type { Car } from '../../../domain/vehicle/car.ts';
import { formatSimilarHeading, getVehicleNouns } from '../../../domain/vehicle/wording.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { formatFinePrint } from '../../../kernel/cards/fine-print.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { Link } from '../model.ts';
import { linkToSimilarVehicles } from '../trail.ts';

/** The part of the page that fetches similar vehicles when it comes near (D14). */
export interface SimilarModel {
  heading: string;
  from: string;
  places: number;
  /** Whether they are too few for a row of their usual width, and fill it with a larger one. */
  isFew: boolean;
  /** Whether any says a repayment: its conditions are the page's. */
  isRepaid: boolean;
  /** Small print below them, there from the start, so that nothing moves. */
  fineText: string | null;
  /** The link to all of them, for visitors who see no cards. */
  all: Link;
}

type SimilarSettings = Pick<SiteSettings, 'similar' | 'wording'>;

/** Null where the site shows none, and where there are none: `cards` are those that will be fetched. */
export function buildSimilarModel(
  car: Car,
  { similar, wording }: SimilarSettings,
  cards: readonly CardModel[],
): SimilarModel | null {
  if (similar.show === 'hidden' || cards.length === 0) return null;
  return {
    heading: similar.heading ?? formatSimilarHeading(wording, car.item_type),
    from: `${linkToVehicle(car.slug)}/similar`,
    places: similar.limit,
    isFew: cards.length === 2 || cards.length === 3,
    isRepaid: cards.some(({ repayment }) => repayment),
    fineText: formatFinePrint(cards),
    all: { label: `See similar ${getVehicleNouns(wording, car.item_type).many}`, href: linkToSimilarVehicles(car) },
  };
}
