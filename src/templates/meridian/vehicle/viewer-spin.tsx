import {
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { findBestFrame, findPlace } from '../../../domain/hotspot.ts';
import { degreesOf } from '../../../domain/spin.ts';
import type { SpinModel } from '../../../features/vehicle/viewer/model.ts';
import { followDrags } from '../../../features/vehicle/viewer/parts/dragging.ts';
import { type SpinEngine, useSpin } from '../../../features/vehicle/viewer/parts/use-spin.ts';
import { Fullscreen, StageButton } from './viewer-fullscreen.tsx';
import { PointList, Points } from './viewer-points.tsx';
import type { EngineProps } from './viewer-stage.tsx';

/** Turns the vehicle over its first frame: by dragging, keys and buttons, and by itself (D4). */
export function Spin({ viewer: { spin }, stage, onFail }: EngineProps) {
  return spin && <LiveSpin spin={spin} stage={stage} onFail={onFail} />;
}

function LiveSpin({ spin, stage, onFail }: { spin: SpinModel } & Pick<EngineProps, 'stage' | 'onFail'>) {
  const engine = useSpin(spin, stage);
  const [isFull, setFull] = useState(false);
  const { isFailed } = useSyncExternalStore(engine.frames.subscribe, engine.frames.read);
  useEffect(() => {
    if (isFailed) onFail();
  }, [isFailed, onFail]);
  return (
    <>
      <SpinStage spin={spin} engine={engine} onFullscreen={() => setFull(true)} />
      {isFull && (
        <Fullscreen label={spin.label} onClose={() => setFull(false)}>
          <SpinStage spin={spin} engine={engine} />
        </Fullscreen>
      )}
    </>
  );
}

interface SpinStageProps {
  spin: SpinModel;
  engine: SpinEngine;
  onFullscreen?: () => void;
}

function SpinStage({ spin, engine, onFullscreen }: SpinStageProps) {
  const { turning, frames, isRolling, setRolling } = engine;
  const count = spin.frames.length;
  const { frame } = useSyncExternalStore(turning.subscribe, turning.read);
  const { loaded, isDone } = useSyncExternalStore(frames.subscribe, frames.read);
  const found = frames.findNearest(frame);
  const canvas = useDrawnOn(found?.picture);
  const [opened, setOpened] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const hold = () => setRolling(false);
  const points = pointsOf(spin, found?.frame ?? 0);
  const turnBy = (frames: number) => {
    hold();
    turning.turnBy(frames);
    setSaid(angleText(frame + frames, count));
  };
  const pick = (index: number) => {
    hold();
    turning.turnTo(points[index]?.best ?? frame);
    setOpened(index);
  };
  return (
    <>
      <TurnSlider engine={engine} label={spin.label} frame={frame} count={count}>
        <canvas ref={canvas} />
      </TurnSlider>
      <div className="stage-frame stage-over">
        <Points
          points={points}
          opened={opened}
          onOpen={(index) => {
            hold();
            setOpened(index);
          }}
        />
      </div>
      {!isDone && (
        <progress className="stage-progress" aria-label="Loading the 360 view" max={count} value={loaded} />
      )}
      <div className="stage-top">
        {points.length > 0 && <PointList points={points} onPick={pick} />}
        {onFullscreen && <StageButton icon="expand" label="Full screen" onPress={onFullscreen} />}
      </div>
      <div className="stage-controls">
        <StageButton icon="chevron-left" label="Turn left" onPress={() => turnBy(-stepOf(count))} />
        <StageButton
          icon={isRolling ? 'pause' : 'play'}
          label={isRolling ? 'Stop turning' : 'Turn by itself'}
          onPress={() => setRolling(!isRolling)}
        />
        <StageButton icon="chevron-right" label="Turn right" onPress={() => turnBy(stepOf(count))} />
      </div>
      <p className="vh" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** A press turns by a twelfth, as the hours do. */
const stepOf = (count: number) => Math.max(1, Math.round(count / 12));

const angleText = (frame: number, count: number) => `Angle ${degreesOf(frame, count)} degrees`;

/** The hotspots that can be seen from somewhere, where they are on this frame, and from where they are seen best. */
function pointsOf({ hotspots, frames }: SpinModel, frame: number) {
  return hotspots.flatMap((hotspot) => {
    const best = findBestFrame(hotspot, frames.length);
    const { description } = hotspot;
    return best === undefined ? [] : [{ description, best, place: findPlace(hotspot, frame) }];
  });
}

/** A canvas that shows a picture, which is decoded already: so nothing flickers. */
function useDrawnOn(picture: HTMLImageElement | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current || !picture) return;
    const { naturalWidth, naturalHeight } = picture;
    if (canvas.current.width !== naturalWidth) canvas.current.width = naturalWidth;
    if (canvas.current.height !== naturalHeight) canvas.current.height = naturalHeight;
    canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return canvas;
}

interface TurnSliderProps {
  engine: SpinEngine;
  label: string;
  frame: number;
  count: number;
  children: ReactNode;
}

/** To assistive technology a slider of degrees; to fingers and mice what is dragged. */
function TurnSlider({ engine, label, frame, count, children }: TurnSliderProps) {
  const { turning, setRolling } = engine;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    return followDrags(box.current, {
      onGrab() {
        setRolling(false);
        turning.grab();
      },
      onDrag: ({ x }) => turning.drag(x),
      onRelease: ({ x }, speed) => turning.release(x, speed.x),
    });
  }, [turning, setRolling]);
  const turnByKey = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, keys: Keys) => {
    const steps = keys[event.key]?.(count, turning.read().frame);
    if (steps === undefined) return;
    event.preventDefault();
    setRolling(false);
    turning.step(steps);
  };
  useStrayKeys(box, (event) => turnByKey(event, ARROWS));
  return (
    <div
      ref={box}
      className="stage-drag"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degreesOf(frame, count)}
      aria-valuetext={angleText(frame, count)}
      onKeyDown={(event) => turnByKey(event, KEYS)}
      onFocus={(event) => {
        // A slider that changes while it is listened to tells nothing else.
        if (event.currentTarget.matches(':focus-visible')) setRolling(false);
      }}
    >
      <div className="stage-frame">{children}</div>
    </div>
  );
}

/** How many frames a key turns by. */
type Keys = Record<string, (count: number, frame: number) => number>;

const ARROWS: Keys = { ArrowLeft: () => -1, ArrowRight: () => 1 };
const KEYS: Keys = {
  ...ARROWS,
  PageDown: (count) => -stepOf(count),
  PageUp: stepOf,
  Home: (_, frame) => -frame,
};

/** Keys that nothing on the page has the focus for belong to what is in sight (S2). */
function useStrayKeys(
  element: RefObject<HTMLElement | null>,
  onKey: (event: globalThis.KeyboardEvent) => void,
) {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const follow = (event: globalThis.KeyboardEvent) => {
      const { bottom = 0, top = 0, width = 0 } = element.current?.getBoundingClientRect() ?? {};
      const isSeen = width > 0 && bottom > 0 && top < innerHeight;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);
      if (event.target === document.body && isSeen && isPlain) latest.current(event);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [element]);
}
