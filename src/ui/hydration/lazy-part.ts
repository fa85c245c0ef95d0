import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose script is loaded when the part is first shown; needs a Suspense around it. If that fails, the
 * fallback is shown with the same props: somebody who pressed something must get a result or a message. Without a
 * fallback the page goes on without the part, which is right for what nobody requested.
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
