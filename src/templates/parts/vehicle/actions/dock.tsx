import type { VehiclePageModel } from '../../../../features/vehicle/model.ts';
import { LinkTo } from '../../navigation/link-to.tsx';
import { MainAction } from './actions.tsx';
import { ChatMarker } from './chat-marker.tsx';

/**
 * The foot of the window: on small screens a bar with the price and the main action, and the chat bubble. After 900 px
 * of scrolling both expand: the bar gets the next action too, the bubble its text (D5, S9).
 */
export function Dock({ model }: { model: VehiclePageModel }) {
  return (
    <>
      <span className="mark-900" data-scroll-mark="" />
      <div className="foot-bar" data-chat={model.actions.chat?.kind}>
        {model.actions.chat && <ChatMarker chat={model.actions.chat} />}
        <ActionBar model={model} />
      </div>
    </>
  );
}

function ActionBar({ model }: { model: VehiclePageModel }) {
  const { price, sold, actions, place } = model;
  const [first, second] = actions.main;
  if (!sold && !first) return null;
  return (
    <div className="dock" data-fresh="dock">
      {price && (
        <p className={price.isFigure ? undefined : 'dock-q'}>
          <b>{price.text}</b>
          {price.qualifier}
        </p>
      )}
      {sold && <LinkTo className="btn btn--accent" to={sold.similar} />}
      {!sold && second && <MainAction action={second} model={model} className="btn btn--line dock-next" brief />}
      {!sold && !second && place?.directions && (
        <a className="btn btn--line dock-next" href={place.directions.href} target="_blank" rel="noopener noreferrer">
          Directions
        </a>
      )}
      {!sold && first && <MainAction action={first} model={model} className="btn btn--accent" brief />}
    </div>
  );
}
