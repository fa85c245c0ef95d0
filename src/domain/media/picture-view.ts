/** The view that a picture shows, by its file name as photographers and studios name the views of a vehicle. */
const VIEWS: Readonly<Record<string, string>> = {
  front: 'front',
  'front-left': 'front left three-quarter',
  'front-right': 'front right three-quarter',
  side: 'side',
  rear: 'rear',
  'rear-left': 'rear left three-quarter',
  'rear-right': 'rear right three-quarter',
  wheel: 'wheel',
  lamp: 'headlight',
  dash: 'dashboard',
  seats: 'seats',
  cargo: 'load space',
};

/** "front left three-quarter"; undefined where the file name does not say. */
export function findPictureView(url: string): string | undefined {
  const name = /([^/?#]+)\.\w+(?:[?#]|$)/.exec(url)?.[1];
  return name && Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
}

/**
 * The alternative text of one of a vehicle's pictures: "White 2021 Toyota Corolla, front left three-quarter". Where the
 * view is unknown, its number instead, from the second picture on.
 */
export function describePicture(name: string, url: string, index: number, count: number): string {
  const view = findPictureView(url) ?? (index > 0 ? `picture ${index + 1} of ${count}` : undefined);
  return view ? `${name}, ${view}` : name;
}
