import { formatThousands } from '../../../domain/text/format.ts';
import type { ConsoleModel, ConsolePick } from '../../../features/pages/home/model.ts';
import { countForm } from '../../../features/search/parts/count-form.ts';
import { encodeOptions, fillBeforeUse } from '../../../ui/fill-before-use.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useBehaviour } from '../../../ui/islands/use-behaviour.ts';
import { HiddenFields } from '../suggest/hidden-fields.tsx';
import { SearchField } from '../suggest/search-field.tsx';

/**
 * The search box: type of stock, free text, a few choices, and how many vehicles match. One GET form, so it works
 * without JavaScript.
 */
export function SearchConsole({ console: model }: { console: ConsoleModel }) {
  const counting = useBehaviour('form-count', countForm);
  return (
    <search className="wrap">
      <form
        className="console"
        action={model.action}
        aria-label={model.label}
        data-uncounted={model.submitUncounted}
        data-cap={model.countCap}
        {...counting}
      >
        <HiddenFields fields={model.kept} />
        <Types types={model.types} />
        <div className="search-words">
          <div className="search-words-field">
            <SearchField className="search-words-box" search={model} />
          </div>
          <button className="btn btn--accent" type="submit" aria-label={model.submit}>
            {model.submit}
          </button>
        </div>
        <Examples examples={model.examples} />
        <Picks picks={model.picks} allFiltersHref={model.allFiltersHref} />
      </form>
    </search>
  );
}

function Types({ types }: { types: ConsoleModel['types'] }) {
  if (types.length < 2) return null;
  return (
    <fieldset className="console-tabs">
      <legend className="vh">Type of stock</legend>
      {types.map(({ label, value, count }, index) => (
        <label key={value}>
          <input type="radio" name="car_type" value={value} defaultChecked={index === 0} />
          {label} <span>{formatThousands(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Examples({ examples }: { examples: ConsoleModel['examples'] }) {
  if (examples.length === 0) return null;
  return (
    <p className="search-examples">
      <span>Go straight to</span>
      {examples.map(({ label, href, count }) => (
        <a key={href} href={href}>
          {label}
          {count !== null && <span>{formatThousands(count)}</span>}
        </a>
      ))}
    </p>
  );
}

function Picks({ picks, allFiltersHref }: Pick<ConsoleModel, 'picks' | 'allFiltersHref'>) {
  if (picks.length === 0) return null;
  return (
    <div className="picks">
      {picks.map((pick) => (
        <Choice key={pick.name} pick={pick} />
      ))}
      <a href={allFiltersHref}>
        <Icon name="sliders" />
        All filters
      </a>
    </div>
  );
}

function Choice({ pick }: { pick: ConsolePick }) {
  const filling = useBehaviour('long-select', fillBeforeUse);
  return (
    <label className="pick">
      {pick.label}
      <select name={pick.name} defaultValue="" {...(pick.all && { 'data-all': encodeOptions(pick.all), ...filling })}>
        <option value="">{pick.any}</option>
        {pick.options.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
