import type { RefObject } from 'react';
import { useRunningLabel } from '../../../features/search/parts/use-running-label.ts';

interface ShowMeProps {
  /** Its label, with the count: "Show Me 214 cars". */
  label: string;
  /** The number counts up to this; beyond it, the final count appears at once. */
  cap: number;
  button?: RefObject<HTMLButtonElement | null>;
}

/** The button to the results with their count (B9): its number counts up, but its accessible name is final at once. */
export function ShowMe({ label, cap, button }: ShowMeProps) {
  const running = useRunningLabel(label, cap);
  return (
    <button className="btn btn--accent" type="submit" aria-label={label} ref={button}>
      {running}
    </button>
  );
}
