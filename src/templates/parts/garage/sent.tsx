import type { SentRow, SentSection } from '../../../features/garage/model.ts';
import { Icon } from '../../../ui/icon.tsx';

/** What was sent, the last first, each with what it was about and what was booked by it (F5). */
export function Sent({ section }: { section: SentSection }) {
  return (
    <ul className="garage-rows">
      {section.rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Row({ row: { heading, date, about, lines, booking } }: { row: SentRow }) {
  return (
    <li>
      <div>
        <h2>{heading}</h2>
        <p className="mute">
          {date}
          {about && (
            <>
              {' · '}
              {about.href ? <a href={about.href}>{about.label}</a> : about.label}
            </>
          )}
        </p>
        {booking && (
          <p className={booking.isAhead ? 'garage-booked' : 'mute'}>
            <Icon name="calendar" />
            {booking.isAhead ? booking.text : `${booking.text} (past)`}
          </p>
        )}
        {lines.length > 0 && (
          <dl className="garage-lines">
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
