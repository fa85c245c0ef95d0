import type { PanelModel } from '../../../features/places/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Outline } from './outline.tsx';

interface PanelProps {
  panel: PanelModel;
  on: 'card' | 'page';
}

/** The panel beside the text of a place: its picture, a map that needs no scripts, or the name of its town (H1). */
export function Panel({ panel, on }: PanelProps) {
  if (panel.kind === 'picture')
    return (
      <div className={`loc-panel loc-panel--${on}`}>
        <Picture picture={panel.picture} sizes="(min-width: 700px) 480px, 100vw" />
      </div>
    );
  if (panel.kind === 'map') return <StaticMap map={panel.map} on={on} />;
  if (panel.kind === 'outline')
    return (
      <div className={`loc-panel loc-outline loc-outline--${on}`} aria-hidden="true">
        <Outline view={panel.view} places={[panel.at]} />
        <b>{[panel.city, panel.state].filter(Boolean).join(' ')}</b>
      </div>
    );
  return (
    <div className={`loc-panel loc-sign loc-sign--${on}`} aria-hidden="true">
      <Icon name="map-pin" />
      <b>{panel.city}</b>
      {panel.state && <span>{panel.state}</span>}
    </div>
  );
}

/** Tiles in their places with a pin in the middle; needs no scripts. */
function StaticMap({ map, on }: { map: Extract<PanelModel, { kind: 'map' }>['map']; on: 'card' | 'page' }) {
  return (
    <figure className={`loc-panel loc-tiles loc-tiles--${on}`} data-map="tiles" role="img" aria-label={map.alt}>
      <div className="loc-tiles-in" style={{ '--w': map.width, '--h': map.height }}>
        {map.tiles.map(({ src, left, top }) => (
          <img key={src} src={src} alt="" width={256} height={256} loading="lazy" style={{ '--x': left, '--y': top }} />
        ))}
      </div>
      <span className="loc-pin">
        <Icon name="map-pin" />
      </span>
      {map.attribution && <figcaption className="loc-credit">{map.attribution}</figcaption>}
    </figure>
  );
}
