import type { ContentHero as HeroModel } from '../../../kernel/content/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { HiddenFields } from '../suggest/hidden-fields.tsx';

export function ContentHero({ hero }: { hero: HeroModel }) {
  const { heading, text, search, link, picture } = hero;
  return (
    <div className="chero on-navy">
      <div className={picture ? 'wrap chero-in chero-in--pic' : 'wrap chero-in'}>
        <div className="chero-copy">
          <h1>{heading}</h1>
          {text && <p>{text}</p>}
          {search && (
            <search>
              <form className="chero-search" action={search.action}>
                <HiddenFields fields={search.kept} />
                <label>
                  <Icon name="search" />
                  <span className="vh">{search.label}</span>
                  <input type="search" name="query" placeholder={search.placeholder} autoComplete="off" />
                </label>
                <button className="btn btn--accent" type="submit">
                  Search
                </button>
              </form>
            </search>
          )}
          {link && <LinkTo className="btn btn--accent" to={link} />}
        </div>
        {picture && (
          <div className="chero-pic cover">
            <Picture picture={picture} priority sizes="(min-width: 1000px) 50vw, 100vw" />
          </div>
        )}
      </div>
    </div>
  );
}
