import type { VehiclePageModel } from '../../../features/vehicle/model.ts';
import { PLACE } from '../../../kernel/vehicle/anchors.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Who sells the vehicle, beside its price: place, rating, hours and licence; what is not known is left out. */
export function Trust({
  model: {
    trust: { name, rating, opening, licence },
  },
}: {
  model: Pick<VehiclePageModel, 'trust'>;
}) {
  return (
    <p className="box-p trust">
      <span>
        <b>
          <a href={`#${PLACE}`}>{name}</a>
        </b>
        {rating && (
          <a href={rating.href}>
            <Icon name="star" />
            {rating.label}
          </a>
        )}
      </span>
      {(opening || licence) && (
        <span>
          {opening && (
            <span className="opening-state">
              <span className={opening.open ? 'dot' : 'dot dot--off'} />
              {opening.text}
            </span>
          )}
          {licence && <span>{licence}</span>}
        </span>
      )}
    </p>
  );
}
