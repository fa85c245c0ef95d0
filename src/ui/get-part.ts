/** The first element inside another that matches a selector. Throws when there is none. */
export function getPart(within: ParentNode, selector: string): HTMLElement {
  const part = within.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`There is no ${selector}`);
  return part;
}
