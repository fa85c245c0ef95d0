import type { Field } from '../../../features/forms/schema.ts';
import type { Common } from './form-box.tsx';

/** Places to choose from: each is a link to the form there, so that its times come with it, with scripts or without. */
export function PlaceBox({
  field: { places = [], value = '', name },
  common,
}: {
  field: Field;
  common: Common;
}) {
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <ul className="form-places" id={common.id}>
        {places.map((place) => (
          <li key={place.value}>
            <a href={place.href} aria-current={place.value === value ? 'true' : undefined}>
              <b>{place.label}</b>
              <span>{place.hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
