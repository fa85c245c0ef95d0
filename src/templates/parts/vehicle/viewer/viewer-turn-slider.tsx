import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { toDegrees } from '../../../../domain/media/spin.ts';
import { followDrags } from '../../../../features/vehicle/viewer/parts/dragging.ts';
import type { SpinEngine } from '../../../../features/vehicle/viewer/parts/use-spin.ts';
import { useGlobalKeys } from '../../../../ui/carousel/use-global-keys.ts';

/** A press turns by a twelfth, like the hours of a clock. */
export const computeStep = (count: number): number => Math.max(1, Math.round(count / 12));

export const formatAngle = (frame: number, count: number): string => `Angle ${toDegrees(frame, count)} degrees`;

interface TurnSliderProps {
  engine: SpinEngine;
  label: string;
  frame: number;
  count: number;
  children: ReactNode;
}

/** To assistive technology a slider of degrees; to fingers and mice an area to drag. */
export function TurnSlider({ engine, label, frame, count, children }: TurnSliderProps) {
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
      onRelease: ({ x }) => turning.drag(x),
    });
  }, [turning, setRolling]);
  const turnByKey = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, keys: Keys) => {
    const steps = keys[event.key]?.(count, turning.read().frame);
    if (steps === undefined) return;
    event.preventDefault();
    setRolling(false);
    turning.step(steps);
  };
  useGlobalKeys(box, (event) => turnByKey(event, ARROWS));
  return (
    <div
      ref={box}
      className="stage-drag"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={toDegrees(frame, count)}
      aria-valuetext={formatAngle(frame, count)}
      onKeyDown={(event) => turnByKey(event, KEYS)}
      onFocus={(event) => {
        // A slider that changes while it has the focus would drown out a screen reader.
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
  PageDown: (count) => -computeStep(count),
  PageUp: computeStep,
  Home: (_, frame) => -frame,
};
