const sent = new WeakMap<Element, string>();

/** Keeps the HTML of a part as the server has sent it, before a script changes it: `fresh-parts.ts` compares that. */
export function keepSentHtml(part: Element): void {
  sent.set(part, part.outerHTML);
}

/** The HTML that the server has sent for a part; undefined for one that nothing was kept of. */
export const findSentHtml = (part: Element): string | undefined => sent.get(part);
