import type { DetailBox, DetailsSection } from '../../../features/account/garage/model.ts';
import { GarageForm } from './garage-form.tsx';

/** The visitor's details in boxes; the phone is the one that they signed in with (S3: saved user details). */
export function Details({ section, action }: { section: DetailsSection; action: string }) {
  return (
    <section className="garage-box">
      <GarageForm action={action} does="save" className="form">
        <p>
          Mobile Number: <b>{section.phone}</b>{' '}
          <span className="mute small">You sign in with this number, so you can’t change it here.</span>
        </p>
        <div className="form-fields">
          {section.boxes.map((box) => (
            <Box key={box.name} box={box} />
          ))}
        </div>
        <div className="form-buttons">
          <button className="btn btn--ink" type="submit">
            Save my details
          </button>
        </div>
      </GarageForm>
    </section>
  );
}

function Box({ box: { name, label, value, problem, autoComplete, inputMode } }: { box: DetailBox }) {
  const id = `detail-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <span className="form-may">(optional)</span>
      </label>
      <input
        className="input"
        id={id}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-p` : undefined}
      />
      {problem && (
        <span className="field-p" id={`${id}-p`} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
