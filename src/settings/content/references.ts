import { findNearest } from '../../domain/text/nearest.ts';
import type { FileProblem, SiteFolder } from '../content.ts';
import { checkDestinations } from './destinations.ts';

type Named = { path: string; value: string };

function duplicates(file: string, names: readonly Named[]): FileProblem[] {
  const first = new Map<string, string>();
  return names.flatMap(({ path, value }) => {
    const before = first.get(value);
    if (before !== undefined)
      return { file, path, reason: `"${value}" is already at ${before}`, suggestion: 'Choose another.' };
    first.set(value, path);
    return [];
  });
}

function dangling(file: string, what: string, names: readonly Named[], known: readonly string[]): FileProblem[] {
  return names
    .filter(({ value }) => !known.includes(value))
    .map(({ path, value }) => {
      const near = findNearest(value, known);
      return {
        file,
        path,
        reason: `there is no ${what} "${value}"`,
        suggestion: near ? `Did you mean "${near}"?` : null,
      };
    });
}

const field = <T, K extends keyof T & string>(list: readonly T[], key: K): Named[] =>
  list.flatMap((item, at) => (typeof item[key] === 'string' ? { path: `[${at}].${key}`, value: item[key] } : []));

const words = (path: string, list: readonly string[]): Named[] =>
  list.map((value, at) => ({ path: `${path}[${at}]`, value }));

/** Problems between the files of a site folder: duplicate names, and names of things that do not exist. */
export function checkReferences(site: SiteFolder): FileProblem[] {
  const dealerships = site.dealerships.map(({ slug }) => slug);
  const locations = site.locations.map(({ slug }) => slug);
  const { settings } = site;
  const { block } = settings.locations;
  const locationLists = [
    ...(typeof block.show === 'object'
      ? [{ path: 'settings.locations.block.show.location', value: block.show.location }]
      : []),
    ...words('settings.locations.block.include', block.include),
    ...words('settings.locations.block.exclude', block.exclude),
    ...words('settings.locations.hours.enquireLocations', settings.locations.hours.enquireLocations),
    ...words('settings.vehicle.reserve.excludedLocations', settings.vehicle.reserve.excludedLocations),
    ...Object.keys(settings.forms.testDrive.locations).map((value) => ({
      path: `settings.forms.testDrive.locations.${value}`,
      value,
    })),
    ...Object.keys(settings.integrations.calendar.calendars).map((value) => ({
      path: `settings.integrations.calendar.calendars.${value}`,
      value,
    })),
    ...Object.keys(settings.contact.locationPhoneNumbers).map((value) => ({
      path: `settings.contact.locationPhoneNumbers.${value}`,
      value,
    })),
    ...settings.leads.destinations.flatMap((to, at) =>
      words(`settings.leads.destinations[${at}].locations`, to.locations),
    ),
  ];
  return [
    ...checkDestinations(settings),
    ...duplicates('site.json', words('hosts', site.hosts)),
    ...duplicates('dealerships.json', field(site.dealerships, 'slug')),
    ...duplicates('locations.json', field(site.locations, 'slug')),
    ...duplicates('manufacturers.json', field(site.manufacturers, 'slug')),
    ...duplicates('models.json', field(site.models, 'slug')),
    ...duplicates('offers.json', field(site.offers, 'slug')),
    ...duplicates('promos.json', field(site.promos, 'slug')),
    ...duplicates('spin-to-win.json', field(site.wheels, 'slug')),
    ...duplicates('special-hours.json', site.specialHours.map(specialDay)),
    ...site.locations.flatMap(namelessLocation),
    ...hoursOfNowhere(site),
    ...site.locations.flatMap((location, at) => doubleDays(location.contact_detail.opening_hours, at)),
    ...dangling('locations.json', 'dealership', field(site.locations, 'dealership_slug'), dealerships),
    ...dangling('special-hours.json', 'location', field(site.specialHours, 'location_slug'), locations),
    ...dangling('reviews.json', 'location', field(site.reviews, 'location_slug'), locations),
    ...dangling(
      'models.json',
      'manufacturer',
      field(site.models, 'manufacturer_slug'),
      site.manufacturers.map(({ slug }) => slug),
    ),
    // A group's second site may leave its locations to the first one's folder; then there is nothing to check against.
    ...(dealerships.length === 0
      ? []
      : dangling(
          'site.json',
          'dealership',
          [
            ...words('settings.stock.dealerships', settings.stock.dealerships),
            ...words('settings.certified.dealerships', settings.certified.dealerships),
          ],
          dealerships,
        )),
    ...(locations.length === 0 ? [] : dangling('site.json', 'location', locationLists, locations)),
  ];
}

/** The key of a special day: one a day for each location, and one for all locations. */
function specialDay({ date, location_slug }: SiteFolder['specialHours'][number], at: number): Named {
  return { path: `[${at}].date`, value: location_slug === null ? date : `${date} ${location_slug}` };
}

/** Special days are stored with the group's locations; without any locations they would be lost. */
function hoursOfNowhere({ locations, specialHours }: SiteFolder): FileProblem[] {
  if (locations.length > 0 || specialHours.every(({ location_slug }) => location_slug !== null)) return [];
  const suggestion = 'Put it in the folder with the group’s locations.json.';
  return [{ file: 'special-hours.json', path: '', reason: 'has no locations.json in its folder', suggestion }];
}

function namelessLocation({ slug, name }: { slug: string; name: string }, at: number): FileProblem[] {
  if (slug !== '') return [];
  const reason = `"${name}" can’t be turned into an address`;
  return [{ file: 'locations.json', path: `[${at}].slug`, reason, suggestion: 'Give it a slug.' }];
}

function doubleDays(hours: readonly { weekday: number }[], location: number): FileProblem[] {
  const days = hours.map(({ weekday }, at) => ({
    path: `[${location}].contact_detail.opening_hours[${at}].weekday`,
    value: String(weekday),
  }));
  return duplicates('locations.json', days);
}
