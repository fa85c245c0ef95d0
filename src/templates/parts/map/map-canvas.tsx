import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapModel } from '../../../kernel/places/map/model.ts';
import { groupIntoSpots, type Spot } from '../../../kernel/places/map/spots.ts';
import { drawMap } from './draw-map.ts';
import { SpotCard } from './spot-card.tsx';

export type OwnBase = typeof import('./base-style.ts');

export interface MapCanvasProps {
  map: Pick<MapModel, 'base' | 'view' | 'isNumbered' | 'pins'>;
  /** What the page offers instead of the map. */
  instead: string;
}

/**
 * The map itself, by MapLibre GL. Where the browser cannot draw it, or its tiles cannot be loaded, it says so and names
 * the alternative.
 */
export function MapCanvas({ map: model, instead, own }: MapCanvasProps & { own: OwnBase | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const [canDraw, setCanDraw] = useState(true);
  const [hasPictures, setPictures] = useState(true);
  const [isDrawn, setDrawn] = useState(false);
  const [opened, setOpened] = useState<{ spot: Spot; marker: HTMLElement } | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    try {
      const press = (spot: Spot, marker: HTMLElement) => setOpened({ spot, marker });
      const events = { press, seen: setPictures, drawn: () => setDrawn(true) };
      const map = drawMap(ref.current, { ...model, own }, groupIntoSpots(model.pins), events);
      return () => {
        setOpened(null);
        map.remove();
      };
    } catch (error) {
      console.warn('The map could not be drawn', error);
      setCanDraw(false);
    }
  }, [model, own]);
  const close = useCallback(() => {
    setOpened(null);
    opened?.marker.focus();
  }, [opened]);
  if (!canDraw) return <p className="loc-canvas-say">Your browser can’t show the map. {instead}</p>;
  return (
    <>
      {/* Until it is drawn, a map is grey with pins on it: the outline below it says more. */}
      <div className="loc-canvas-in" data-drawn={isDrawn || !hasPictures || undefined} ref={ref} />
      <div className="loc-canvas-say" role="status">
        {!hasPictures && `The map couldn’t be loaded. ${instead}`}
      </div>
      {opened && <SpotCard key={opened.spot.name} spot={opened.spot} onClose={close} />}
    </>
  );
}
