import { type ChangeEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import type { SliderModel } from '../groups.ts';

interface Span {
  min: string;
  max: string;
}

/** `given` is what the page says, `setSince` what was set while an answer was on its way. */
interface Shown {
  given: string;
  boxes: Span;
  setSince: Partial<Span>;
}

/** A slider with its boxes: what they show, and what each handle and box does. The boxes carry the value; empty is open. */
export interface SpanControls {
  boxes: Span;
  /** Where the handles stand, in the slider's unit. */
  handles: { min: number; max: number };
  /** The same in percent of the slider's length, for drawing. */
  percent: { min: number; max: number };
  moveHandle(side: keyof Span): (event: ChangeEvent<HTMLInputElement>) => void;
  typeInBox(side: keyof Span): (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Ties handles and boxes together (B8): handles stay at least one step apart, a handle at its end leaves that side open, and what is
 * typed moves the handle. When the page brings other values they replace what was set here, but for a side that was set while they were
 * on their way.
 */
export function useSpan(slider: SliderModel): SpanControls {
  const isLoading = useNavigation().state !== 'idle';
  const given = `${slider.min}:${slider.max}`;
  const [shown, setShown] = useState<Shown>({ given, boxes: boxesOf(slider), setSince: {} });
  if (shown.given !== given)
    setShown({ given, boxes: { ...boxesOf(slider), ...shown.setSince }, setSince: {} });
  const { boxes, setSince } = shown;
  const handles = {
    min: clamp(parseAmount(boxes.min) ?? slider.low, slider.low, slider.high),
    max: clamp(parseAmount(boxes.max) ?? slider.high, slider.low, slider.high),
  };
  const setBoxes = (change: Partial<Span>) =>
    setShown({
      given,
      boxes: { ...boxes, ...change },
      setSince: isLoading ? { ...setSince, ...change } : {},
    });
  const percentOf = (value: number) =>
    Math.round((1000 * (value - slider.low)) / (slider.high - slider.low)) / 10;
  return {
    boxes,
    handles,
    percent: { min: percentOf(handles.min), max: percentOf(handles.max) },
    moveHandle: (side) => (event) => {
      const value = apart(side, Number(event.target.value), handles, slider.step);
      setBoxes({ [side]: value === (side === 'min' ? slider.low : slider.high) ? '' : format(value) });
    },
    typeInBox: (side) => (event) => setBoxes({ [side]: event.target.value }),
  };
}

function apart(side: keyof Span, value: number, handles: { min: number; max: number }, step: number): number {
  return side === 'min' ? Math.min(value, handles.max - step) : Math.max(value, handles.min + step);
}

function boxesOf({ min, max }: SliderModel): Span {
  return { min: min === null ? '' : format(min), max: max === null ? '' : format(max) };
}

function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[^\d.]/g, '');
  return digits ? Number(digits) : undefined;
}

const format = (value: number) => value.toLocaleString('en-AU');

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
