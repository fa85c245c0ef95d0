import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose script is fetched when the part is first shown; needs a Suspense around it. Where the script
 * cannot be fetched, what is given to stand in for it is shown with the same props: whoever pressed something must be
 * led on, or told. Without one the page goes on without the part, which is right for what nobody asked for.
 */
export function createLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  InItsPlace: ComponentType<NoInfer<Props>> = () => null,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: InItsPlace }),
    ),
  );
}
