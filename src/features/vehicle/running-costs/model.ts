/** What a postcode was answered with; `idle` before anybody asked. */
export type DeliveryAnswer =
  | { kind: 'idle' }
  | { kind: 'price'; name: string; price: string }
  | { kind: 'refused'; text: string };

/** The delivery calculator (D10). */
export interface DeliveryModel {
  placeholder: string;
  /** What was typed, when the page was asked with a postcode. */
  typed: string;
  answer: DeliveryAnswer;
  /** Where a postcode is answered. */
  from: string;
}

/** What stands in the boxes of the fuel calculator, as typed. */
export interface FuelFigures {
  kms: string;
  use: string;
  price: string;
}

/** The words around the boxes. */
export interface FuelField {
  key: keyof FuelFigures;
  /** Its name in the address, for those without JavaScript. */
  name: string;
  label: string;
  before: string;
  after: string;
}

/** The fuel calculator (D11). */
export interface FuelModel {
  kind: 'fuel' | 'electric';
  heading: string;
  fields: FuelField[];
  figures: FuelFigures;
  /** Whose consumption the one in the box is, and which that is. */
  note: { text: string; of: string };
}

/** What driving and having the vehicle brought costs. */
export interface RunningCostsModel {
  heading: string;
  delivery: DeliveryModel | null;
  fuel: FuelModel | null;
}
