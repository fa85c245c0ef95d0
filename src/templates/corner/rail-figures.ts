/** A figure of the rail, and whether a price reduction changed it. */
export interface RailFigure {
  text: string;
  isNew: boolean;
}

/**
 * The figures of a price. Against an earlier price of the same length, those that differ are marked as new; if the
 * length differs, none is marked.
 */
export function buildRailFigures(text: string, was: string | null = null): RailFigure[] {
  const before = was?.length === text.length ? was : text;
  return [...text].map((figure, at) => ({ text: figure, isNew: figure !== before[at] }));
}
