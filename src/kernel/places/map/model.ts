import type { Box } from '../../../domain/geography/outline.ts';
import type { LocationType } from '../../../domain/places/location.ts';
import type { PhoneLink } from '../../chrome/model.ts';

/** A place as a list or map has it. */
export interface PinModel {
  number: number;
  name: string;
  /** Suburb and state. */
  town: string;
  href: string;
  type: LocationType;
  distance: string | null;
  directions: { label: string; href: string } | null;
  phone: PhoneLink | null;
  lat: number | null;
  long: number | null;
}

/** What a map is drawn from: our own base of coast, states and towns, or what the site names. */
export type MapBase =
  | { kind: 'own' }
  | { kind: 'tiles'; template: string | null; style: string | null; attribution: string | null };

/** Places on a map (H5). */
export interface MapModel {
  heading: string;
  base: MapBase;
  /** The part of the drawing of the states that is seen until the map is there. */
  view: Box;
  /** Whether markers have the numbers of a list beside the map. */
  isNumbered: boolean;
  pins: PinModel[];
}
