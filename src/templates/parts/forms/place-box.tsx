import type { Field } from '../../../kernel/forms/fields/schema.ts';
import type { Common } from './form-box.tsx';

/**
 * Places to choose from. Each is a link to the form there, so that its times come with it, with or without scripts. The
 * choice itself is a hidden field.
 */
export function PlaceBox({ field: { places = [], value }, common }: { field: Field; common: Common }) {
  return (
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
  );
}
