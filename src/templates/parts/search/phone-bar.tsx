import type { SearchPageModel } from '../../../features/search/model.ts';
import type { PhotoSize } from '../../../features/search/parts/list-layout.ts';
import { withCachedHtml } from '../../../ui/cached-html/with-cached-html.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

interface PhoneBarProps extends Pick<SearchPageModel, 'chosenCount' | 'sorts'> {
  photos: PhotoSize;
  hasFilters: boolean;
}

/** On phones and tablets: opens the filters and the sort order, and chooses the size of the photos. */
export const PhoneBar = withCachedHtml(({ chosenCount, sorts, photos, hasFilters }: PhoneBarProps) => (
  <>
    <div className="phonebar">
      {hasFilters && (
        <button className="btn btn--line" type="button" popoverTarget="filters">
          <Icon name="sliders" />
          Filters {chosenCount > 0 && <em>{chosenCount}</em>}
        </button>
      )}
      <button className="btn btn--line" type="button" popoverTarget="order">
        <Icon name="arrow-up-down" />
        Sort
      </button>
      <PhotoSizes chosen={photos} />
    </div>
    <OrderSheet sorts={sorts} />
  </>
));

/** The browser remembers the choice (`features/search/parts/list-layout.ts`). */
const PhotoSizes = ({ chosen }: { chosen: PhotoSize }) => (
  <fieldset className="segments">
    <legend className="vh">View</legend>
    <label>
      <input className="vh" type="radio" name="photos" value="small" defaultChecked={chosen === 'small'} />
      <Icon name="list" />
      <span className="vh">List</span>
    </label>
    <label>
      <input className="vh" type="radio" name="photos" value="large" defaultChecked={chosen === 'large'} />
      <Icon name="images" />
      <span className="vh">Large photos</span>
    </label>
  </fieldset>
);

const OrderSheet = ({ sorts }: Pick<SearchPageModel, 'sorts'>) => (
  <div className="sheet order" id="order" popover="auto" role="dialog" aria-labelledby="order-h" data-late="order">
    <div className="panel-h">
      <span className="sheet-grip" />
      <h2 id="order-h">Sort</h2>
      <button className="iconbtn sheet-x" type="button" popoverTarget="order" popoverTargetAction="hide">
        <Icon name="x" />
        <span className="vh">Close</span>
      </button>
    </div>
    <ul>
      {sorts.map(({ value, label, href, chosen }) => (
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
