import type { ReactNode } from 'react';
import type { StripControl } from '../../../ui/carousel/strip.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface StripProps {
  control: StripControl;
  /** Id of the heading that says what is in it. */
  labelledBy: string;
  className: string;
  children: ReactNode;
}

/** Things in one row that scrolls sideways and stops at each; by finger, by wheel, and by arrow keys while it has the focus. */
export function Strip({ control, labelledBy, className, children }: StripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={`strip ${className}`}
      ref={control.strip}
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
      tabIndex={0}
    >
      {children}
    </div>
  );
}

interface StripPagerProps {
  control: StripControl;
  count: number;
  /** What the items are called, for the buttons: "cars". */
  noun: string;
}

/** Which items of a strip are in sight, and the ways to the others. It keeps its place while the strip has nothing to move to. */
export function StripPager({ control: { sight, previous, next }, count, noun }: StripPagerProps) {
  const isFirst = sight?.first === 0;
  const isLast = sight?.last === count - 1;
  return (
    <div className={sight?.moves ? 'pager-b' : 'pager-b is-idle'}>
      <span className="pager-n">{sight && `${placesOf(sight)} of ${count}`}</span>
      <button
        type="button"
        className="iconbtn"
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : previous}
      >
        <Icon name="chevron-left" />
        <span className="vh">Previous {noun}</span>
      </button>
      <button type="button" className="iconbtn" aria-disabled={isLast} onClick={isLast ? undefined : next}>
        <Icon name="chevron-right" />
        <span className="vh">More {noun}</span>
      </button>
    </div>
  );
}

function placesOf({ first, last }: { first: number; last: number }): string {
  return first === last ? String(first + 1) : `${first + 1} to ${last + 1}`;
}
