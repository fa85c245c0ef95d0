import type { Favourite } from './saved-cars.ts';
import type { SavingModel } from './saving.ts';

interface SavedCard {
  id: number;
  saving: SavingModel | null;
}

/**
 * What scripts need to know of a vehicle, as attributes of the element around its controls and its link: which one it
 * is, and what the browser stores of it (`readCar`).
 */
export function buildCarAttributes({ id, saving }: SavedCard) {
  if (!saving) return { 'data-car': id };
  const { name, make, model, primary_image_url } = saving.entry;
  return {
    'data-car': id,
    'data-name': name,
    'data-make': make,
    'data-model': model,
    'data-picture': primary_image_url ?? undefined,
  };
}

const VEHICLE = '/cars/';

/**
 * The vehicle of a control, as the browser stores it. Its slug is in the link to its page; on its own page in the
 * address. Throws for a control without a vehicle around it.
 */
export function readCar(control: Element): Favourite {
  const holder = control.closest<HTMLElement>('[data-name]');
  if (!holder) throw new Error('A control to save a vehicle stands outside of one');
  const { car, name = '', make = '', model = '', picture = null } = holder.dataset;
  const link = holder.querySelector<HTMLAnchorElement>(`a[href^="${VEHICLE}"]`) ?? location;
  const slug = decodeURIComponent(link.pathname.slice(VEHICLE.length));
  return { id: Number(car), name, slug, make, model, primary_image_url: picture };
}
