import type { SentRow, SentSection } from '../../../features/account/garage/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { Lines } from './lines.tsx';

/** Sent forms, the latest first, each with its subject and its booking (F5). */
export function Sent({ section }: { section: SentSection }) {
  return (
    <ul className="garage-rows">
      {section.rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

/** Follows a time, by the state of the booking. */
const STANDS = { open: '', over: ' (past)', cancelled: ' (cancelled)' };

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
          <p className={booking.state === 'open' ? 'garage-booked' : 'mute'}>
            <Icon name="calendar" />
            {booking.text + STANDS[booking.state]}
          </p>
        )}
        {booking?.change && (
          <p>
            <LinkTo className="link" to={booking.change} />
          </p>
        )}
        {lines.length > 0 && <Lines lines={lines} />}
      </div>
    </li>
  );
}
