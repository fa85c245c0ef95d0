import type { FigureControl } from '../../../features/finance/calculator/parts/use-calculator.ts';
import { formatFigure } from '../../../kernel/finance/calculator/inputs.ts';
import type { CalculatorField } from '../../../kernel/finance/calculator/model.ts';

interface FigureProps {
  field: CalculatorField;
  control: FigureControl;
}

/** An input as a box and a slider that agree, or as the only choices there are. */
export function Figure({ field, control }: FigureProps) {
  if (field.only) return <Choices field={field} control={control} />;
  const { name, label, bounds, quick } = field;
  return (
    <div className="fincalc-figure">
      <div className="fincalc-row">
        <label htmlFor={`fincalc-${name}`}>{label}</label>
        <Box field={field} control={control} />
      </div>
      <Slider field={field} control={control} />
      <div className="fincalc-ends" aria-hidden="true">
        <span>{formatFigure(bounds.min, field)}</span>
        <span>{formatFigure(field.sliderMax, field)}</span>
      </div>
      {quick.length > 0 && <Quick field={field} control={control} />}
      <div className="fincalc-help" id={`fincalc-${name}-help`}>
        {control.help}
      </div>
    </div>
  );
}

function Box({ field: { name, unit, decimals }, control: { text, help, onType, onSettle } }: FigureProps) {
  return (
    <span className="affixed">
      {unit === 'dollars' && <span aria-hidden="true">$</span>}
      <input
        className="input"
        id={`fincalc-${name}`}
        name={name}
        inputMode={decimals === 'taken' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text}
        aria-describedby={help ? `fincalc-${name}-help` : undefined}
        onChange={onType}
        onBlur={onSettle}
        onKeyDown={({ key }) => key === 'Enter' && onSettle()}
      />
      {unit !== 'dollars' && <span aria-hidden="true">{unit === 'percent' ? '% p.a.' : 'years'}</span>}
    </span>
  );
}

function Slider({ field, control: { value, onSlide } }: FigureProps) {
  const { label, bounds, sliderMax } = field;
  const shown = Math.min(value, sliderMax);
  const share = Math.round((1000 * (shown - bounds.min)) / Math.max(sliderMax - bounds.min, 1e-9)) / 10;
  return (
    <div className="range" style={{ '--a': 0, '--b': share }}>
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={formatFigure(value, field)}
        min={bounds.min}
        max={sliderMax}
        step={bounds.step}
        value={shown}
        onChange={onSlide}
      />
    </div>
  );
}

function Quick({ field, control: { value, onPick } }: FigureProps) {
  return (
    <fieldset className="fincalc-quick">
      <legend className="vh">{field.label}, quickly</legend>
      {field.quick.map((figure) => (
        <button key={figure} type="button" aria-pressed={figure === value} onClick={() => onPick(figure)}>
          {formatFigure(figure, field)}
        </button>
      ))}
    </fieldset>
  );
}

function Choices({ field, control: { value, onPick } }: FigureProps) {
  return (
    <fieldset className="fincalc-often">
      <legend>{field.label}</legend>
      <div className="fincalc-choices">
        {field.quick.map((figure) => (
          <label key={figure}>
            <input
              type="radio"
              name={field.name}
              value={figure}
              checked={figure === value}
              onChange={() => onPick(figure)}
            />
            {formatFigure(figure, field)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
