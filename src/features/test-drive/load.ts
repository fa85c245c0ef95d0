import { choosePhone, formatPhone, linkToPhone } from '../../domain/contact/phone.ts';
import { buildCardRecord } from '../../domain/listing/card-record.ts';
import { formatAddress, linkToDirections } from '../../domain/places/directions.ts';
import type { Location } from '../../domain/places/location.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { formatVehicleTitle } from '../../domain/vehicle/names.ts';
import { getVehicleNouns, withNouns } from '../../domain/vehicle/wording.ts';
import { buildCardModel } from '../../kernel/cards/card.ts';
import { loadFormContext } from '../../kernel/forms/context.ts';
import type { Typed } from '../../kernel/forms/fields/schema.ts';
import type { FormModel } from '../../kernel/forms/model.ts';
import { buildFormModel } from '../../kernel/forms/model.ts';
import { buildBreadcrumbJsonLd } from '../../kernel/head/json-ld.ts';
import { buildMap } from '../../kernel/places/map/build-map.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { findNamedCar } from '../../kernel/vehicle/find-named.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { isDrivable } from './drivable.ts';
import { getTestDriveEvent } from './event.ts';
import { buildTestDriveForm } from './form.ts';
import type { TestDrivePageModel } from './model.ts';
import { type DriveTimes, loadDriveTimes } from './times.load.ts';

/** The booking page of a test drive (G2), for the vehicle of `car_id`, at the place of `location`. */
export async function loadTestDrivePage(request: RequestContext): Promise<TestDrivePageModel> {
  const { settings, url, now } = request;
  const { heading } = settings.forms.testDrive;
  const named = await findNamedCar(request);
  const car = named && isDrivable(named) ? named : null;
  const requested = Object.fromEntries(url.searchParams);
  const given = { ...requested, ...(named && !car && { vehicle_wanted: formatVehicleTitle(named) }) };
  const { drive, form } = await loadTestDriveForm(request, car, given, url.pathname + url.search);
  return {
    heading,
    intro: introOf(settings, named),
    breadcrumb: breadcrumbOf(request),
    vehicle: named ? buildCardModel(buildCardRecord(named, settings.finance), settings, now) : null,
    notice: named && !car ? notDriven(named) : null,
    place: drive.place ? placeModel(drive.place, settings) : null,
    form,
    phone: phoneModel(named ?? null, settings),
    head: headOf(request),
  };
}

/**
 * The form that books a test drive, of a vehicle or of any, for a page at `action`; with the places and times that it
 * was built from.
 */
export async function loadTestDriveForm(
  request: RequestContext,
  car: Car | null,
  given: Typed,
  action: string,
): Promise<{ drive: DriveTimes; form: FormModel }> {
  const drive = await loadDriveTimes(request, { car, location: given.location });
  const row = buildTestDriveForm(drive, getTestDriveEvent(car, request.settings));
  const form = buildFormModel(row, await loadFormContext({ car, given }, request), action, crypto.randomUUID());
  return { drive, form };
}

function breadcrumbOf({ settings, url }: RequestContext): TestDrivePageModel['breadcrumb'] {
  return [
    { label: 'Home', href: '/', position: 1 },
    { label: settings.forms.testDrive.heading, href: url.pathname, position: 2 },
  ];
}

function notDriven(car: Car): string {
  const why = car.reserved ? 'is reserved' : car.status === 'coming_soon' ? 'hasn’t arrived yet' : 'is sold';
  return (
    `The ${formatVehicleTitle(car)} ${why}, so you can’t test drive it. Ask us and we’ll find you ` +
    'a similar one to drive.'
  );
}

function placeModel(place: Location, settings: SiteSettings): TestDrivePageModel['place'] {
  return {
    name: formatPlaceName(place),
    address: formatAddress(place.address),
    directionsHref: linkToDirections(place),
    map: buildMap([place], { settings, locations: [place] }, { isBrief: true }),
  };
}

/** The intro of the form, with the word for the vehicle; without a vehicle the site's own (A3). */
const introOf = ({ forms, wording }: SiteSettings, car?: Car): string =>
  withNouns(forms.testDrive.intro, getVehicleNouns(wording, car?.item_type));

function phoneModel(car: Car | null, { contact, vehicle }: SiteSettings): TestDrivePageModel['phone'] {
  const phone = car ? choosePhone(car, contact) : contact.phone;
  return { label: vehicle.actionTexts.call, text: formatPhone(phone), href: linkToPhone(phone) };
}

function headOf(request: RequestContext): TestDrivePageModel['head'] {
  const { settings, site, url } = request;
  const { brand, seo, forms } = settings;
  return {
    title: `${forms.testDrive.heading} | ${seo.titleSuffix ?? brand.name}`,
    description: `${forms.testDrive.heading} at ${brand.name}. ${introOf(settings)}`,
    canonical: site.origin + url.pathname,
    siteName: brand.name,
    robots: url.search === '' ? undefined : 'noindex, follow',
    jsonLd: [buildBreadcrumbJsonLd(breadcrumbOf(request), site.origin)],
  };
}
