import { type ChangeEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { parseAmount } from '../../../search/state.ts';
import type { SliderModel } from '../panel/groups.ts';
import { computeHandles, computeMovedHandle, type Side } from '../panel/handles.ts';

type Boxes = Record<Side, string>;

/** `sent` is the pending search, `setSince` what was set since it was sent. */
interface Shown {
  address: string;
  boxes: Boxes;
  sent: string | undefined;
  setSince: Partial<Boxes>;
}

/** A slider with its boxes: values and handlers of each. The boxes carry the value; empty is open. */
export interface SpanControls {
  boxes: Boxes;
  /** Where the handles stand, in the slider's unit. */
  handles: Record<Side, number>;
  /** The same in percent of the slider's length, for drawing. */
  percent: Record<Side, number>;
  moveHandle(side: Side): (event: ChangeEvent<HTMLInputElement>) => void;
  typeInBox(side: Side): (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Couples handles and boxes (B8): handles keep their distance, a handle at its end leaves that side open, and typing
 * moves the handle. Each page, identified by its `address`, replaces what was set here by its own values, except on a
 * side that was set since the search for that page was sent.
 */
export function useSpan(slider: SliderModel, address: string): SpanControls {
  const underWay = useNavigation().location?.key;
  const [shown, setShown] = useState<Shown>({
    address,
    boxes: boxesOf(slider),
    sent: undefined,
    setSince: {},
  });
  if (shown.address !== address)
    setShown({ address, boxes: { ...boxesOf(slider), ...shown.setSince }, sent: underWay, setSince: {} });
  else if (underWay && shown.sent !== underWay) setShown({ ...shown, sent: underWay, setSince: {} });
  const { boxes, setSince } = shown;
  const handles = computeHandles(slider, {
    min: parseAmount(boxes.min) ?? null,
    max: parseAmount(boxes.max) ?? null,
  });
  const setBox = (side: Side, text: string) =>
    setShown({
      ...shown,
      boxes: { ...boxes, [side]: text },
      setSince: underWay ? { ...setSince, [side]: text } : {},
    });
  const percentOf = (value: number) => Math.round((1000 * (value - slider.low)) / (slider.high - slider.low)) / 10;
  return {
    boxes,
    handles,
    percent: { min: percentOf(handles.min), max: percentOf(handles.max) },
    moveHandle: (side) => (event) =>
      setBox(side, written(computeMovedHandle(slider, side, Number(event.target.value), handles))),
    typeInBox: (side) => (event) => setBox(side, event.target.value),
  };
}

function boxesOf({ min, max }: SliderModel): Boxes {
  return { min: written(min), max: written(max) };
}

function written(amount: number | null): string {
  return amount === null ? '' : amount.toLocaleString('en-AU');
}
