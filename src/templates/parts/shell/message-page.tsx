import type { MessageModel } from '../../../kernel/message/model.ts';
import { HiddenFields } from '../suggest/hidden-fields.tsx';
import { SearchField } from '../suggest/search-field.tsx';

export function MessagePage({ model }: { model: MessageModel }) {
  return (
    <div className="wrap message">
      <p className="message-code" aria-hidden="true">
        {model.status}
      </p>
      <div className="message-in">
        <h1>{model.heading}</h1>
        <p>{model.text}</p>
        {model.search && <MessageSearch search={model.search} />}
        {model.ways.length > 0 && <Ways ways={model.ways} />}
        {model.more && (
          <>
            <h2>{model.more.heading}</h2>
            <Ways ways={model.more.ways} />
          </>
        )}
        {model.reference && (
          <p className="small mute">
            If you call us about this, please quote <b>{model.reference}</b>.
          </p>
        )}
      </div>
    </div>
  );
}

function MessageSearch({ search }: { search: NonNullable<MessageModel['search']> }) {
  return (
    <search>
      <form className="search-words" action={search.action}>
        <HiddenFields fields={search.kept} />
        <div className="search-words-field">
          <SearchField className="search-words-box" search={search} />
        </div>
        <button className="btn btn--accent" type="submit">
          Search
        </button>
      </form>
    </search>
  );
}

function Ways({ ways }: { ways: MessageModel['ways'] }) {
  return (
    <ul className="ledger ways">
      {ways.map(({ label, href, count, note = count?.toLocaleString('en-AU') }) => (
        <li key={href}>
          <a href={href}>
            {label}
            {note && <span>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
