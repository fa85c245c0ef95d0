import { Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { findBestFrame, findPlace } from '../../../../domain/media/hotspot.ts';
import type { SpinModel } from '../../../../features/vehicle/viewer/model.ts';
import { type SpinEngine, useSpin } from '../../../../features/vehicle/viewer/parts/use-spin.ts';
import { LazyFullscreen } from './lazy-fullscreen.tsx';
import { StageButton } from './stage-button.tsx';
import { PointList, Points } from './viewer-points.tsx';
import type { EngineProps } from './viewer-stage.tsx';
import { computeStep, formatAngle, TurnSlider } from './viewer-turn-slider.tsx';

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
        <Suspense>
          <LazyFullscreen label={spin.label} onClose={() => setFull(false)}>
            <SpinStage spin={spin} engine={engine} />
          </LazyFullscreen>
        </Suspense>
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
    setSaid(formatAngle(frame + frames, count));
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
        {/* While it turns they would run across the picture. */}
        <Points
          points={isRolling ? [] : points}
          opened={opened}
          onOpen={(index) => {
            hold();
            setOpened(index);
          }}
        />
      </div>
      {!isDone && <progress className="stage-progress" aria-label="Loading the 360 view" max={count} value={loaded} />}
      <div className="stage-top">
        {points.length > 0 && <PointList points={points} onPick={pick} />}
        {onFullscreen && <StageButton icon="expand" label="Full screen" onPress={onFullscreen} />}
      </div>
      <div className="stage-controls">
        <StageButton icon="chevron-left" label="Turn left" onPress={() => turnBy(-computeStep(count))} />
        <StageButton
          icon={isRolling ? 'pause' : 'play'}
          label={isRolling ? 'Stop turning' : 'Turn automatically'}
          onPress={() => setRolling(!isRolling)}
        />
        <StageButton icon="chevron-right" label="Turn right" onPress={() => turnBy(computeStep(count))} />
      </div>
      <p className="vh" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** The hotspots that are visible from some angle, with their place on this frame and the frame that shows them best. */
function pointsOf({ hotspots, frames }: SpinModel, frame: number) {
  return hotspots.flatMap((hotspot) => {
    const best = findBestFrame(hotspot, frames.length);
    const { description } = hotspot;
    return best === undefined ? [] : [{ description, best, place: findPlace(hotspot, frame) }];
  });
}

/** Draws a picture on a canvas. It is decoded already, so nothing flickers. */
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
