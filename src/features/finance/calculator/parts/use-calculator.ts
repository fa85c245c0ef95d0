import { type ChangeEvent, useState } from 'react';
import { parseFigure } from '../../../../domain/finance/calculator-input.ts';
import type { FrequencyName } from '../../../../domain/finance/loan/frequency.ts';
import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';
import {
  formatBoundsHelp,
  formatBoxFigure,
  toAllowedFigure,
  toSliderFigure,
  toTypableText,
} from '../../../../kernel/finance/calculator/inputs.ts';
import type {
  CalculatorField,
  CalculatorInputs,
  CalculatorIsland,
  CalculatorResult,
  FigureName,
} from '../../../../kernel/finance/calculator/model.ts';
import { computeResult } from '../result.ts';

export interface FigureControl {
  value: number;
  /** What the box shows: what is being typed, else the figure. */
  text: string;
  help: string | null;
  onType(event: ChangeEvent<HTMLInputElement>): void;
  /** Leaving the box, or Enter, puts the figure itself into it, within its bounds. */
  onSettle(): void;
  onSlide(event: ChangeEvent<HTMLInputElement>): void;
  onPick(figure: number): void;
}

export interface CalculatorControls {
  inputs: CalculatorInputs;
  result: CalculatorResult;
  figure(field: CalculatorField): FigureControl;
  onFrequency(frequency: FrequencyName): void;
}

/** Holds the calculator's figures, and recalculates as they change. The first change of a page is event 26 (E11). */
export function useCalculator(model: CalculatorIsland): CalculatorControls {
  const [inputs, setInputs] = useState<CalculatorInputs>(model.inputs);
  const [typed, setTyped] = useState<{ name: FigureName; text: string } | null>(null);
  const [touched, setTouched] = useState<readonly string[]>(['amount', ...model.asked]);
  const [isTold, setTold] = useState(false);
  const change = (name: FigureName | 'frequency', to: Partial<CalculatorInputs>) => {
    if (!isTold) sendCalculatorEvent(model.carId, name);
    setTold(true);
    if (!touched.includes(name)) setTouched([...touched, name]);
    setInputs({ ...inputs, ...to });
  };
  const set = (field: CalculatorField, figure: number) =>
    change(field.name, { [field.name]: toAllowedFigure(figure, field) });
  /** A finger that moves a slider leaves the focus in the box, which has to follow all the same. */
  const setElsewhere = (field: CalculatorField, figure: number) => {
    setTyped(null);
    set(field, figure);
  };
  const figure = (field: CalculatorField): FigureControl => {
    const { name } = field;
    const value = inputs[name];
    return {
      value,
      text: typed?.name === name ? typed.text : formatBoxFigure(value),
      help: touched.includes(name) ? formatBoundsHelp(value, field, model.texts.bounds) : null,
      onType({ target }) {
        setTyped({ name, text: toTypableText(target.value, field) });
        const figure = parseFigure(target.value, field.decimals);
        if (figure !== null) set(field, figure);
      },
      onSettle: () => setTyped(null),
      onSlide: ({ target }) => setElsewhere(field, toSliderFigure(value, Number(target.value), field)),
      onPick: (picked) => setElsewhere(field, picked),
    };
  };
  return {
    inputs,
    result: computeResult(inputs, model),
    figure,
    onFrequency: (frequency) => change('frequency', { frequency }),
  };
}

function sendCalculatorEvent(carId: number | null, input: string): void {
  const path = location.pathname + location.search;
  sendEventLazily({ name: 'finance_calculator', path, ...(carId !== null && { carId }), data: { input } });
}
