import { type ReactNode, useState } from 'react';
import type { VehiclePageModel } from '../../../../features/vehicle/model.ts';
import type { View, ViewerModel } from '../../../../features/vehicle/viewer/model.ts';
import { SHARES_KEYS } from '../../../../ui/carousel/global-keys.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { Island } from '../../../../ui/islands/island.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Tags } from '../gallery/tags.tsx';
import { Stage } from './viewer-stage.tsx';

type ViewerProps = Pick<VehiclePageModel, 'viewer' | 'gallery' | 'tags'> & { isGone: boolean };

/** The pictures of a vehicle, and what else there is to see of it: the island of a vehicle's page. */
export function Viewer({ model }: { model: VehiclePageModel }) {
  const { viewer, gallery, tags, sold } = model;
  return (
    <div className="pictures">
      <Island name="vehicle-viewer" of={VehicleViewer} props={{ viewer, gallery, tags, isGone: sold !== null }} />
    </div>
  );
}

/**
 * The pictures of a vehicle; where it has more, a switch between Spin, Images and Interior (D4). Without scripts, only
 * the pictures.
 */
export function VehicleViewer({ viewer, gallery, tags, isGone }: ViewerProps) {
  const images = (isShown: boolean) => <Gallery gallery={gallery} tags={tags} isGone={isGone} isShown={isShown} />;
  if (!viewer) return images(true);
  const classes = ['viewer', gallery.thumbnails ? 'viewer--thumbs' : '', isGone ? 'is-gone' : ''];
  return (
    <Views viewer={viewer} images={images} tags={<Tags tags={tags} />} className={classes.filter(Boolean).join(' ')} />
  );
}

interface ViewsProps {
  viewer: ViewerModel;
  images: (isShown: boolean) => ReactNode;
  tags: ReactNode;
  className: string;
}

/** Without scripts there is nothing to switch, so the pictures are shown. */
const WITHOUT_SCRIPTS =
  '.viewer>[data-pane],.viewer-switch{display:none!important}.viewer>[data-pane=gallery]{display:contents!important}';

function Views({ viewer, images, tags, className }: ViewsProps) {
  const [view, setView] = useState(viewer.first);
  const [seen, setSeen] = useState<readonly View[]>([viewer.first]);
  const choose = (chosen: View) => {
    setView(chosen);
    setSeen([...seen, chosen]);
  };
  return (
    <div className={className} {...SHARES_KEYS} data-view={view} data-frame-from={viewer.outside ? 'self' : undefined}>
      {viewer.views.map(({ view: one }) => (
        <div key={one} data-pane={one}>
          {one === 'gallery'
            ? images(view === one)
            : seen.includes(one) && <Stage view={one} viewer={viewer} tags={tags} priority={viewer.first === one} />}
        </div>
      ))}
      <noscript>
        <style>{WITHOUT_SCRIPTS}</style>
      </noscript>
      <ViewSwitch views={viewer.views} chosen={view} onChoose={choose} />
    </div>
  );
}

const ICONS: Record<View, IconName> = { spinner: 'rotate-3d', gallery: 'images', interior: 'armchair' };

interface ViewSwitchProps {
  views: ViewerModel['views'];
  chosen: View;
  onChoose: (view: View) => void;
}

function ViewSwitch({ views, chosen, onChoose }: ViewSwitchProps) {
  return (
    <fieldset className="viewer-switch">
      <legend className="vh">View</legend>
      {views.map(({ view, label }) => (
        <button key={view} type="button" aria-pressed={view === chosen} onClick={() => onChoose(view)}>
          <Icon name={ICONS[view]} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
