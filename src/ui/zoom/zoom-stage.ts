import { attachPanZoom } from './pan-zoom.ts';
import { findStageSizes } from './stage-sizes.ts';
import { NEAREST, panBy, type StageSizes, type View, WHOLE, zoomAt } from './zoom.ts';

export interface ZoomStage {
  /** 1 is the whole picture. */
  readonly scale: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  /** Zooms in by a factor, or out if it is below 1, at the stage's centre. */
  zoomBy(times: number): void;
  pan(dx: number, dy: number): void;
  /** Shows the whole picture again: another slide is looked at whole. */
  reset(): void;
  stop(): void;
}

interface Listeners {
  /** The scale has changed. */
  onScale(): void;
  /** A swipe turns to the next slide, or the one before. */
  onTurn(way: -1 | 1): void;
}

/**
 * A stage for zooming into one of several slides, by touch, wheel, buttons and keys. It writes its state to custom
 * properties of the stage (`--zoom`, `--x`, `--y` for the current slide's picture, `--drag` for the track) and marks it
 * `data-moving` while changes must apply at once; the style sheet does the rest. The current slide is marked
 * `data-current`, and its picture has the class `zooms`.
 */
export function startZoomStage(stage: HTMLElement, { onScale, onTurn }: Listeners): ZoomStage {
  let view = WHOLE;
  let scale = WHOLE.scale;
  const show = (next: View, glides: boolean) => {
    view = next;
    stage.toggleAttribute('data-moving', !glides);
    write(stage, { zoom: `${next.scale}`, x: `${next.x}px`, y: `${next.y}px` });
    const rounded = Math.round(next.scale * 100) / 100;
    if (rounded === scale) return;
    scale = rounded;
    onScale();
  };
  const change = (next: (room: StageSizes) => View) => {
    const room = findStageSizes(stage);
    if (room) show(next(room), true);
  };
  const stop = attachPanZoom(stage, {
    view: () => view,
    show,
    findSizes: () => findStageSizes(stage),
    drag(dx) {
      stage.toggleAttribute('data-moving', dx !== 0);
      write(stage, { drag: `${dx}px` });
    },
    turn: onTurn,
  });
  return {
    get scale() {
      return scale;
    },
    get canZoomIn() {
      return scale < NEAREST;
    },
    get canZoomOut() {
      return scale > WHOLE.scale;
    },
    zoomBy: (times) => change((room) => zoomAt(view, view.scale * times, { x: 0, y: 0 }, room)),
    pan: (dx, dy) => change((room) => panBy(view, dx, dy, room)),
    reset: () => show(WHOLE, true),
    stop,
  };
}

function write(element: HTMLElement, properties: Record<string, string>): void {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(`--${name}`, value);
}
