import type { VehiclePageModel } from '../../../../features/vehicle/model.ts';
import type { View, ViewerModel } from '../../../../features/vehicle/viewer/model.ts';
import { SHARES_KEYS } from '../../../../ui/carousel/global-keys.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { Island } from '../../../../ui/islands/island.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { type StageProps, VehicleStage } from './viewer-stage.tsx';

type ViewerProps = Pick<VehiclePageModel, 'viewer' | 'gallery' | 'tags' | 'sold'>;

/**
 * The pictures of a vehicle; where it has more, a switch between Spin, Images and Interior (D4). Without scripts, only
 * the pictures. `start-pictures.ts` runs them.
 */
export function Viewer({ model: { viewer, gallery, tags, sold } }: { model: ViewerProps }) {
  const isGone = sold !== null;
  return (
    <div className="pictures" data-behaviour="pictures" data-fresh="pictures">
      {viewer ? (
        <Views viewer={viewer} gallery={gallery} tags={tags} isGone={isGone} />
      ) : (
        <Gallery gallery={gallery} tags={tags} isGone={isGone} />
      )}
    </div>
  );
}

interface ViewsProps extends Pick<ViewerProps, 'gallery' | 'tags'> {
  viewer: ViewerModel;
  isGone: boolean;
}

/** Without scripts there is nothing to switch, so the pictures are shown. */
const WITHOUT_SCRIPTS =
  '.viewer>[data-pane],.viewer-switch{display:none!important}.viewer>[data-pane=gallery]{display:contents!important}';

function Views({ viewer, gallery, tags, isGone }: ViewsProps) {
  const { views, first, outside } = viewer;
  const classes = ['viewer', gallery.thumbnails ? 'viewer--thumbs' : '', isGone ? 'is-gone' : ''];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      {...SHARES_KEYS}
      data-view={first}
      data-frame-from={outside ? 'self' : undefined}
    >
      {views.map(({ view }) => (
        <div key={view} data-pane={view}>
          {view === 'gallery' ? (
            <Gallery gallery={gallery} tags={tags} isGone={isGone} isShown={view === first} />
          ) : (
            <StageIsland view={view} viewer={viewer} tags={tags} />
          )}
        </div>
      ))}
      <noscript>
        <style>{WITHOUT_SCRIPTS}</style>
      </noscript>
      <ViewSwitch views={views} chosen={first} />
    </div>
  );
}

/** The first view is hydrated at once, another when it is chosen. */
function StageIsland({ view, viewer, tags }: Pick<StageProps, 'view' | 'tags'> & { viewer: ViewerModel }) {
  const { spin, outside, interior, placeholder } = viewer;
  const isFirst = viewer.first === view;
  const own = view === 'interior' ? { spin: null, outside: null, interior } : { spin, outside, interior: null };
  const props: StageProps = { view, viewer: { ...own, placeholder }, tags, isFirst };
  const island = { of: VehicleStage, props, when: isFirst ? 'soon' : 'asked' } as const;
  return view === 'interior' ? (
    <Island name="vehicle-interior" {...island} />
  ) : (
    <Island name="vehicle-spin" {...island} />
  );
}

const ICONS: Record<View, IconName> = { spinner: 'rotate-3d', gallery: 'images', interior: 'armchair' };

function ViewSwitch({ views, chosen }: { views: ViewerModel['views']; chosen: View }) {
  return (
    <fieldset className="viewer-switch">
      <legend className="vh">View</legend>
      {views.map(({ view, label }) => (
        <button key={view} type="button" value={view} aria-pressed={view === chosen}>
          <Icon name={ICONS[view]} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
