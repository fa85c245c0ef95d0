import type { ComponentProps, ReactNode } from 'react';
import { formatThousands } from '../../../domain/text/format.ts';
import type { FilterGroup, SliderModel } from '../../../features/search/panel/groups.ts';
import { computeHandles, type Side } from '../../../features/search/panel/handles.ts';
import type { OptionList } from '../../../features/search/panel/options.ts';
import { formatListId } from '../../../kernel/stock/address.ts';
import { encodeScale, findPlace } from '../../../search/slider-scale.ts';
import { BudgetWords } from '../finance/budget-words.tsx';
import { Checks } from './filter-checks.tsx';

interface GroupBodyProps {
  group: FilterGroup;
  /** The page with whole lists; null: the lists are whole. */
  wholeHref?: string | null;
}

/** The content of one block of the filter panel. */
export function GroupBody({ group, wholeHref = null }: GroupBodyProps) {
  switch (group.kind) {
    case 'checks':
      return <Checks list={group.list} id={formatListId(group.list.name)} label={group.label} wholeHref={wholeHref} />;
    case 'toggles':
      return <Toggles list={group.list} />;
    case 'price':
      return <Price group={group} />;
    case 'km':
      return <Kilometres group={group} />;
    case 'year':
      return <Years group={group} />;
    case 'budget':
      return <Budget group={group} />;
    case 'dollars':
      return <Dollars group={group} />;
    case 'figures':
      return <Figures group={group} />;
    case 'least':
      return <Least group={group} />;
    default:
      return group satisfies never;
  }
}

const count = (value: number) => formatThousands(value);

function Toggles({ list }: { list: OptionList }) {
  return (
    <div className="toggles">
      {list.options.map((option) => (
        <label key={option.value}>
          <input type="checkbox" name={list.name} value={option.value} defaultChecked={option.checked} />
          {option.swatch && <i className="swatch" style={{ background: option.swatch }} />}
          {option.label} <span>{count(option.count)}</span>
        </label>
      ))}
    </div>
  );
}

type GroupOf<Kind extends FilterGroup['kind']> = Extract<FilterGroup, { kind: Kind }>;

function Price({ group: { slider, bars, buttonLabel } }: { group: GroupOf<'price'> }) {
  return (
    <>
      <Histogram bars={bars} slider={slider} />
      <Span name="price" unit="$" slider={slider}>
        <Handle side="min" label="Minimum price" say={dollars} slider={slider} isWaiting />
        <Handle side="max" label="Maximum price" say={dollars} slider={slider} isWaiting />
      </Span>
      <div className="two-fields">
        <DollarBox label="From" name="price_min" defaultValue={amount(slider.min)} />
        <DollarBox label="To" name="price_max" defaultValue={amount(slider.max)} />
      </div>
      <BlockButton label={buttonLabel} />
    </>
  );
}

const BAR = 10;
const GAP = 2;

/**
 * The stock by price over the slider: one path, and once more, clipped to what is chosen. The line along its foot makes
 * it as wide as the slider whichever bars there are.
 */
function Histogram({ bars, slider }: { bars: number[]; slider: SliderModel }) {
  const width = bars.length * BAR;
  const drawn = bars.map((height, at) => (height > 0 ? `M${at * BAR} 100v-${height}h${BAR - GAP}v${height}z` : ''));
  return (
    <svg
      className="hist"
      aria-hidden="true"
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      style={endsOf(slider)}
    >
      <path id="price-bars" d={`M0 100H${width}${drawn.join('')}`} />
      <use href="#price-bars" />
    </svg>
  );
}

/** An end of a range as it stands in its box: empty when it is open. */
const amount = (value: number | null) => (value === null ? '' : count(value));

/**
 * Formats that the server reads, nine digits at most: the browser itself validates the box by it, and shows the error.
 */
const AMOUNT = '[$,\\s]*\\d([,\\s]*\\d){0,8}[,\\s]*(\\.\\d+)?\\s*[kK]?\\s*';

/** A box for dollars, with a `$` before it; applied by its block's button. */
function DollarBox({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="field">
      {label}
      <span className="affixed">
        <span>$</span>
        <input
          className="input"
          inputMode="numeric"
          placeholder="Any"
          pattern={AMOUNT}
          title="A price in dollars, such as 20,000"
          data-waits=""
          {...input}
        />
      </span>
    </label>
  );
}

function FigureBox({
  label,
  unit,
  row,
  name,
  ...input
}: { label: string; unit: string; row?: boolean } & ComponentProps<'input'>) {
  return (
    <label className={row ? 'field field--row' : 'field'}>
      {label}
      <span className="affixed">
        <input className="input" name={name} inputMode="numeric" placeholder="Any" pattern={AMOUNT} {...input} />
        <span>{unit}</span>
      </span>
    </label>
  );
}

/** The error stands below the button: above, it would push the button away from under the click that leaves the box. */
function BlockButton({ label, wrong = 'Please enter a price such as 20,000.' }: { label: string; wrong?: string }) {
  return (
    <>
      <button className="btn btn--line btn--s btn--block" type="submit">
        {label}
      </button>
      <p className="wrong-value">{wrong}</p>
    </>
  );
}

