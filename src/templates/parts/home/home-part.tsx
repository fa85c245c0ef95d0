import type { CSSProperties, ReactNode } from 'react';
import type { HomeBlock } from '../../../features/pages/home/model.ts';

/** About how high each part of a home page is, in pixels, on a wide window and on a phone: measured on the demo's. */
const HEIGHTS: Record<HomeBlock, [wide: number, narrow: number]> = {
  search: [300, 480],
  budget: [560, 560],
  bodies: [700, 520],
  makes: [400, 380],
  offers: [760, 560],
  newest: [1080, 880],
  locations: [620, 600],
  reviews: [400, 390],
  brands: [580, 500],
  posts: [540, 440],
  text: [580, 480],
  about: [180, 210],
};

/** A part of a home page, whose place is kept until it is laid out (`content.css`). */
export function HomePart({ block, children }: { block: HomeBlock; children: ReactNode }) {
  const [wide, narrow] = HEIGHTS[block];
  return (
    <div
      className={`home-part home-part--${block}`}
      style={{ '--wide': `${wide}px`, '--narrow': `${narrow}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}
