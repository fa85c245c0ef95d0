import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Place } from '../../../../domain/media/hotspot.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** A hotspot at the current angle; without a place it is not visible from here. */
export interface Point {
  description: string;
  place: Place | undefined;
}

interface PointsProps {
  points: Point[];
  opened: number | null;
  onOpen: (index: number | null) => void;
}

/**
 * Buttons on the picture, each with its description beside it while it is open: Escape, a press elsewhere and the
 * button close it.
 */
export function Points({ points, opened, onOpen }: PointsProps) {
  const box = useRef<HTMLUListElement>(null);
  useClosing(box, opened !== null, () => onOpen(null));
  return (
    <ul className="points" ref={box}>
      {points.map(({ description, place }, index) =>
        place ? (
          <li key={description} style={{ translate: `${place.x}% ${place.y}%` }}>
            <PointButton
              description={description}
              isOpen={opened === index}
              onPress={() => onOpen(opened === index ? null : index)}
            />
            {opened === index && (
              <p className="point-text" data-across={acrossOf(place)} data-above={place.y > 45 || undefined}>
                {description}
              </p>
            )}
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface PointButtonProps {
  description: string;
  isOpen: boolean;
  onPress: () => void;
}

/** Opened from the list, it gets the focus once the view has turned to it. */
function PointButton({ description, isOpen, onPress }: PointButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <button
      ref={button}
      type="button"
      className="point"
      aria-label={description}
      aria-expanded={isOpen}
      onClick={onPress}
    />
  );
}

/** The side on which a description hangs, so that it stays within the picture. */
function acrossOf({ x }: Place): 'left' | 'middle' | 'right' {
  return x < 35 ? 'left' : x > 65 ? 'right' : 'middle';
}

interface PointListProps {
  points: Point[];
  onPick: (index: number) => void;
}

/** All hotspots by name behind a button, including those on the far side. */
export function PointList({ points, onPick }: PointListProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useClosing(box, isOpen, () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  });
  const pick = (index: number) => {
    setOpen(false);
    onPick(index);
  };
  return (
    <div className="point-list" ref={box}>
      <button
        type="button"
        className="stage-button"
        aria-expanded={isOpen}
        aria-label="Points of interest"
        title="Points of interest"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="list" />
      </button>
      {isOpen && (
        <ul data-still>
          {points.map(({ description }, index) => (
            <li key={description}>
              <button type="button" onClick={() => pick(index)}>
                {description}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Closes what is open on Escape, before anything around it does, and on a press outside the box. */
function useClosing(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) latest.current();
    };
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('pointerdown', onPress, options);
    return () => listening.abort();
  }, [box, isOpen]);
}
