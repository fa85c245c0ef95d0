import type { Drawing, DrawnBody, View } from './address.ts';
import { drawCaravanFront, drawCaravanRear, drawCaravanSide } from './caravan.ts';
import { drawFront } from './front-view.ts';
import { drawMotorcycleFront, drawMotorcycleRear, drawMotorcycleSide } from './motorcycle.ts';
import { formatCoordinate } from './outline.ts';
import { PAINTS, type Paint } from './paint.ts';
import { GROUND } from './parts.ts';
import { convertible, coupe, hatch, sedan, suv, wagon } from './profiles/cars.ts';
import { END_PROFILES } from './profiles/end-profile.ts';
import type { SideProfile } from './profiles/side-profile.ts';
import { bus, cabChassis, peopleMover, truck, ute, van } from './profiles/work.ts';
import { drawRear } from './rear-view.ts';
import { drawSide } from './side-view.ts';

type CarBody = Exclude<DrawnBody, 'motorcycle' | 'caravan'>;

const sideProfiles: Record<CarBody, SideProfile> = {
  sedan,
  hatch,
  suv,
  wagon,
  coupe,
  convertible,
  ute,
  van,
  bus,
  truck,
  'cab-chassis': cabChassis,
  'people-mover': peopleMover,
};

const steelWheeled: readonly CarBody[] = ['truck', 'bus', 'van', 'cab-chassis'];

type Views = Record<View, (paint: Paint) => string>;

const ownDrawings: Record<'motorcycle' | 'caravan', Views> = {
  motorcycle: { side: drawMotorcycleSide, front: drawMotorcycleFront, rear: drawMotorcycleRear },
  caravan: { side: drawCaravanSide, front: drawCaravanFront, rear: drawCaravanRear },
};

/** An SVG picture, 600 by 400, of a kind of vehicle in a paint: for vehicles without photos. */
export function drawVehicle({ body, colour, view }: Drawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">${studio}<g ` +
    `transform="translate(0 -14)">${marks(body, PAINTS[colour], view)}</g></svg>`
  );
}

function marks(body: DrawnBody, paint: Paint, view: View): string {
  if (body === 'motorcycle' || body === 'caravan') return ownDrawings[body][view](paint);
  if (view === 'side') return drawSide(sideProfiles[body], paint, steelWheeled.includes(body));
  const profile = END_PROFILES[body];
  return near(profile.roof, view === 'front' ? drawFront(profile, paint) : drawRear(profile, paint));
}

/** From its end a vehicle is narrow, so it is enlarged as far as its height allows. */
function near(roof: number, drawn: string): string {
  const scale = Math.min(1.3, 236 / (GROUND - roof));
  return (
    `<g transform="translate(300 ${GROUND}) scale(${formatCoordinate(scale)}) translate(-300 ` +
    `-${GROUND})">${drawn}</g>`
  );
}

/** The grey studio background of all drawings: a wall lit from above, and a floor. */
const studio =
  '<defs><radialGradient id="w" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#dde0e4"/><stop ' +
  'offset=".6" stop-color="#c6cbd1"/><stop offset="1" stop-color="#a9b0b8"/></radialGradient>' +
  '<linearGradient id="f" x2="0" y2="1"><stop offset="0" stop-color="#b4bac1" stop-opacity="0"/><stop ' +
  'offset=".3" stop-color="#b9bfc6"/><stop offset="1" stop-color="#d0d4d9"/></linearGradient>' +
  '<radialGradient id="s"><stop offset="0" stop-color="#0d1218" stop-opacity=".5"/><stop offset=".7" ' +
  'stop-color="#0d1218" stop-opacity=".2"/><stop offset="1" stop-color="#0d1218" ' +
  'stop-opacity="0"/></radialGradient></defs>' +
  '<path fill="url(#w)" d="M0 0h600v400H0z"/><path fill="url(#f)" d="M0 256h600v144H0z"/>';
