import type { GaragePageModel, GarageSection } from '../../../features/account/garage/model.ts';
import { useWatchedCount } from '../../../features/account/watchlist/parts/use-watched.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { NothingSaved } from '../saved/compare-these.tsx';
import { Details } from './details.tsx';
import { MyData } from './my-data.tsx';
import { SavedCars } from './saved-cars.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { Sent } from './sent.tsx';
import { Sessions } from './sessions.tsx';

/** The private garage: its menu, and the open section. Plain forms throughout, which need no scripts. */
export function GaragePage({ model }: { model: GaragePageModel }) {
  const { note, empty, section } = model;
  const isEmptied = useWatchedCount() === 0 && section.kind === 'saved-cars';
  return (
    <div className="wrap garage">
      <aside className="garage-side">
        <GarageMenu model={model} />
        <div className="garage-who">
          <p>
            <Icon name="phone" />
            <span>
              Signed in as <b>{model.phone}</b>
            </span>
          </p>
          <form method="post" action={model.signOut}>
            <button className="btn btn--line btn--s" type="submit">
              Sign out
            </button>
          </form>
        </div>
      </aside>
      <div className="garage-main">
        <PageHead model={model} />
        {note && (
          <p className="notice garage-note" role={note.kind === 'failed' ? 'alert' : 'status'}>
            <Icon name={note.kind === 'failed' ? 'alert' : 'check'} />
            <span>{note.text}</span>
          </p>
        )}
        {empty && (empty.isNow || isEmptied) && <NothingSaved empty={empty} />}
        <Section section={section} action={model.action} />
      </div>
    </div>
  );
}

function GarageMenu({ model: { menu, garageName } }: { model: GaragePageModel }) {
  return (
    <nav aria-label={garageName}>
      <ul className="garage-menu">
        {menu.map(({ label, href, isHere }) => (
          <li key={href}>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section, action }: { section: GarageSection; action: string }) {
  switch (section.kind) {
    case 'overview':
      return (
        <ul className="garage-tiles">
          {section.tiles.map(({ label, href, text }) => (
            <li key={href}>
              <a className="boxed" href={href}>
                <b>{label}</b>
                <span>{text}</span>
                <Icon name="arrow-right" className="i go-arrow" />
              </a>
            </li>
          ))}
        </ul>
      );
    case 'saved-cars':
      return <SavedCars section={section} action={action} />;
    case 'saved-searches':
      return <SavedSearches section={section} action={action} />;
    case 'sent':
      return <Sent section={section} />;
    case 'details':
      return <Details section={section} action={action} />;
    case 'sessions':
      return <Sessions section={section} action={action} />;
    case 'my-data':
      return <MyData section={section} action={action} />;
  }
}
