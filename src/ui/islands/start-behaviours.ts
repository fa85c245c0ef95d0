/** Starts a behaviour: with the props that the server has written, or with the element that moves. */
// biome-ignore lint/suspicious/noExplicitAny: each behaviour has props of its own
export type StartBehaviour = (props: any) => unknown;

/**
 * Starts the behaviours that the page names: in scripts with their props (`behaviour.tsx`), and on the elements that
 * move (`use-behaviour.ts`). One whose script cannot be fetched is left out: the page works without it, as it does
 * without scripts.
 */
export async function startBehaviours(load: (name: string) => Promise<StartBehaviour>): Promise<void> {
  const named = [...document.querySelectorAll<HTMLElement>('[data-behaviour]')];
  await Promise.all(
    named.map(async (element) => {
      const { behaviour = '' } = element.dataset;
      try {
        const start = await load(behaviour);
        start(element instanceof HTMLScriptElement ? JSON.parse(element.text) : element);
      } catch (error) {
        console.warn(`The page goes on without its behaviour ${behaviour}`, error);
      }
      // What was typed and pressed in it before is replayed (`early-input.ts`).
      window.takeUpChoices?.(element);
    }),
  );
}
