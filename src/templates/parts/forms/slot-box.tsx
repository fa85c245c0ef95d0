import { type FreeTimes, useFreeTimes } from '../../../features/test-drive/parts/use-free-times.ts';
import { ANY_TIME, type Field, type FieldSlots } from '../../../kernel/forms/fields/schema.ts';
import { formatMoment } from '../../../kernel/forms/format-slots.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { Common } from './form-box.tsx';

interface SlotBoxProps {
  field: Field;
  typed: string;
  common: Common;
}

/**
 * Times by day, one day open at a time, and the choice of no particular time. A chosen time that has since gone stays
 * visible, and says so.
 */
export function SlotBox({ field: { slots, options = [] }, typed, common }: SlotBoxProps) {
  const { ref, days, gone } = useFreeTimes(slots, typed, common['aria-invalid'] === true);
  const any = options.find(({ value }) => value === ANY_TIME);
  return (
    <div className="form-times" ref={ref}>
      {any && <Time value={any.value} label={any.label} typed={typed || ANY_TIME} common={common} isFirst />}
      {gone && slots && (
        <Time
          key={gone}
          value={gone}
          label={`${formatMoment(new Date(gone), slots.timeZone)} (no longer free)`}
          typed={gone}
          common={common}
        />
      )}
      {slots && <Days id={common.id} days={days} typed={typed} common={common} />}
      {slots && days.length === 0 && (
        <p className="small mute">All times are taken. Leave it blank and we’ll call you.</p>
      )}
    </div>
  );
}

interface DaysProps extends Pick<FreeTimes, 'days'> {
  id: string;
  typed: string;
  common: Common;
}

function Days({ id, days, typed, common }: DaysProps) {
  const chosen = days.findIndex(({ times }) => times.some(({ value }) => value === typed));
  return days.map((day, index) => (
    <details key={day.date} name={`${id}-day`} open={index === Math.max(0, chosen)} className="form-day">
      <summary>
        <b>{day.label}</b>
        <span>{timesText(day)}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="form-day-times">
        {day.times.map(({ value, label }) => (
          <Time key={value} value={value} label={label} day={day.label} typed={typed} common={common} />
        ))}
      </div>
    </details>
  ));
}

function timesText({ times }: FieldSlots['days'][number]): string {
  return times.length === 1 ? '1 time' : `${times.length} times`;
}

interface TimeProps {
  value: string;
  label: string;
  /** Read before the time by screen readers. */
  day?: string;
  typed: string;
  common: Common;
  isFirst?: boolean;
}

function Time({ value, label, day, typed, common: { id, ...common }, isFirst }: TimeProps) {
  return (
    <label className="form-time">
      <input type="radio" id={isFirst ? id : undefined} value={value} defaultChecked={value === typed} {...common} />
      <span>
        {day && <span className="vh">{day}, </span>}
        {label}
      </span>
    </label>
  );
}
