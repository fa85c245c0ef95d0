import type { ReactNode } from 'react';
import type { BookingPageModel } from '../../../features/test-drive/bookings/model.ts';
import { FormCall } from '../forms/beside-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { SlotBox } from '../forms/slot-box.tsx';
import { PageHead } from '../navigation/page-head.tsx';

/** A shopper's booking: moving it to another time, or cancelling it, by plain forms. */
export function BookingPage({ model }: { model: BookingPageModel }) {
  const { heading, text, note, rows, move, cancel, action, ways, phone } = model;
  return (
    <div className="wrap finpage">
      <PageHead model={{ heading, intro: text }} />
      {note && (
        <Notice icon={note.kind === 'failed' ? 'alert' : 'check'} role={note.kind === 'failed' ? 'alert' : 'status'}>
          {note.text}
        </Notice>
      )}
      <div className="finpage-in">
        <div>
          {rows.length > 0 && <Rows rows={rows}>{cancel && <Cancel cancel={cancel} action={action} />}</Rows>}
          {move && <Move key={move.chosen} move={move} action={action} />}
          {ways.map(({ label, href }) => (
            <p key={href}>
              <a className="btn btn--line" href={href}>
                {label}
              </a>
            </p>
          ))}
        </div>
        <aside className="finpage-side" aria-label="Call us">
          <FormCall phone={phone} />
        </aside>
      </div>
    </div>
  );
}

function Rows({ rows, children }: Pick<BookingPageModel, 'rows'> & { children: ReactNode }) {
  return (
    <section className="garage-box" aria-label="Booking details">
      <dl className="garage-lines">
        {rows.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

interface MoveProps {
  move: NonNullable<BookingPageModel['move']>;
  action: string;
}

/** The free times, none of them chosen at first. */
function Move({ move: { heading, text, times, chosen, button }, action }: MoveProps) {
  return (
    <section className="garage-box" aria-labelledby="move-h">
      <h2 id="move-h">{heading}</h2>
      <p>{text}</p>
      {times && (
        <form method="post" action={action} className="form">
          <input type="hidden" name="do" value="move" />
          <fieldset className="field form-set form-slot">
            <legend>{times.label}</legend>
            <SlotBox
              field={times}
              typed={chosen}
              common={{ id: 'booking-slot', name: times.name, 'aria-invalid': chosen !== '' || undefined }}
            />
          </fieldset>
          <div className="form-buttons">
            <button className="btn btn--accent" type="submit">
              {button}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

interface CancelProps {
  cancel: NonNullable<BookingPageModel['cancel']>;
  action: string;
}

/** Has to be opened first, so that no single press cancels. */
function Cancel({ cancel: { heading, text, button }, action }: CancelProps) {
  return (
    <details className="booking-cancel">
      <summary>{heading}</summary>
      <form method="post" action={action} className="form">
        <input type="hidden" name="do" value="cancel" />
        <p>{text}</p>
        <div className="form-buttons">
          <button className="btn btn--line" type="submit">
            {button}
          </button>
        </div>
      </form>
    </details>
  );
}
