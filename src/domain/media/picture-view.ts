/** What a picture shows, by the name of its file: how photographers and studios name the views of a vehicle. */
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

/** What the picture at an address shows ("front left three-quarter"), or undefined where its file name does not say. */
export function findPictureView(url: string): string | undefined {
  const name = /([^/?#]+)\.\w+(?:[?#]|$)/.exec(url)?.[1];
  return name && Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
}

/**
 * What is seen in one of a vehicle's pictures, for those who do not see it: "White 2021 Toyota Corolla, front left
 * three-quarter"; where the view is not known, its number after the first.
 */
export function describePicture(name: string, url: string, index: number, count: number): string {
  const view = findPictureView(url) ?? (index > 0 ? `picture ${index + 1} of ${count}` : undefined);
  return view ? `${name}, ${view}` : name;
}
