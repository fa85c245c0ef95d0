/** How the props of a hydrated island change (`hydrate.tsx`). */
const updates = new WeakMap<Element, (props: object) => void>();

export function onUpdate(island: Element, render: (props: object) => void): void {
  updates.set(island, render);
}

/**
 * Gives an island what another version of its page says: new props where it is hydrated, so that it keeps its state,
 * and otherwise the other's HTML.
 */
export function updateIsland(island: Element, made: Element): void {
  const [before, after] = [island, made].map(({ nextElementSibling }) => nextElementSibling?.textContent ?? '{}');
  if (before === after || after === undefined) return;
  const update = updates.get(island);
  if (island.nextElementSibling) island.nextElementSibling.textContent = after;
  if (update) update(JSON.parse(after));
  else island.replaceChildren(...[...made.childNodes].map((node) => document.adoptNode(node)));
}
