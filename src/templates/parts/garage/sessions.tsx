import type { SessionsSection } from '../../../features/account/garage/model.ts';
import { GarageForm } from './garage-form.tsx';

/** Every browser that is signed in, each with a button to sign it out (F1). */
export function Sessions({ section, action }: { section: SessionsSection; action: string }) {
  return (
    <ul className="garage-rows">
      {section.sessions.map(({ id, browser, lines, isThis }) => (
        <li key={id}>
          <div>
            <h2>
              {browser}
              {isThis && <span className="garage-this">This browser</span>}
            </h2>
            {lines.map((line) => (
              <p className="mute" key={line}>
                {line}
              </p>
            ))}
          </div>
          <div className="garage-acts">
            <GarageForm action={action} does="end" id={id}>
              <button className="btn btn--line btn--s" type="submit">
                {isThis ? 'Sign out here' : 'Sign out this device'}
                <span className="vh"> of {browser}</span>
              </button>
            </GarageForm>
          </div>
        </li>
      ))}
    </ul>
  );
}
