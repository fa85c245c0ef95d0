import type { MyDataSection } from '../../../features/account/garage/model.ts';
import { GarageForm } from './garage-form.tsx';
import { Lines } from './lines.tsx';

export function MyData({ section, action }: { section: MyDataSection; action: string }) {
  const { kept, retention, download, remove } = section;
  return (
    <>
      <section className="garage-box" aria-labelledby="kept-h">
        <h2 id="kept-h">What we keep about you</h2>
        <Lines lines={kept} />
        <p>
          <a className="btn btn--line" href={download.href} download>
            {download.label}
          </a>
        </p>
      </section>
      <section className="garage-box" aria-labelledby="how-long-h">
        <h2 id="how-long-h">How long we keep it</h2>
        <TextLines lines={retention} />
      </section>
      <section className="garage-box" aria-labelledby="delete-h">
        <h2 id="delete-h">{remove.label}</h2>
        <h3>Deleted straight away</h3>
        <TextLines lines={remove.goes} />
        <h3>What we keep</h3>
        <TextLines lines={remove.stays} />
        <GarageForm action={action} does="delete" className="form">
          <label className="check">
            <input type="checkbox" name="sure" value="on" required />
            {remove.confirm}
          </label>
          <div className="form-buttons">
            <button className="btn btn--line" type="submit">
              {remove.label}
            </button>
          </div>
        </GarageForm>
      </section>
    </>
  );
}

function TextLines({ lines }: { lines: string[] }) {
  return (
    <ul className="garage-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
