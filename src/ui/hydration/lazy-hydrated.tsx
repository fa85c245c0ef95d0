import type { ComponentType } from 'react';
import { useLazyHydration } from './lazy-hydration.ts';

interface DehydratedProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Classes of the element that holds the part: until its script has loaded, and then. */
  asleep: string;
  awake?: string;
}

interface LazyHydratedProps<Props extends object> extends DehydratedProps<Props> {
  /** The part on the server; null in a browser, where a static import would add its script to every page. */
  ServerPart: ComponentType<Props> | null;
}

/** A part that the server renders whole, and whose script is loaded when it comes near. */
export function LazyHydrated<Props extends object>({ ServerPart, ...part }: LazyHydratedProps<Props>) {
  if (!ServerPart) return <Dehydrated {...part} />;
  return (
    <div className={part.asleep} data-asleep="">
      <ServerPart {...part.props} />
    </div>
  );
}

function Dehydrated<Props extends object>({ load, props, asleep, awake }: DehydratedProps<Props>) {
  const { ref, part: Part } = useLazyHydration(load);
  if (Part)
    return (
      <div className={awake} ref={ref}>
        <Part {...props} />
      </div>
    );
  // Keeps the server's markup as it is.
  return (
    <div
      ref={ref}
      className={asleep}
      data-asleep=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

const NOTHING = { __html: '' };
