import type { CarImage } from '../src/domain/car.ts';
import { drawingHref, VIEWS } from '../src/ui/vehicle-drawing/address.ts';
import { chanceOf } from './random.ts';

/** What a picture is chosen by. */
export interface PicturedVehicle {
  stocknum: string;
  dealership_slug: string;
  simple_body: string | null;
  simple_colour: string | null;
}

/** The pictures of a generated vehicle: drawings of its body in its colour. Most have all three views, some one, some none. */
export function picturesFor(vehicle: PicturedVehicle): CarImage[] {
  const draw = chanceOf(`picture/${vehicle.dealership_slug}/${vehicle.stocknum}`).fraction();
  const count = draw < 0.04 ? 0 : draw < 0.12 ? 1 : VIEWS.length;
  return VIEWS.slice(0, count).map((view) => {
    const url = drawingHref(vehicle.simple_body, vehicle.simple_colour, view);
    return { image: { url, thumb: { url } } };
  });
}
