import type { AlertsModel, SavedSearchesSection, SavedSearchRow } from '../../../features/account/garage/model.ts';
import { ALERTS_ANCHOR } from '../../../kernel/addresses/garage.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { GarageForm } from './garage-form.tsx';

/** Saved searches, and how the visitor is notified of news (F5). */
export function SavedSearches({ section, action }: { section: SavedSearchesSection; action: string }) {
  const { searches, alerts } = section;
  return (
    <>
      {searches.length > 0 && (
        <ul className="garage-rows">
          {searches.map((search) => (
            <Search key={search.id} search={search} action={action} alerts={alerts} />
          ))}
        </ul>
      )}
      {alerts && <Alerts alerts={alerts} action={action} />}
    </>
  );
}

interface SearchProps {
  search: SavedSearchRow;
  action: string;
  alerts: AlertsModel | null;
}

function Search({ search, action, alerts }: SearchProps) {
  const { id, name, href, filters, found, savedOn, tell } = search;
  const pause = alerts?.pause;
  return (
    <li>
      <div>
        <h2>
          <a href={href}>{name}</a>
        </h2>
        <p className="mute">{[found ?? 'This search no longer works here', filters].filter(Boolean).join('. ')}</p>
        <p className="mute small">Saved on {savedOn}</p>
        {pause && (pause.isOff || tell) && (
          <p className="small garage-pause">
            {pause.text} <a href={pause.href}>{pause.label}</a>
          </p>
        )}
      </div>
      <div className="garage-acts">
        {alerts && !pause?.isOff && (
          <GarageForm action={action} does={tell ? 'quiet' : 'tell'} id={id}>
            <button className="link" type="submit">
              {tell ? 'Stop alerts' : 'Turn on alerts'}
              <span className="vh"> for {name}</span>
            </button>
          </GarageForm>
        )}
        <GarageForm action={action} does="remove" id={id}>
          <button className="link" type="submit">
            Remove<span className="vh"> {name}</span>
          </button>
        </GarageForm>
      </div>
    </li>
  );
}

function Alerts({ alerts, action }: { alerts: AlertsModel; action: string }) {
  return (
    <section className="garage-box" id={ALERTS_ANCHOR.slice(1)} aria-labelledby="alerts-h">
      <h2 id="alerts-h">How should we contact you?</h2>
      {alerts.confirm && (
        <div className="notice garage-confirm">
          <Icon name="alert" />
          <p>
            {alerts.confirm.text} <b>{alerts.confirm.email}</b>
          </p>
          <GarageForm action={action} does="resend-confirmation">
            <button className="btn btn--line btn--s" type="submit">
              {alerts.confirm.button}
            </button>
          </GarageForm>
        </div>
      )}
      <GarageForm action={action} does="alerts" className="form">
        <fieldset className="garage-ways">
          <legend className="vh">How should we contact you?</legend>
          {alerts.ways.map(({ value, label, hint }) => (
            <label className="check" key={value}>
              <input type="radio" name="way" value={value} defaultChecked={alerts.way === value} />
              <span>
                {label}
                {hint && <small className="mute">{hint}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        <label className="check">
          <input type="checkbox" name="price_drops" value="on" defaultChecked={alerts.priceDrops} />
          Also tell me when something I saved drops in price
        </label>
        <p className="small mute">Once a day at most, during the day. Unsubscribe from any message.</p>
        <div className="form-buttons">
          <button className="btn btn--ink" type="submit">
            Save
          </button>
        </div>
      </GarageForm>
    </section>
  );
}
