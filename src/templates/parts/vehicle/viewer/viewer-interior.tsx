import { type KeyboardEvent, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { findInWindow, toDirection } from '../../../../domain/media/panorama.ts';
import type { InteriorModel } from '../../../../features/vehicle/viewer/model.ts';
import {
  createPanoramaControl,
  type PanoramaControl,
} from '../../../../features/vehicle/viewer/parts/panorama-control.ts';
import { usePanorama, useReadablePicture } from '../../../../features/vehicle/viewer/parts/use-panorama.ts';
import { hasReducedMotion } from '../../../../features/vehicle/viewer/parts/use-spin.ts';
import { useGlobalKeys } from '../../../../ui/carousel/use-global-keys.ts';
import { LazyFullscreen } from './lazy-fullscreen.tsx';
import { StageButton } from './stage-button.tsx';
import { PointList, Points } from './viewer-points.tsx';
import type { EngineProps } from './viewer-stage.tsx';

/** The inside of the vehicle, to look around in (D4). Where it cannot be drawn, the flat picture under it stays. */
export function Interior({ viewer: { interior }, onFail }: EngineProps) {
  const [looking] = useState(() => createPanoramaControl(hasReducedMotion()));
  const [isFull, setFull] = useState(false);
  const picture = useReadablePicture(interior?.src ?? '', onFail);
  if (!interior || !picture) return null;
  const props = { interior, looking, picture, onFail };
  return (
    <>
      <InteriorStage {...props} onFullscreen={() => setFull(true)} />
      {isFull && (
        <Suspense>
          <LazyFullscreen label={interior.label} onClose={() => setFull(false)}>
            <InteriorStage {...props} />
          </LazyFullscreen>
        </Suspense>
      )}
    </>
  );
}

interface InteriorStageProps {
  interior: InteriorModel;
  looking: PanoramaControl;
  picture: HTMLImageElement;
  onFail: () => void;
  onFullscreen?: () => void;
}

function InteriorStage({ interior, looking, picture, onFail, onFullscreen }: InteriorStageProps) {
  const gaze = useSyncExternalStore(looking.subscribe, looking.read);
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const aspect = usePanorama({ canvas, box, picture, looking, onFail, hasWheel: !onFullscreen });
  useGlobalKeys(box, (event) => Object.hasOwn(ACROSS, event.key) && look(event, looking));
  const [opened, setOpened] = useState<number | null>(null);
  const points = interior.hotspots.flatMap(({ description, positions: [position] }) => {
    const direction = position && toDirection(position);
    return direction ? [{ description, direction, place: findInWindow(direction, gaze, aspect) }] : [];
  });
  const pick = (index: number) => {
    const point = points[index];
    if (point) looking.lookAt(point.direction);
    setOpened(index);
  };
  return (
    <>
      <div
        ref={box}
        className="stage-drag stage-drawn"
        role="application"
        aria-label={`${interior.label}: use the arrow keys to look around, plus and minus to zoom`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys need the focus.
        tabIndex={0}
        onKeyDown={(event) => look(event, looking)}
      >
        <canvas ref={canvas} />
      </div>
      <div className="stage-over stage-window">
        <Points points={points} opened={opened} onOpen={setOpened} />
      </div>
      <div className="stage-top">
        {points.length > 0 && <PointList points={points} onPick={pick} />}
        {onFullscreen && <StageButton icon="expand" label="Full screen" onPress={onFullscreen} />}
      </div>
      <div className="stage-controls stage-controls--pair">
        <div>
          <StageButton icon="chevron-left" label="Look left" onPress={() => looking.turn(-STEP, 0)} />
          <StageButton icon="chevron-up" label="Look up" onPress={() => looking.turn(0, STEP)} />
          <StageButton icon="chevron-down" label="Look down" onPress={() => looking.turn(0, -STEP)} />
          <StageButton icon="chevron-right" label="Look right" onPress={() => looking.turn(STEP, 0)} />
        </div>
        <div>
          <StageButton icon="minus" label="Zoom out" onPress={() => looking.zoom(FURTHER)} />
          <StageButton icon="plus" label="Zoom in" onPress={() => looking.zoom(NEARER)} />
        </div>
      </div>
    </>
  );
}

const STEP = 20;
const NEARER = 0.8;
const FURTHER = 1 / NEARER;

/** Up and down scroll the page unless the view itself has the focus. */
const ACROSS: Record<string, (looking: PanoramaControl) => void> = {
  ArrowLeft: (looking) => looking.turn(-STEP, 0),
  ArrowRight: (looking) => looking.turn(STEP, 0),
};
const KEYS: Record<string, (looking: PanoramaControl) => void> = {
  ...ACROSS,
  ArrowUp: (looking) => looking.turn(0, STEP),
  ArrowDown: (looking) => looking.turn(0, -STEP),
  '+': (looking) => looking.zoom(NEARER),
  '=': (looking) => looking.zoom(NEARER),
  '-': (looking) => looking.zoom(FURTHER),
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

function look(event: PressedKey, looking: PanoramaControl): void {
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(looking);
}
