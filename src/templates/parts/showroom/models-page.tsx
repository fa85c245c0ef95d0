import type { ModelsPageModel } from '../../../features/showroom/models/model.ts';
import { ModelCard } from '../models/model-card.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { HiddenFields } from '../suggest/hidden-fields.tsx';

const FIRST_ROW = 2;

/** The models that the site sells new, by body and brand (H8). */
export function ModelsPage({ model }: { model: ModelsPageModel }) {
  const { groups, none } = model;
  return (
    <div className="wrap models">
      <PageHead model={model} />
      <div className="models-ways">
        {model.bodies.length > 0 && <Bodies bodies={model.bodies} />}
        {model.makes && <Makes key={model.makes.chosen} model={model} makes={model.makes} />}
      </div>
      {groups.map(({ heading, cards }, at) => (
        <section key={heading} className="brand-sec" aria-label={heading}>
          <h2>
            {heading} <span className="brands-n">{cards.length}</span>
          </h2>
          <div className="mcards">
            {cards.map((card, index) => (
              <ModelCard
                key={card.href}
                card={card}
                priority={at === 0 && index < FIRST_ROW && (index === 0 || 'wide')}
              />
            ))}
          </div>
        </section>
      ))}
      {none && (
        <div className="brands-none">
          <p>{none.text}</p>
          <a className="btn btn--line" href={model.path}>
            {none.clear}
          </a>
        </div>
      )}
    </div>
  );
}

function Bodies({ bodies }: Pick<ModelsPageModel, 'bodies'>) {
  return (
    <nav aria-label="Body types">
      <ul className="options">
        {bodies.map(({ label, href, count, isChosen }) => (
          <li key={href}>
            <a href={href} aria-current={isChosen ? 'page' : undefined}>
              {label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MakesProps {
  model: ModelsPageModel;
  makes: NonNullable<ModelsPageModel['makes']>;
}

/** Applied on submit: a select that acts by itself is hard to use by keyboard. */
function Makes({ model: { path, kept }, makes }: MakesProps) {
  return (
    <form className="models-make" action={path}>
      <HiddenFields fields={kept} />
      <label className="field">
        {makes.label}
        <select className="input" name={makes.name} defaultValue={makes.chosen}>
          {makes.options.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className="btn btn--line" type="submit">
        Show
      </button>
    </form>
  );
}
