import { formatThousands } from '../../../domain/text/format.ts';
import type { BrandLink } from '../../../kernel/chrome/brand-sign.ts';
import { BrandMark } from '../brands/brand-mark.tsx';

/** The brands of the mega-menu, each with its mark and its number in stock (A9). */
export function BrandMenu({ brands, label }: { brands: readonly BrandLink[]; label: string }) {
  return (
    <ul className="brand-menu" aria-label={label}>
      {brands.map((brand) => (
        <li key={brand.href}>
          <a href={brand.href}>
            <BrandMark sign={brand} size="small" />
            <span className="brand-menu-n">{brand.name}</span>
            {brand.count > 0 && <span className="brand-menu-c">{formatThousands(brand.count)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
