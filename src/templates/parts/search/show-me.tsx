import type { RefObject } from 'react';
import { useRunningLabel } from '../../../features/search/parts/use-running-label.ts';

interface ShowMeProps {
  /** What it says, with how many: "Show Me 214 cars". */
  label: string;
  /** The number runs no higher than this; what is beyond comes at once. */
  cap: number;
  button?: RefObject<HTMLButtonElement | null>;
}

/**
 * The button that leads to results, and says how many (B9): its number runs, but its name for screen readers is there
 * at once.
 */
export function ShowMe({ label, cap, button }: ShowMeProps) {
  const running = useRunningLabel(label, cap);
  return (
    <button className="btn btn--accent" type="submit" aria-label={label} ref={button}>
      {running}
    </button>
  );
}
