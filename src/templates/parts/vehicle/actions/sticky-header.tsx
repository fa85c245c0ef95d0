import type { VehiclePageModel } from '../../../../features/vehicle/model.ts';
import { LinkTo } from '../../navigation/link-to.tsx';
import { MainAction } from './actions.tsx';

/** The vehicle, its price and the main action, at the window's top after 500 px of scrolling (D5, S9). */
export function StickyHeader({ model }: { model: VehiclePageModel }) {
  const { title, subtitle, price, sold, actions } = model;
  const [main] = actions.main;
  return (
    <>
      <span className="mark-500" data-scroll-mark="" />
      <div className="vbar">
        <div className="wrap" data-fresh="header">
          <p className="vbar-t">
            <b>{title}</b> {subtitle && <span>{subtitle}</span>}
          </p>
          {price && (
            <p className={price.isFigure ? 'vbar-p' : 'vbar-p vbar-p--q'}>
              <b>{price.text}</b>
              {price.qualifier && <span>{price.qualifier}</span>}
            </p>
          )}
          {sold && <p className="vbar-p">{sold.heading}</p>}
          {sold ? (
            <LinkTo className="btn btn--accent btn--s" to={sold.similar} />
          ) : (
            main && <MainAction action={main} model={model} className="btn btn--accent btn--s" brief />
          )}
        </div>
      </div>
    </>
  );
}
