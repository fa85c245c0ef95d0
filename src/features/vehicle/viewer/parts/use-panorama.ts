import { type RefObject, useEffect, useState } from 'react';
import { followDrags } from './dragging.ts';
import type { PanoramaControl } from './panorama-control.ts';
import { openPanorama } from './panorama-drawing.ts';
import { followPinches } from './pinching.ts';

/** A picture that scripts may read, once loaded; `onFail` (with a line on the console) when it fails to load. */
export function useReadablePicture(src: string, onFail: () => void): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to tell of it is no reason to fetch again.
  useEffect(() => {
    const image = new Image();
    // Browsers refuse to give WebGL pictures of other sites without CORS.
    if (new URL(src, location.href).origin !== location.origin) image.crossOrigin = 'anonymous';
    image.src = src;
    image.decode().then(
      () => setPicture(image),
      () => {
        console.error(`The panorama of the interior cannot be read: ${src}`);
        onFail();
      },
    );
  }, [src]);
  return picture;
}

interface PanoramaInputs {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The element to drag, which has the size of the canvas. */
  box: RefObject<HTMLElement | null>;
  picture: HTMLImageElement;
  looking: PanoramaControl;
  onFail: () => void;
  /** Whether the wheel zooms; on a page it scrolls. */
  hasWheel: boolean;
}

/**
 * Draws the panorama for the present gaze, handles drags, and returns the window's aspect ratio. Fails where WebGL
 * fails or its context is lost.
 */
export function usePanorama(inputs: PanoramaInputs): number {
  const { canvas, box, picture, looking, onFail, hasWheel } = inputs;
  const [aspect, setAspect] = useState(1.5);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another onFail is no reason to draw anew.
  useEffect(() => {
    if (!canvas.current || !box.current) return;
    try {
      return drawWhile(canvas.current, box.current, picture, looking, setAspect, onFail);
    } catch (error) {
      console.error('The interior cannot be drawn as a panorama.', error);
      onFail();
    }
  }, [canvas, box, picture, looking]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return attachGestures(element, looking);
  }, [box, looking]);
  useEffect(() => {
    const element = box.current;
    if (!element || !hasWheel) return;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      looking.zoom(Math.exp(event.deltaY / 800));
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [box, looking, hasWheel]);
  return aspect;
}

/** One finger or the mouse turns, two fingers zoom; after two, a remaining finger does not drag until it is lifted. */
function attachGestures(element: HTMLElement, looking: PanoramaControl): () => void {
  let hasPinched = false;
  const endDrags = followDrags(element, {
    onGrab: () => {
      hasPinched = false;
      looking.grab();
    },
    onDrag: (by) => hasPinched || looking.drag(by, element.clientHeight),
    onRelease: (by, speed) => hasPinched || looking.release(by, speed, element.clientHeight),
  });
  const endPinches = followPinches(element, {
    onBegin: () => {
      hasPinched = true;
      looking.grab();
    },
    onPinch: (times, by) => looking.pinch(times, by, element.clientHeight),
  });
  return () => {
    endDrags();
    endPinches();
  };
}

/** The eye cannot tell more than two device pixels a CSS pixel apart. */
const SHARPEST = 2;

function drawWhile(
  canvas: HTMLCanvasElement,
  box: HTMLElement,
  picture: HTMLImageElement,
  looking: PanoramaControl,
  onAspect: (aspect: number) => void,
  onFail: () => void,
): () => void {
  const drawing = openPanorama(canvas, picture);
  const draw = () => drawing.draw(looking.read());
  const resize = () => {
    const scale = Math.min(devicePixelRatio, SHARPEST);
    if (box.clientWidth === 0 || box.clientHeight === 0) return;
    canvas.width = Math.round(box.clientWidth * scale);
    canvas.height = Math.round(box.clientHeight * scale);
    onAspect(box.clientWidth / box.clientHeight);
    draw();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(box);
  resize();
  const stopListening = looking.subscribe(draw);
  const lost = () => {
    console.error('The graphics card gave up the panorama; the flat picture stays.');
    onFail();
  };
  canvas.addEventListener('webglcontextlost', lost);
  return () => {
    canvas.removeEventListener('webglcontextlost', lost);
    observer.disconnect();
    stopListening();
    looking.halt();
    drawing.close();
  };
}
