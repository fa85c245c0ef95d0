import type { MouseEvent, ReactNode } from 'react';
import { formatBodyStyle, type Picked } from '../../../domain/showroom/picker.ts';
import {
  encodeArrowQuery,
  encodeBodyQuery,
  encodeColourQuery,
  encodeVariantQuery,
  listHiddenFields,
} from '../../../features/showroom/models/choice.ts';
import type { ColourModel, ModelPageModel } from '../../../features/showroom/models/model.ts';
import { changeAddress } from '../../../ui/address.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { ModelPicture } from './model-picture.tsx';

interface PickerProps {
  model: ModelPageModel;
  picked: Picked<ColourModel>;
}

export function ColourStage({ model, picked }: PickerProps) {
  const chosen = picked.colours[picked.colour];
  return (
    <div className="model-stage cover">
      <ModelPicture
        picture={chosen ? chosen.colour.picture : model.picture}
        title={model.heading}
        colour={chosen?.label}
        priority
        sizes="(min-width: 1000px) 60vw, 100vw"
      />
      {picked.hasArrows && (
        <>
          <Arrow to={encodeArrowQuery(model, picked, -1)} icon="chevron-left" label="Previous colour" />
          <Arrow to={encodeArrowQuery(model, picked, 1)} icon="chevron-right" label="Next colour" />
        </>
      )}
    </div>
  );
}

function Arrow({ to, icon, label }: { to: string; icon: 'chevron-left' | 'chevron-right'; label: string }) {
  return (
    <Choose className={`iconbtn model-arrow model-arrow--${icon}`} to={to}>
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </Choose>
  );
}

interface ChooseProps {
  to: string;
  className?: string;
  isChosen?: boolean;
  children: ReactNode;
}

/** A link to the same page with another choice: a page load without scripts, immediate with them. */
function Choose({ to, className, isChosen, children }: ChooseProps) {
  return (
    <a className={className} href={to} onClick={choose} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </a>
  );
}

function choose(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  changeAddress(event.currentTarget.href, { replace: true });
}

/** Variants, body styles and colours to choose from (G4). */
export function ColourPicker({ model, picked }: PickerProps) {
  return (
    <div className="model-pick">
      {model.variants.length > 1 && (
        <Tabs label="Variant" id="variant">
          {model.variants.map(({ word, name }, index) => (
            <Choose key={word} to={encodeVariantQuery(model, index)} isChosen={index === picked.variant}>
              {name}
            </Choose>
          ))}
        </Tabs>
      )}
      {picked.bodyStyles.length > 0 && (
        <Tabs label="Body style" id="body-style">
          {picked.bodyStyles.map((style) => (
            <Choose key={style} to={encodeBodyQuery(model, picked, style)} isChosen={style === picked.bodyStyle}>
              {formatBodyStyle(style)}
            </Choose>
          ))}
        </Tabs>
      )}
      {picked.colours.length > 0 && <Swatches model={model} picked={picked} />}
    </div>
  );
}

function Tabs({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <nav className="model-tabs" aria-labelledby={`mdl-${id}`}>
      <p className="group-h" id={`mdl-${id}`}>
        {label}
      </p>
      <div className="options">{children}</div>
    </nav>
  );
}

/** The colours as radio buttons with names; without scripts a button submits the choice. */
function Swatches({ model, picked }: PickerProps) {
  const chooseColour = (index: number) => changeAddress(encodeColourQuery(model, picked, index), { replace: true });
  return (
    <form className="model-colours" action={model.path}>
      {listHiddenFields(model, picked).map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <fieldset>
        <legend className="group-h">Colour</legend>
        <p className="model-colour-n" aria-live="polite">
          {picked.colours[picked.colour]?.label}
        </p>
        <div className="model-swatches">
          {picked.colours.map(({ word, label, colour }, index) => (
            <label key={word} title={label}>
              <input
                className="vh"
                type="radio"
                name="colour"
                value={word}
                checked={index === picked.colour}
                onChange={() => chooseColour(index)}
              />
              <span className="model-swatch" style={{ '--paint': colour.hexCode ?? undefined }} />
              <span className="vh">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <button className="btn btn--line btn--s" type="submit">
          {model.labels.showColour}
        </button>
      </noscript>
    </form>
  );
}
