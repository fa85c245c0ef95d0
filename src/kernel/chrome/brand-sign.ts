import type { BrandMark } from '../../domain/showroom/brand-mark.ts';

/** A brand's logo as the site has it, else its mark as we draw it. */
export interface BrandSign {
  name: string;
  mark: BrandMark;
  logo: string | null;
}

/** A brand in a list, with the link to its page. */
export interface BrandLink extends BrandSign {
  href: string;
  /** Vehicles of it in stock. */
  count: number;
}
