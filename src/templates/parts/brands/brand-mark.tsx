import type { BrandSign } from '../../../kernel/chrome/brand-sign.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

interface BrandMarkProps {
  sign: BrandSign;
  size?: 'small' | 'large';
}

/**
 * A brand's logo where the site has one, else its letters in the look's one shape (H7). Decorative: the name always
 * stands beside it.
 */
export function BrandMark({ sign: { letters, logo }, size }: BrandMarkProps) {
  const className = size ? `bmark bmark--${size}` : 'bmark';
  if (logo)
    return (
      <span className={className}>
        <Picture picture={{ src: logo, alt: '', width: 40, height: 40 }} />
      </span>
    );
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <text className={`bmark-${letters.length}`} x="20" y="20" textAnchor="middle" dominantBaseline="central">
        {letters}
      </text>
    </svg>
  );
}
