/** Starts a behaviour: with the props that the server has written, or with the element that moves. */
// biome-ignore lint/suspicious/noExplicitAny: each behaviour has props of its own
export type StartBehaviour = (props: any) => unknown;

const started = new WeakSet<Element>();

/**
 * Starts the behaviours that the page names and that are not started yet: in scripts with their props
 * (`behaviour.tsx`), and on the elements that move (`use-behaviour.ts`); with `isReady`, only those it is true of. One
 * whose script cannot be fetched is left out: the page works without it, as it does without scripts.
 */
export async function startBehaviours(
  load: (name: string) => Promise<StartBehaviour>,
  isReady: (element: HTMLElement) => boolean = () => true,
): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>('[data-behaviour]')];
  const named = all.filter((element) => !started.has(element) && isReady(element));
  for (const element of named) started.add(element);
  await Promise.all(
    named.map(async (element) => {
      const { behaviour = '' } = element.dataset;
      try {
        const start = await load(behaviour);
        start(element instanceof HTMLScriptElement ? JSON.parse(element.text) : element);
      } catch (error) {
        console.warn(`The page goes on without its behaviour ${behaviour}`, error);
        for (const video of element.querySelectorAll('video')) video.controls = true;
      }
      // What was typed and pressed in it before is replayed (`early-input.ts`).
      window.takeUpChoices?.(element);
    }),
  );
}
