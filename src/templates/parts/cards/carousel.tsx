import type { ReactNode } from 'react';
import type { CarouselControl } from '../../../ui/carousel/carousel.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface CarouselProps {
  control: CarouselControl;
  labelledBy: string;
  className: string;
  children: ReactNode;
}

/** Items in one row that scrolls sideways and snaps to each; by finger, by wheel, and by arrow keys while focused. */
export function Carousel({ control, labelledBy, className, children }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={`strip ${className}`}
      ref={control.track}
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
      tabIndex={0}
    >
      {children}
    </div>
  );
}

interface CarouselPagerProps {
  control: CarouselControl;
  count: number;
  /** What the items are called, for the button labels: "cars". */
  noun: string;
}

/**
 * Which items of a carousel are visible, and the buttons to the others. It keeps its place while nothing can be
 * scrolled.
 */
export function CarouselPager({ control: { visible, previous, next }, count, noun }: CarouselPagerProps) {
  const isFirst = visible?.first === 0;
  const isLast = visible?.last === count - 1;
  return (
    <div className={visible?.canMove ? 'pager-b' : 'pager-b is-idle'}>
      <span className="pager-n">{visible && `${placesOf(visible)} of ${count}`}</span>
      <button type="button" className="iconbtn" aria-disabled={isFirst} onClick={isFirst ? undefined : previous}>
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
