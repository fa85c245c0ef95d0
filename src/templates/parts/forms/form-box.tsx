import { type AriaAttributes, type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';
import { formatThousands } from '../../../domain/text/format.ts';
import { FIGURES, withThousands } from '../../../kernel/forms/fields/figures.ts';
import { formatAccept } from '../../../kernel/forms/fields/file-rules.ts';
import type { Field, FieldKind } from '../../../kernel/forms/fields/schema.ts';
import { PlaceBox } from './place-box.tsx';
import { SlotBox } from './slot-box.tsx';

export interface Common extends Pick<AriaAttributes, 'aria-required' | 'aria-invalid' | 'aria-describedby'> {
  id: string;
  name: string;
  autoFocus?: boolean | undefined;
}

interface BoxProps {
  field: Field;
  typed: string;
  common: Common;
}

const INPUTS: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  email: { type: 'email', spellCheck: false },
  phone: { type: 'tel' },
  postcode: { inputMode: 'numeric', maxLength: 4 },
  rego: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off', maxLength: 12 },
};

/** The input itself, by the field's kind (G11). */
export function Box({ field, typed, common }: BoxProps) {
  switch (field.kind) {
    case 'message':
      return <textarea className="input" rows={4} defaultValue={typed} {...common} />;
    case 'choice':
      return <Choice field={field} typed={typed} common={common} />;
    case 'radio':
      return <Radios field={field} typed={typed} common={common} />;
    case 'place':
      return <PlaceBox field={field} common={common} />;
    case 'slot':
      return <SlotBox field={field} typed={typed} common={common} />;
    case 'dollars':
    case 'distance':
      return <Figure field={field} typed={typed} common={common} />;
    case 'number':
      return <input className="input" type="number" defaultValue={typed} {...steps(field)} {...common} />;
    case 'date':
      return <input className="input" type="date" defaultValue={typed} {...days(field)} {...common} />;
    case 'file':
      return (
        <input className="input form-chosen" type="file" accept={field.file && formatAccept(field.file)} {...common} />
      );
    default:
      return (
        <>
          <input
            className="input"
            autoComplete={field.autoComplete}
            defaultValue={typed}
            list={field.suggestions && `${common.id}-l`}
            {...INPUTS[field.kind]}
            {...common}
          />
          {field.suggestions && <Suggestions id={`${common.id}-l`} words={field.suggestions} />}
        </>
      );
  }
}

function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

function steps({ bounds }: Field) {
  return { min: bounds?.min, max: bounds?.max, step: bounds?.step ?? 'any', inputMode: 'decimal' } as const;
}

function days({ days: { first, last } = {} }: Field) {
  return { min: first, max: last };
}

/** Dollars after their sign, kilometres before "kms"; commas are added when the box is left. */
function Figure({ field: { kind, label, picks = [] }, typed, common }: BoxProps) {
  const isDollars = kind === 'dollars';
  const settle = ({ currentTarget: box }: FocusEvent<HTMLInputElement>) => {
    box.value = withThousands(box.value);
  };
  const pick = ({ currentTarget: { value, form } }: MouseEvent<HTMLButtonElement>) => {
    const box = form?.elements.namedItem(common.name);
    if (!(box instanceof HTMLInputElement)) return;
    box.value = withThousands(value);
    box.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <>
      <span className="affixed">
        {isDollars && <span aria-hidden="true">$</span>}
        <input
          className="input"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={withThousands(typed)}
          onBlur={settle}
          {...common}
        />
        {!isDollars && <span aria-hidden="true">kms</span>}
      </span>
      {picks.length > 0 && (
        <fieldset className="form-picks">
          <legend className="vh">{label}, quickly</legend>
          {picks.map((figure) => (
            <button key={figure} type="button" value={figure} onClick={pick}>
              {isDollars ? FIGURES.dollars.format(figure) : `${formatThousands(figure)} km`}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function Choice({ field: { options = [] }, typed, common }: BoxProps) {
  const [chosen, setChosen] = useState(typed);
  const out = options.find(({ value, elsewhere }) => value === chosen && elsewhere);
  return (
    <>
      <select
        className="input"
        defaultValue={typed}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        {...common}
      >
        <option value="">Please choose</option>
        {options.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {options.some(({ elsewhere }) => elsewhere) && (
        <span className="form-hint" role="status">
          {out && (
            <>
              {out.label} takes bookings on its own website.{' '}
              <a href={out.elsewhere} rel="noreferrer">
                Book now
              </a>
            </>
          )}
        </span>
      )}
    </>
  );
}

function Radios({ field: { options = [] }, typed, common: { id, ...common } }: BoxProps) {
  return (
    <span className="form-radios">
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            value={value}
            defaultChecked={value === typed}
            {...common}
          />
          <span>{label}</span>
        </label>
      ))}
    </span>
  );
}
