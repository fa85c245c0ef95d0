import { memo } from 'react';
import type { SearchPageModel } from '../../../features/search/model.ts';
import { useView, type View } from '../../../features/search/parts/use-view.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface PhoneBarProps {
  model: SearchPageModel;
  /** For what is hidden until it is opened. */
  deferredModel: SearchPageModel;
}

/** On phones and tablets: opens the filters and the sort order, and chooses the size of the photos. */
export function PhoneBar({ model, deferredModel }: PhoneBarProps) {
  return (
    <>
      <div className="phonebar">
        <button className="btn btn--line" type="button" popoverTarget="filters">
          <Icon name="sliders" />
          Filters {model.chosenCount > 0 && <em>{model.chosenCount}</em>}
        </button>
        <button className="btn btn--line" type="button" popoverTarget="order">
          <Icon name="arrow-up-down" />
          Sort
        </button>
        <ViewChoice />
      </div>
      <OrderSheet model={deferredModel} />
    </>
  );
}

function ViewChoice() {
  const [chosen, choose] = useView();
  const choice = (value: View) => ({
    type: 'radio',
    name: 'view',
    value,
    checked: chosen === value,
    onChange: () => choose(value),
  });
  return (
    <fieldset className="segments">
      <legend className="vh">View</legend>
      <label>
        <input className="vh" {...choice('list')} />
        <Icon name="list" />
        <span className="vh">List</span>
      </label>
      <label>
        <input className="vh view-large" {...choice('large')} />
        <Icon name="expand" />
        <span className="vh">Large photos</span>
      </label>
    </fieldset>
  );
}

const OrderSheet = memo(({ model }: { model: SearchPageModel }) => {
  return (
    <div className="sheet order" id="order" popover="auto" role="dialog" aria-labelledby="order-h">
      <div className="panel-h">
        <span className="sheet-grip" />
        <h2 id="order-h">Sort</h2>
        <button className="iconbtn sheet-x" type="button" popoverTarget="order" popoverTargetAction="hide">
          <Icon name="x" />
          <span className="vh">Close</span>
        </button>
      </div>
      <ul>
        {model.sorts.map(({ value, label, href, chosen }) => (
          <li key={value}>
            <a href={href} aria-current={chosen ? 'true' : undefined}>
              {label}
              {chosen && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
