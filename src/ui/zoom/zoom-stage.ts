import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { attachPanZoom } from './pan-zoom.ts';
import { findStageSizes } from './stage-sizes.ts';
import { NEAREST, panBy, type StageSizes, type View, WHOLE, zoomAt } from './zoom.ts';

export interface ZoomStage {
  stage: RefObject<HTMLDivElement | null>;
  /** 1 is the whole picture. */
  scale: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  /** Zooms in by a factor, or out if it is below 1, at the stage's centre. */
  zoomBy(times: number): void;
  pan(dx: number, dy: number): void;
}

/**
 * A stage for zooming into one of several slides, by touch, wheel, buttons and keys. It writes its state to custom
 * properties of the stage (`--zoom`, `--x`, `--y` for the current slide's picture, `--drag` for the track) and marks it
 * `data-moving` while changes must apply at once; the style sheet does the rest. The current slide is marked
 * `data-current`, and its picture has the class `zooms`.
 */
export function useZoomStage(index: number, onTurn: (way: -1 | 1) => void): ZoomStage {
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<View>(WHOLE);
  const [scale, setScale] = useState(WHOLE.scale);
  const turn = useEffectEvent(onTurn);

  const show = (next: View, glides: boolean) => {
    view.current = next;
    stage.current?.toggleAttribute('data-moving', !glides);
    write(stage.current, { zoom: `${next.scale}`, x: `${next.x}px`, y: `${next.y}px` });
    setScale(Math.round(next.scale * 100) / 100);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is looked at whole
  useEffect(() => show(WHOLE, true), [index]);
  const showFromHand = useEffectEvent(show);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const drag = (dx: number) => {
      element.toggleAttribute('data-moving', dx !== 0);
      write(element, { drag: `${dx}px` });
    };
    return attachPanZoom(element, {
      view: () => view.current,
      show: (next, glides) => showFromHand(next, glides),
      findSizes: () => findStageSizes(element),
      drag,
      turn: (way) => turn(way),
    });
  }, []);

  const change = (next: (room: StageSizes) => View) => {
    const room = stage.current && findStageSizes(stage.current);
    if (room) show(next(room), true);
  };
  return {
    stage,
    scale,
    canZoomIn: scale < NEAREST,
    canZoomOut: scale > WHOLE.scale,
    zoomBy: (times) => change((room) => zoomAt(view.current, view.current.scale * times, { x: 0, y: 0 }, room)),
    pan: (dx, dy) => change((room) => panBy(view.current, dx, dy, room)),
  };
}

function write(element: HTMLElement | null, properties: Record<string, string>): void {
  for (const [name, value] of Object.entries(properties)) element?.style.setProperty(`--${name}`, value);
}
