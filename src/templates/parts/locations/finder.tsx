import type { ChipModel, ChoiceModel, FinderModel } from '../../../features/places/model.ts';
import { findNearMe } from '../../../features/places/parts/near-me.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useBehaviour } from '../../../ui/islands/use-behaviour.ts';
import { resetWhenRestored } from '../../../ui/reset-when-restored.ts';
import { HiddenFields } from '../suggest/hidden-fields.tsx';

interface FinderProps {
  finder: FinderModel;
  types: ChipModel[];
}

/** The box to find places with: a form that needs no scripts, and with them "near me" (H1). */
export function Finder({ finder, types }: FinderProps) {
  const { problem, near } = finder;
  const resetting = useBehaviour('reset-when-restored', resetWhenRestored);
  const finding = useBehaviour('near-me', findNearMe);
  return (
    <search className="loc-finder">
      <form className="loc-find" action={finder.action} key={finder.q} autoComplete="off" {...resetting}>
        <HiddenFields fields={finder.kept} />
        <label className="field loc-find-q">
          {finder.label}
          <input
            className="input"
            name="q"
            type="search"
            defaultValue={finder.q}
            placeholder={finder.placeholder}
            maxLength={80}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'loc-problem' : undefined}
          />
        </label>
        {finder.makes.length > 0 && (
          <label className="field loc-find-make">
            Brand
            <select
              className="input"
              name="make"
              defaultValue={finder.makes.find(({ isChosen }) => isChosen)?.value ?? ''}
            >
              <option value="">Any brand</option>
              <Options options={finder.makes} />
            </select>
          </label>
        )}
        <button className="btn btn--accent" type="submit">
          <Icon name="search" />
          Search
        </button>
        <button
          className="btn btn--line loc-near"
          type="button"
          data-href={near.href}
          data-failed={near.failed}
          {...finding}
        >
          <Icon name="navigation" />
          <span>{near.label}</span>
        </button>
      </form>
      <p className="loc-problem" id="loc-problem" role="alert" hidden={!problem}>
        <Icon name="alert" />
        <span>{problem}</span>
      </p>
      {finder.choice && <SuburbChoice finder={finder} choice={finder.choice} />}
      {types.length > 0 && (
        <nav aria-label="Departments">
          <ul className="options">
            {types.map(({ label, href, count, isChosen }) => (
              <li key={label}>
                <a href={href} aria-current={isChosen ? 'true' : undefined}>
                  {label} <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </search>
  );
}

/** Other suburbs of the same name or postcode: choosing one requests the same page from there. */
function SuburbChoice({ finder, choice }: { finder: FinderModel; choice: ChoiceModel }) {
  const make = finder.makes.find(({ isChosen }) => isChosen);
  return (
    <form className="loc-find" action={finder.action} key={`of ${finder.q}`} autoComplete="off">
      <HiddenFields fields={[...finder.kept, ...(make ? [{ name: 'make', value: make.value }] : [])]} />
      <label className="field loc-find-q">
        {choice.label}
        <select
          className="input"
          name="q"
          required
          defaultValue={choice.options.find(({ isChosen }) => isChosen)?.value ?? ''}
        >
          <Options options={choice.options} />
        </select>
      </label>
      <button className="btn btn--line" type="submit">
        Go
      </button>
    </form>
  );
}

function Options({ options }: { options: { label: string; value: string }[] }) {
  return options.map(({ label, value }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
