import type { Field, PlaceOption } from '../../../kernel/forms/fields/schema.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Common } from './form-box.tsx';

/** More places than this fold behind their states. */
const AT_ONCE = 8;

/**
 * Places to choose from, the chosen one first. Each is a link to the form there, so that its times come with it, with
 * or without scripts. The choice itself is a hidden field. Where there is but one, there is nothing to choose.
 */
export function PlaceBox({ field: { places = [], value }, common: { id } }: { field: Field; common: Common }) {
  const [only, ...others] = places;
  if (only && others.length === 0)
    return (
      <p className="form-place-only" id={id}>
        <b>{only.label}</b>
        <span>{only.hint}</span>
      </p>
    );
  if (places.length <= AT_ONCE) return <Places places={places} value={value} id={id} />;
  return (
    <>
      <Places places={places.slice(0, 1)} value={value} id={id} />
      {[...Map.groupBy(others, ({ group }) => group)].map(([group, own]) => (
        <details key={group} className="form-day">
          <summary>
            <b>
              {own.length} more in {group}
            </b>
            <span />
            <Icon name="chevron-down" />
          </summary>
          <Places places={own.toSorted((a, b) => a.label.localeCompare(b.label, 'en'))} value={value} />
        </details>
      ))}
    </>
  );
}

function Places({ places, value, id }: { places: readonly PlaceOption[]; value?: string | undefined; id?: string }) {
  return (
    <ul className="form-places" id={id}>
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