function Dollars({ group: { key, from, to, buttonLabel } }: { group: GroupOf<'dollars'> }) {
  return (
    <>
      <div className="two-fields">
        <DollarBox label="From" name={`${key}_min`} defaultValue={from ?? ''} />
        <DollarBox label="To" name={`${key}_max`} defaultValue={to ?? ''} />
      </div>
      <BlockButton label={buttonLabel} />
    </>
  );
}

function Figures({ group: { key, from, to, unit, buttonLabel } }: { group: GroupOf<'figures'> }) {
  const box = { unit, title: `In ${unit}, such as 2,000`, 'data-waits': '' };
  return (
    <>
      <div className="two-fields">
        <FigureBox label="From" name={`${key}_min`} defaultValue={from ?? ''} {...box} />
        <FigureBox label="To" name={`${key}_max`} defaultValue={to ?? ''} {...box} />
      </div>
      <BlockButton label={buttonLabel} wrong="Please enter a number such as 2,000." />
    </>
  );
}

function Least({ group: { key, from, to, steps } }: { group: GroupOf<'least'> }) {
  return (
    <>
      <Choice name={`${key}_min`} label="At least" chosen={from} choices={steps} />
      {to !== null && <input type="hidden" name={`${key}_max`} value={to} />}
    </>
  );
}

function Budget({ group: { from, budget, buttonLabel } }: { group: GroupOf<'budget'> }) {
  return (
    <>
      {from !== null && <input type="hidden" name="weekly_price_min" value={from} />}
      <DollarBox
        label="Maximum weekly repayment"
        name={budget.name}
        defaultValue={budget.value ?? ''}
        title="Dollars a week, such as 150"
      />
      <BlockButton label={buttonLabel} />
      <BudgetWords budget={budget} />
    </>
  );
}

const dollars = (value: number) => `$${count(value)}`;
const kilometres = (value: number) => `${count(value)} km`;

interface SpanProps {
  /** Its boxes are called after it. */
  name: string;
  unit: '$' | 'km';
  slider: SliderModel;
  children: ReactNode;
}

/** A slider; the browser couples it with its boxes (`features/search/parts/span.ts`). */
function Span({ name, unit, slider, children }: SpanProps) {
  const { scale, step, minGap } = slider;
  return (
    <div
      className="range"
      style={endsOf(slider)}
      data-span={name}
      data-unit={unit}
      data-step={step}
      data-gap={minGap}
      data-scale={scale ? encodeScale(scale) : undefined}
    >
      {children}
    </div>
  );
}

function endsOf(slider: SliderModel) {
  const handles = computeHandles(slider, slider);
  return { '--a': percentOf(slider, handles.min), '--b': percentOf(slider, handles.max) };
}

const percentOf = ({ low, high, scale }: SliderModel, value: number) =>
  Math.round(1000 * (scale ? findPlace(scale, value) : (value - low) / (high - low))) / 10;

interface HandleProps {
  side: Side;
  label: string;
  /** The value as screen readers say it. */
  say(value: number): string;
  slider: SliderModel;
  isWaiting?: boolean;
}

function Handle({ side, label, say, slider, isWaiting }: HandleProps) {
  const handles = computeHandles(slider, slider);
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={slider[side] === null ? 'Any' : say(handles[side])}
      // Where both stand at the upper end, the lower one is the one that can still be moved.
      style={side === 'min' && percentOf(slider, handles.min) > 50 ? { zIndex: 2 } : undefined}
      {...(slider.scale
        ? { min: 0, max: 1, step: 'any', defaultValue: findPlace(slider.scale, handles[side]).toFixed(5) }
        : { min: slider.low, max: slider.high, step: slider.step, defaultValue: handles[side] })}
      data-side={side}
      data-waits={isWaiting ? '' : undefined}
    />
  );
}

function Kilometres({ group: { slider } }: { group: GroupOf<'km'> }) {
  return (
    <>
      <Span name="km" unit="km" slider={slider}>
        <Handle side="max" label="Maximum kilometres" say={kilometres} slider={slider} />
      </Span>
      {slider.min !== null && <input type="hidden" name="km_min" value={slider.min} />}
      <FigureBox
        row
        label="Up to"
        unit="km"
        name="km_max"
        title="Maximum km, such as 60,000"
        defaultValue={amount(slider.max)}
      />
      <p className="wrong-value">Please enter a number such as 60,000.</p>
    </>
  );
}

function Years({ group: { from, to, years } }: { group: GroupOf<'year'> }) {
  const choices = years.map((value) => ({ value, label: null }));
  return (
    <div className="two-fields">
      <Choice name="year_min" label="From" chosen={from} choices={choices} />
      <Choice name="year_max" label="To" chosen={to} choices={choices} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: number | null;
  /** A value without a label of its own is its own label. */
  choices: { value: number; label: string | null }[];
}

function Choice(props: ChoiceProps) {
  const chosen = props.chosen === null ? '' : String(props.chosen);
  return (
    <label className="field">
      {props.label}
      <select className="input" name={props.name} defaultValue={chosen} data-value={chosen}>
        <option value="">Any</option>
        {props.choices.map(({ value, label }) => (
          <option key={value} value={label ? value : undefined}>
            {label ?? value}
          </option>
        ))}
      </select>
    </label>
  );
}
