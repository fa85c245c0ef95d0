import { formatThousands } from '../../../domain/text/format.ts';
import { decodeScale, findAmount, findPlace, type SliderScale } from '../../../search/slider-scale.ts';
import { parseAmount } from '../../../search/state.ts';
import { computeHandles, computeMovedHandle, findKeyedAmount, type Side } from '../panel/handles.ts';
import type { Edits } from './edits.ts';

const SIDES: readonly Side[] = ['min', 'max'];

/**
 * Couples the handles of each slider with its boxes (B8): handles keep their distance, a handle at its end leaves that
 * side open, and typing moves the handle. The boxes carry the value; empty is open.
 */
export function coupleSpans(root: HTMLElement, edits: Edits): void {
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const range = target.closest('.fgroup')?.querySelector<HTMLElement>('.range');
    if (!range) return;
    const side = target.dataset.side as Side | undefined;
    if (side) moveHandle(range, side, target, edits);
    drawSpan(range);
  });
  root.addEventListener('keydown', (event) => {
    const { target } = event;
    const range = target instanceof HTMLInputElement && target.closest<HTMLElement>('.range[data-scale]');
    if (!range || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = findKeyedAmount(event.key, ruleOf(range, target), handlesOf(range, target)[target.dataset.side as Side]);
    if (to === undefined) return;
    event.preventDefault();
    target.value = String(findPlace(scaleOf(range)!, to));
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Draws every slider as its boxes say. */
export function drawSpans(root: HTMLElement): void {
  for (const range of root.querySelectorAll<HTMLElement>('.range')) drawSpan(range);
}

function moveHandle(range: HTMLElement, side: Side, handle: HTMLInputElement, edits: Edits): void {
  const box = boxOf(range, side);
  if (!box) return;
  const rule = ruleOf(range, handle);
  const scale = scaleOf(range);
  const value = scale ? findAmount(scale, Number(handle.value), rule) : Number(handle.value);
  const moved = computeMovedHandle(rule, side, value, handlesOf(range, handle));
  box.value = moved === null ? '' : formatThousands(moved);
  edits.add(box);
}

function drawSpan(range: HTMLElement): void {
  const ends = [...range.querySelectorAll<HTMLInputElement>('input')];
  const [first] = ends;
  if (!first) return;
  const { low, high } = ruleOf(range, first);
  const handles = handlesOf(range, first);
  const scale = scaleOf(range);
  const percentOf = (value: number) =>
    Math.round(1000 * (scale ? findPlace(scale, value) : (value - low) / (high - low))) / 10;
  for (const part of [range, range.parentElement?.querySelector<SVGElement>('.hist')]) {
    part?.style.setProperty('--a', String(percentOf(handles.min)));
    part?.style.setProperty('--b', String(percentOf(handles.max)));
  }
  for (const handle of ends) {
    const side = handle.dataset.side as Side;
    const value = formatThousands(handles[side]);
    handle.value = String(scale ? findPlace(scale, handles[side]) : handles[side]);
    handle.setAttribute('aria-valuetext', boxOf(range, side)?.value ? sayAs(range, value) : 'Any');
    // Where both stand at the upper end, the lower one is the one that can still be moved.
    handle.style.zIndex = side === 'min' && percentOf(handles.min) > 50 ? '2' : '';
  }
}

const sayAs = ({ dataset }: HTMLElement, value: string) =>
  dataset.unit === '$' ? `$${value}` : `${value} ${dataset.unit}`;

function ruleOf(range: HTMLElement, { min, max }: HTMLInputElement) {
  const { step, gap } = range.dataset;
  const [low, high] = [scaleOf(range)?.amounts.at(0), scaleOf(range)?.amounts.at(-1)];
  return { low: low ?? Number(min), high: high ?? Number(max), step: Number(step), minGap: Number(gap) };
}

/** Where the slider's amounts lie; undefined: evenly, and a handle's value is its amount. */
function scaleOf({ dataset }: HTMLElement): SliderScale | undefined {
  return dataset.scale === undefined ? undefined : decodeScale(dataset.scale);
}

function handlesOf(range: HTMLElement, handle: HTMLInputElement): Record<Side, number> {
  const [min, max] = SIDES.map((side) => parseAmount(boxOf(range, side)?.value ?? '') ?? null);
  return computeHandles(ruleOf(range, handle), { min: min ?? null, max: max ?? null });
}

function boxOf(range: HTMLElement, side: Side): HTMLInputElement | null {
  return range.parentElement?.querySelector<HTMLInputElement>(`[name="${range.dataset.span}_${side}"]`) ?? null;
}
