/** A figure of the rail and whether it is one that a reduction changed. */
export interface RailFigure {
  text: string;
  isNew: boolean;
}

/**
 * The figures of a price; against an earlier one that is as long, those that differ are new. One that is longer or
 * shorter changes all, so none is marked.
 */
export function buildRailFigures(text: string, was: string | null = null): RailFigure[] {
  const before = was?.length === text.length ? was : text;
  return [...text].map((figure, at) => ({ text: figure, isNew: figure !== before[at] }));
}
