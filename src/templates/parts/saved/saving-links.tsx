import type { SavingChrome } from '../../../features/chrome/model.ts';
import { compareHref } from '../../../features/compare/read-cars.ts';
import { comparing, favourites, useKept } from '../../../features/saved/parts/stores.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';

/** Ways to what is saved and chosen to compare, with how many there are; the second only once something is chosen. */
export function SavingLinks({ saving }: { saving: SavingChrome }) {
  const saved = useKept(favourites).length;
  const chosen = useKept(comparing);
  return (
    <>
      {saving.compare && chosen.length > 0 && (
        <CountedIcon
          href={compareHref(chosen.map(({ slug }) => slug))}
          icon="arrow-left-right"
          label={saving.compare.label}
          count={chosen.length}
        />
      )}
      {saving.favourites && (
        <CountedIcon
          href={saving.favourites.href}
          icon="heart"
          label={saving.favourites.label}
          count={saved}
        />
      )}
    </>
  );
}

interface CountedIconProps {
  href: string;
  icon: IconName;
  label: string;
  count: number;
}

function CountedIcon({ href, icon, label, count }: CountedIconProps) {
  return (
    <a
      className="iconbtn saving-link with-js"
      href={href}
      aria-label={count > 0 ? `${label}, ${count}` : label}
    >
      <Icon name={icon} />
      {count > 0 && <em>{count}</em>}
    </a>
  );
}
