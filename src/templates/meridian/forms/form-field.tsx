import type { ComponentProps } from 'react';
import type { FormModel } from '../../../features/forms/model.ts';
import { isTicked } from '../../../features/forms/read-fields.ts';
import type { Field, FieldKind } from '../../../features/forms/schema.ts';

/** The id of a form's box. */
export function fieldId({ id }: Pick<FormModel, 'id'>, name: string): string {
  return `${id}-${name}`;
}

interface FieldProps {
  field: Field;
  form: FormModel;
  /** What is wrong with it; null for nothing. */
  problem: string | null;
}

/** How browsers help with what is written into a box. */
const INPUTS: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  email: { type: 'email', spellCheck: false },
  phone: { type: 'tel' },
  postcode: { inputMode: 'numeric', maxLength: 4 },
  dollars: { inputMode: 'numeric' },
};

/** A box with its label, and what is wrong with it. */
export function FormField({ field, form, problem }: FieldProps) {
  const id = fieldId(form, field.name);
  const told = problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-p` } : {};
  const common = { id, name: field.name, 'aria-required': field.required || undefined, ...told };
  const why = problem && (
    <span className="field-p" id={`${id}-p`}>
      {problem}
    </span>
  );
  if (isTicked(field.kind)) return <Tick field={field} form={form} common={common} why={why} />;
  return (
    <div className={`field form-${field.kind}`}>
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className="form-may"> (optional)</span>}
      </label>
      <Box field={field} typed={form.sent?.typed[field.name] ?? field.value ?? ''} common={common} />
      {why}
    </div>
  );
}

type Common = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-required' | 'aria-invalid'>;

function Box({ field, typed, common }: { field: Field; typed: string; common: Common }) {
  switch (field.kind) {
    case 'message':
      return <textarea className="inp" rows={4} defaultValue={typed} {...common} />;
    case 'choice':
      return <Choice field={field} typed={typed} common={common} />;
    case 'dollars':
      return (
        <span className="aff">
          <span aria-hidden="true">$</span>
          <input className="inp" autoComplete="off" defaultValue={typed} {...INPUTS.dollars} {...common} />
        </span>
      );
    default:
      return (
        <input
          className="inp"
          autoComplete={field.autoComplete}
          defaultValue={typed}
          {...INPUTS[field.kind]}
          {...common}
        />
      );
  }
}

function Choice({ field: { options = [] }, typed, common }: { field: Field; typed: string; common: Common }) {
  return (
    <select className="inp" defaultValue={typed} {...(common as ComponentProps<'select'>)}>
      <option value="">Please choose</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface TickProps extends Omit<FieldProps, 'problem'> {
  common: Common;
  why: React.ReactNode;
}

function Tick({ field, form, common, why }: TickProps) {
  const { sent, terms } = form;
  const isOn = sent ? sent.typed[field.name] !== undefined : field.value === 'on';
  return (
    <div className="form-tick">
      <label className="check">
        <input type="checkbox" value="on" defaultChecked={isOn} {...common} />
        {field.label}
      </label>
      {field.kind === 'terms' &&
        terms.links.map(({ label, href }) => (
          <a key={href} className="link" href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
      {why}
    </div>
  );
}
