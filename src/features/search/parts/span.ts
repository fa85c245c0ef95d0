import { formatThousands } from '../../../domain/text/format.ts';
import { parseAmount } from '../../../search/state.ts';
import { computeHandles, computeMovedHandle, type Side } from '../panel/handles.ts';
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
}

/** Draws every slider as its boxes say. */
export function drawSpans(root: HTMLElement): void {
  for (const range of root.querySelectorAll<HTMLElement>('.range')) drawSpan(range);
}

function moveHandle(range: HTMLElement, side: Side, handle: HTMLInputElement, edits: Edits): void {
  const box = boxOf(range, side);
  if (!box) return;
  const moved = computeMovedHandle(ruleOf(range, handle), side, Number(handle.value), handlesOf(range, handle));
  box.value = moved === null ? '' : formatThousands(moved);
  edits.add(box);
}

function drawSpan(range: HTMLElement): void {
  const ends = [...range.querySelectorAll<HTMLInputElement>('input')];
  const [first] = ends;
  if (!first) return;
  const { low, high } = ruleOf(range, first);
  const handles = handlesOf(range, first);
  const percentOf = (value: number) => Math.round((1000 * (value - low)) / (high - low)) / 10;
  range.style.setProperty('--a', String(percentOf(handles.min)));
  range.style.setProperty('--b', String(percentOf(handles.max)));
  for (const handle of ends) {
    const side = handle.dataset.side as Side;
    const value = formatThousands(handles[side]);
    handle.value = String(handles[side]);
    handle.setAttribute('aria-valuetext', boxOf(range, side)?.value ? sayAs(range, value) : 'Any');
    // Where both stand at the upper end, the lower one is the one that can still be moved.
    handle.style.zIndex = side === 'min' && percentOf(handles.min) > 50 ? '2' : '';
  }
  lightBars(range, handles, low, high);
}

function lightBars(range: HTMLElement, handles: Record<Side, number>, low: number, high: number): void {
  const bars = [...(range.parentElement?.querySelectorAll('.hist > i') ?? [])];
  const width = (high - low) / bars.length;
  bars.forEach((bar, at) => {
    bar.classList.toggle('in-range', low + (at + 1) * width > handles.min && low + at * width < handles.max);
  });
}

const sayAs = ({ dataset }: HTMLElement, value: string) =>
  dataset.unit === '$' ? `$${value}` : `${value} ${dataset.unit}`;

function ruleOf({ dataset }: HTMLElement, { min, max, step }: HTMLInputElement) {
  return { low: Number(min), high: Number(max), step: Number(step), minGap: Number(dataset.gap) };
}

function handlesOf(range: HTMLElement, handle: HTMLInputElement): Record<Side, number> {
  const [min, max] = SIDES.map((side) => parseAmount(boxOf(range, side)?.value ?? '') ?? null);
  return computeHandles(ruleOf(range, handle), { min: min ?? null, max: max ?? null });
}

function boxOf(range: HTMLElement, side: Side): HTMLInputElement | null {
  return range.parentElement?.querySelector<HTMLInputElement>(`[name="${range.dataset.span}_${side}"]`) ?? null;
}
