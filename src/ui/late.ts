import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose script is fetched when the part is first shown; needs a Suspense around it. Where the script cannot be fetched, the page goes on
 * without the part.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
