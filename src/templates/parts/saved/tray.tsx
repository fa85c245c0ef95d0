import { useEffect } from 'react';
import { linkToImage } from '../../../domain/media/image-address.ts';
import { linkToComparison } from '../../../features/account/compare/parse-cars.ts';
import { useComparableOnly } from '../../../features/account/saved/parts/use-comparable-only.ts';
import { withoutItem } from '../../../kernel/saving/lists.ts';
import { comparing } from '../../../kernel/saving/parts/stores.ts';
import type { Favourite } from '../../../kernel/saving/saved-cars.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

interface TrayProps {
  chosen: readonly Favourite[];
  limit: number;
  nouns: string;
}

/** The vehicles chosen to compare, at the foot of the window: each can be removed, all cleared, or all compared. */
export function Tray({ chosen, limit, nouns }: TrayProps) {
  useComparableOnly(chosen);
  useEffect(markTray, []);
  // On phones a vehicle's page has a bar of its own there.
  const isDocked = document.querySelector('.dock') !== null;
  return (
    <section className={isDocked ? 'tray tray--docked' : 'tray'} aria-label={`Selected to compare`}>
      <div className="wrap">
        <h2>
          Compare{' '}
          <span>{chosen.length < limit ? `${chosen.length} of ${limit} ${nouns}` : `Full: ${limit} ${nouns}`}</span>
        </h2>
        <ul>
          {chosen.map((vehicle) => (
            <TrayItem key={vehicle.id} vehicle={vehicle} />
          ))}
          {chosen.length < limit && <li className="tray-hint">Add another to compare</li>}
        </ul>
        <button className="link clear" type="button" onClick={() => comparing.update(() => [])}>
          Clear
        </button>
        <a className="btn btn--ink" href={linkToComparison(chosen.map(({ slug }) => slug))}>
          Compare
          {chosen.length > 1 && (
            <span className="hide-s">
              {chosen.length} {nouns}
            </span>
          )}
        </a>
      </div>
    </section>
  );
}

/** What else stands at the window's foot makes room for it. */
function markTray(): () => void {
  const { classList } = document.documentElement;
  classList.add('has-tray');
  return () => classList.remove('has-tray');
}

function TrayItem({ vehicle: { id, name, primary_image_url: src } }: { vehicle: Favourite }) {
  return (
    <li>
      {src && (
        <Picture picture={{ src: linkToImage(src, { width: 160, crop: '3:2' }), alt: '', width: 84, height: 56 }} />
      )}
      <b>{name}</b>
      <button
        type="button"
        aria-label={`Remove ${name} from the comparison`}
        onClick={() => comparing.update((items) => withoutItem(items, id))}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}
