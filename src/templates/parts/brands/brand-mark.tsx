import type { CSSProperties } from 'react';
import type { MarkShape } from '../../../domain/showroom/brand-mark.ts';
import type { BrandSign } from '../../../features/showroom/sign.ts';
import { Picture } from '../../../ui/picture.tsx';

/** Outlines in a square of 40. */
const SHAPES: Record<MarkShape, string> = {
  circle: 'M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38z',
  square: 'M9 1h22a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8z',
  hexagon: 'M20 .5 37.5 10.250v19.500L20 39.5 2.5 29.750v-19.500z',
  shield: 'M20 1c5 2.6 11 4 17 4v14c0 10-7 16.5-17 20C10 35.5 3 29 3 19V5c6 0 12-1.4 17-4z',
  octagon: 'M12.2 1h15.600L39 12.200v15.600L27.8 39H12.200L1 27.800V12.200z',
  arch: 'M20 1a18 18 0 0 1 18 18v18a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V19A18 18 0 0 1 20 1z',
  leaf: 'M3 1h18a18 18 0 0 1 18 18v18a2 2 0 0 1-2 2H19A18 18 0 0 1 1 21V3a2 2 0 0 1 2-2z',
  ticket:
    'M5 1h30a4 4 0 0 1 4 4v11a4 4 0 0 0 0 8v11a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V24a4 4 0 0 0 0-8V5a4 4 0 0 1 4-4z',
};

interface BrandMarkProps {
  sign: BrandSign;
  size?: 'small' | 'large';
}

/** A brand's logo as the site has it, else its letters in a shape of our own (H7). The name always stands beside it, so it says nothing itself. */
export function BrandMark({ sign: { mark, logo }, size }: BrandMarkProps) {
  const className = size ? `bmark bmark--${size}` : 'bmark';
  if (logo)
    return (
      <span className={className}>
        <Picture picture={{ src: logo, alt: '', width: 40, height: 40 }} />
      </span>
    );
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      style={{ '--mark-h': mark.hue } as CSSProperties}
      aria-hidden="true"
    >
      <path d={SHAPES[mark.shape]} />
      <text
        className={`bmark-${mark.letters.length}`}
        x="20"
        y="20"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {mark.letters}
      </text>
    </svg>
  );
}
