import { useState } from 'react';
import { filterBrands, findFirstOfLetters } from '../../../features/showroom/brands/find.ts';
import type { BrandSection, BrandsPageModel, BrandTile } from '../../../features/showroom/brands/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BrandMark } from '../brands/brand-mark.tsx';
import { PageHead } from '../navigation/page-head.tsx';

/** All brands of the site, by group and by the alphabet; a box narrows them while typing, or on submit (H7). */
export function BrandsPage({ model }: { model: BrandsPageModel }) {
  const [find, setFind] = useState(model.find);
  const sections = filterBrands(model.sections, find);
  const letters = findFirstOfLetters(sections);
  return (
    <div className="wrap brands">
      <PageHead model={model} />
      {model.isLong && (
        <div className="brands-ways">
          <FindBrand model={model} find={find} setFind={setFind} />
          {letters.size > 2 && (
            <nav className="options" aria-label="Brands by letter">
              {[...letters.values()]
                .toSorted((a, b) => a.letter.localeCompare(b.letter))
                .map(({ letter, id }) => (
                  <a key={letter} href={`#${id}`}>
                    {letter}
                  </a>
                ))}
            </nav>
          )}
        </div>
      )}
      <p className="vh" role="status">
        {find.trim() && counted(sections)}
      </p>
      {sections.map((section) => (
        <Section key={section.id} section={section} letters={letters} />
      ))}
      {sections.length === 0 && (
        <div className="brands-none">
          <p>{model.labels.none.replaceAll('{find}', find.trim())}</p>
          <a className="btn btn--line" href={model.path} onClick={() => setFind('')}>
            {model.labels.clear}
          </a>
        </div>
      )}
    </div>
  );
}

function counted(sections: readonly BrandSection[]): string {
  const count = sections.reduce((sum, { tiles }) => sum + tiles.length, 0);
  return count === 1 ? '1 brand' : `${count} brands`;
}

interface FindBrandProps {
  model: BrandsPageModel;
  find: string;
  setFind: (find: string) => void;
}

function FindBrand({ model: { labels, path }, find, setFind }: FindBrandProps) {
  return (
    <search>
      <form className="brands-find" action={path}>
        <label className="field">
          {labels.find}
          <input
            className="input"
            type="search"
            name="find"
            autoComplete="off"
            value={find}
            onChange={({ currentTarget: { value } }) => setFind(value)}
          />
        </label>
        <button className="btn btn--ink" type="submit">
          <Icon name="search" />
          {labels.submit}
        </button>
      </form>
    </search>
  );
}

interface SectionProps {
  section: BrandSection;
  letters: ReturnType<typeof findFirstOfLetters>;
}

function Section({ section: { id, heading, tiles }, letters }: SectionProps) {
  return (
    <section className="brand-sec" aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>
        {heading} <span className="brands-n">{tiles.length}</span>
      </h2>
      <ul className="brands-grid">
        {tiles.map((tile) => (
          <Tile key={tile.href} tile={tile} anchor={letters.get(tile)?.id} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ tile, anchor }: { tile: BrandTile; anchor: string | undefined }) {
  return (
    <li id={anchor}>
      <a className="boxed brand-tile" href={tile.href}>
        <BrandMark sign={tile} />
        <span className="brand-tile-t">
          <b>{tile.name}</b>
          {tile.description && <span className="brand-tile-d">{tile.description}</span>}
          {tile.stock && <span className="mute">{tile.stock}</span>}
        </span>
      </a>
    </li>
  );
}
