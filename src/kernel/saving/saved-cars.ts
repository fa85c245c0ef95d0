import { listKeys } from '../../domain/tables/keys.ts';
import { isRecord, pickFields } from '../../domain/text/look-up.ts';

/** A saved vehicle, as the browser stores it (S3). The list of vehicles to compare stores the same. */
export interface Favourite {
  id: number;
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string | null;
}

/** A vehicle whose page was opened, as the browser stores it (S3, D22). */
export interface ViewedCar {
  id: number;
  stocknum: string;
  make: string;
  model: string;
  body: string | null;
  simple_body: string | null;
}

type Kind = 'number' | 'text' | 'text or null';

const FAVOURITE: Record<keyof Favourite, Kind> = {
  id: 'number',
  name: 'text',
  slug: 'text',
  make: 'text',
  model: 'text',
  primary_image_url: 'text or null',
};

const VIEWED: Record<keyof ViewedCar, Kind> = {
  id: 'number',
  stocknum: 'text',
  make: 'text',
  model: 'text',
  body: 'text or null',
  simple_body: 'text or null',
};

/** Undefined when the stored value is invalid. */
export const parseFavourite = createParser<Favourite>(FAVOURITE);

/** Undefined when the stored value is invalid. */
export const parseViewed = createParser<ViewedCar>(VIEWED);

function createParser<T>(shape: Record<keyof T & string, Kind>) {
  const fields = listKeys(shape);
  const isValid = (value: unknown): value is T =>
    isRecord(value) && fields.every((name) => isOfKind(value[name], shape[name]));
  return (value: unknown): Pick<T, keyof T & string> | undefined =>
    isValid(value) ? pickFields(value, fields) : undefined;
}

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'number') return Number.isSafeInteger(value);
  return typeof value === 'string' || (kind === 'text or null' && value === null);
}
