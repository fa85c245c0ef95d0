import type { ReactNode } from 'react';
import { runCarousel } from '../../../ui/carousel/carousel.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useBehaviour } from '../../../ui/islands/use-behaviour.ts';

interface CarouselProps {
  /** The ID of its heading. */
  labelledBy: string;
  className: string;
  children: ReactNode;
}

const idOf = (heading: string) => `${heading}-strip`;

/** Items in one row that scrolls sideways and snaps to each; by finger, by wheel, and by arrow keys while focused. */
export function Carousel({ labelledBy, className, children }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={`strip ${className}`}
      id={idOf(labelledBy)}
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
      tabIndex={0}
      {...useBehaviour('carousel', runCarousel)}
    >
      {children}
    </div>
  );
}

interface CarouselPagerProps {
  /** The ID of the carousel's heading. */
  of: string;
  count: number;
  /** What the items are called, for the button labels: "cars". */
  noun: string;
}

/**
 * Which items of a carousel are visible, and the buttons to the others. It keeps its place while nothing can be
 * scrolled.
 */
export function CarouselPager({ of, count, noun }: CarouselPagerProps) {
  return (
    <div className="pager-b is-idle" data-pages={idOf(of)} data-count={count}>
      <span className="pager-n" />
      <button type="button" className="iconbtn">
        <Icon name="chevron-left" />
        <span className="vh">Previous {noun}</span>
      </button>
      <button type="button" className="iconbtn">
        <Icon name="chevron-right" />
        <span className="vh">More {noun}</span>
      </button>
    </div>
  );
}
