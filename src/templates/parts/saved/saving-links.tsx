import { COMPARE_PATH } from '../../../kernel/addresses/saving.ts';
import type { SavingChrome } from '../../../kernel/chrome/model.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

/**
 * Links to the saved and the compared vehicles. Scripts add their counts, and show the second once there is a vehicle
 * to compare (`paint-counts.ts`).
 */
export function SavingLinks({ saving, isWorded = false }: { saving: SavingChrome; isWorded?: boolean }) {
  const { compare, favourites, inAccount } = saving;
  return (
    <>
      {compare && (
        <Counted
          counts="compared"
          to={{ href: COMPARE_PATH, label: compare.label }}
          icon="arrow-left-right"
          isWorded={isWorded}
        />
      )}
      {favourites && (
        <Counted counts="saved" to={favourites} icon="heart" isWorded={isWorded} withoutScripts={inAccount} />
      )}
    </>
  );
}

interface CountedProps {
  counts: 'saved' | 'compared';
  to: { href: string; label: string };
  icon: IconName;
  /** Shows the label beside the icon. */
  isWorded: boolean;
  /** Whether the link works without scripts, too. */
  withoutScripts?: boolean;
}

function Counted({ counts, to: { href, label }, icon, isWorded, withoutScripts = false }: CountedProps) {
  const classes = [!isWorded && 'iconbtn', 'saving-link', !withoutScripts && 'with-js'];
  return (
    <a
      className={classes.filter(Boolean).join(' ')}
      href={href}
      aria-label={label}
      data-counts={counts}
      data-label={label}
      hidden={counts === 'compared'}
    >
      <Icon name={icon} />
      {isWorded && <span>{label}</span>}
    </a>
  );
}
