/** Starts a behaviour with the props that the server has written. */
// biome-ignore lint/suspicious/noExplicitAny: each behaviour has props of its own
export type StartBehaviour = (props: any) => void;

/**
 * Starts the behaviours that the page names (`behaviour.tsx`). One whose script cannot be fetched is left out: the page
 * works without it, as it does without scripts.
 */
export async function startBehaviours(load: (name: string) => Promise<StartBehaviour>): Promise<void> {
  const named = [...document.querySelectorAll<HTMLElement>('script[data-behaviour]')];
  await Promise.all(
    named.map(async ({ dataset: { behaviour = '' }, textContent }) => {
      try {
        (await load(behaviour))(JSON.parse(textContent ?? '{}'));
      } catch (error) {
        console.warn(`The page goes on without its behaviour ${behaviour}`, error);
      }
    }),
  );
}
