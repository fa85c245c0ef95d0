import type { HolidaysModel, WeekLine } from '../../../features/places/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The hours of a week; nothing where none are known (H4). */
export function PlaceWeek({ week }: { week: WeekLine[] }) {
  if (week.length === 0) return null;
  return (
    <dl className="week">
      {week.map(({ days, text, href }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Days with other hours, in a dialog. The browser opens and closes it by itself, without scripts (H4). */
export function HolidayHours({ holidays, of }: { holidays: HolidaysModel | null; of: string }) {
  if (!holidays) return null;
  const { id, heading, lines } = holidays;
  return (
    <>
      <button className="link loc-holidays-b" type="button" popoverTarget={id}>
        <Icon name="calendar" />
        {heading}
        <span className="vh"> of {of}</span>
      </button>
      <div className="loc-holidays" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-h`}>
        <div className="loc-holidays-h">
          <b id={`${id}-h`}>
            {heading}
            <span className="vh"> of {of}</span>
          </b>
          <button
            className="iconbtn"
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={`Close the ${heading.toLowerCase()}`}
          >
            <Icon name="x" />
          </button>
        </div>
        <p className="mute small">{of}</p>
        <dl>
          {lines.map(({ date, day, name, text, closed }) => (
            <div key={date}>
              <dt>
                {name && <b>{name}</b>}
                <time dateTime={date}>{day}</time>
              </dt>
              <dd className={closed ? 'is-closed' : undefined}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
