/** The view that a picture shows, by its file name as photographers and studios name the views of a vehicle. */
const VIEWS: Readonly<Record<string, string>> = {
  front: 'front',
  'front-left': 'front left three-quarter',
  'front-right': 'front right three-quarter',
  'front-three-quarter': 'front three-quarter',
  side: 'side',
  rear: 'rear',
  'rear-left': 'rear left three-quarter',
  'rear-right': 'rear right three-quarter',
  'rear-three-quarter': 'rear three-quarter',
  wheel: 'wheel',
  lamp: 'headlight',
  dash: 'dashboard',
  seats: 'seats',
  cargo: 'load area',
};

/** The views that lead: what a shopper expects of the first picture of a vehicle. */
const LEADING: readonly (string | undefined)[] = [
  VIEWS['front-left'],
  VIEWS['front-right'],
  VIEWS['front-three-quarter'],
];

/**
 * "front left three-quarter"; undefined where the file name does not say. Numbers around the view are left out, and
 * underscores are as good as hyphens: `01_front_left.jpg`.
 */
export function findPictureView(url: string): string | undefined {
  const name = /([^/?#]+)\.\w+(?:[?#]|$)/.exec(url)?.[1];
  const view = name
    ?.toLowerCase()
    .replaceAll('_', '-')
    .replace(/^(?:\d+-)+|(?:-\d+)+$/g, '');
  return view && Object.hasOwn(VIEWS, view) ? VIEWS[view] : undefined;
}

/** Whether a picture shows its vehicle from the front and the side at once, as its file name says. */
export function isFrontThreeQuarter(url: string): boolean {
  return LEADING.includes(findPictureView(url) ?? '');
}

/**
 * A vehicle's pictures with the front three-quarter view first, the others in their order. Where the name of the first
 * does not say what it shows, or no such view is among them, the dealer's order stays.
 */
export function putLeadFirst<T>(pictures: readonly T[], urlOf: (picture: T) => string): T[] {
  const [first] = pictures;
  if (first === undefined || findPictureView(urlOf(first)) === undefined) return [...pictures];
  const lead = pictures.find((picture) => isFrontThreeQuarter(urlOf(picture))) ?? first;
  return [lead, ...pictures.filter((picture) => picture !== lead)];
}

/**
 * The alternative text of one of a vehicle's pictures: "White 2021 Toyota Corolla, front left three-quarter". Where the
 * view is unknown, its number instead, from the second picture on.
 */
export function describePicture(name: string, url: string, index: number, count: number): string {
  const view = findPictureView(url) ?? (index > 0 ? `picture ${index + 1} of ${count}` : undefined);
  return view ? `${name}, ${view}` : name;
}
