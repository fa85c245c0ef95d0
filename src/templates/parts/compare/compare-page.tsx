import { useEffect } from 'react';
import type { ComparePageModel } from '../../../features/account/compare/model.ts';
import { linkToComparison } from '../../../features/account/compare/parse-cars.ts';
import { comparing } from '../../../kernel/saving/parts/stores.ts';
import { useStoredItems } from '../../../kernel/saving/parts/use-stored-items.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CardsConditionsLink, Conditions } from '../finance/conditions.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { Gains } from '../saved/gains.tsx';
import { CompareTable } from './compare-table.tsx';

/** Vehicles side by side (F3). The switch is a check box that the style sheet reads, so it works without scripts. */
export function ComparePage({ model }: { model: ComparePageModel }) {
  return (
    <div className="wrap compare">
      <PageHead model={model} />
      {model.notices.map(({ text, link }) => (
        <p key={text} className="notice">
          <Icon name="info" />
          <span>
            {text} {link && <a href={link.href}>{link.label}</a>}
          </span>
        </p>
      ))}
      {model.vehicles.length === 0 ? (
        <Nothing model={model} />
      ) : (
        <>
          <Bar model={model} />
          <CardsConditionsLink cards={model.vehicles.map(({ card }) => card)} />
          <CompareTable model={model} />
          <Conditions text={model.repaymentTerms} />
          {model.fineText && <p className="fine">{model.fineText}</p>}
        </>
      )}
    </div>
  );
}

function Bar({ model }: { model: ComparePageModel }) {
  const ids = model.vehicles.map(({ card }) => card.id);
  return (
    <div className="compare-bar">
      {model.onlyDifferences && (
        <label className="check">
          <input type="checkbox" className="only-differences" />
          {model.onlyDifferences}
        </label>
      )}
      <button className="btn btn--line btn--s with-js" type="button" onClick={() => window.print()}>
        <Icon name="printer" />
        {model.printLabel}
      </button>
      {model.add && <LinkTo className="link" to={model.add} />}
      {model.clear && (
        <a
          className="link"
          href={model.clear.href}
          onClick={() => comparing.update((items) => items.filter(({ id }) => !ids.includes(id)))}
        >
          {model.clear.label}
        </a>
      )}
    </div>
  );
}

/**
 * No vehicles in the address. The browser may know what was chosen: two or more are then compared at once. An address
 * whose vehicles are all gone says so and stays, since it may be the very one that this leads to.
 */
function Nothing({ model: { add, choose, gains, notices, nouns } }: { model: ComparePageModel }) {
  const chosen = useStoredItems(comparing);
  const isBare = notices.length === 0;
  useEffect(() => {
    if (isBare && chosen.length > 1) location.replace(linkToComparison(chosen.map(({ slug }) => slug)));
  }, [chosen, isBare]);
  return (
    <div className="none">
      <h2>{choose}</h2>
      <Gains items={gains} />
      <div className="none-go">
        {chosen.length > 0 && (
          <a className="btn btn--ink" href={linkToComparison(chosen.map(({ slug }) => slug))}>
            {chosen.length === 1 ? `Compare this ${nouns.one}` : `Compare these ${chosen.length} ${nouns.many}`}
          </a>
        )}
        {add && (
          <a className={`btn ${chosen.length > 0 ? 'btn--line' : 'btn--ink'}`} href={add.href}>
            {add.label}
          </a>
        )}
      </div>
    </div>
  );
}
