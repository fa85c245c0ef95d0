import type { ReactNode } from 'react';
import { isCheckbox } from '../../../kernel/forms/fields/kinds.ts';
import type { Field, FieldKind } from '../../../kernel/forms/fields/schema.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { FieldProblem } from './field-problem.tsx';
import { Box, type Common } from './form-box.tsx';

export function getFieldId({ id }: Pick<FormModel, 'id'>, name: string): string {
  return `${id}-${name}`;
}

interface FieldProps {
  field: Field;
  form: FormModel;
  problem: string | null;
}

export function FormField({ field, form, problem }: FieldProps) {
  const id = getFieldId(form, field.name);
  if (field.kind === 'hidden') return <input type="hidden" name={field.name} value={field.value ?? ''} />;
  const said =
    [(field.hint || field.kind === 'file') && `${id}-h`, problem && `${id}-p`].filter(Boolean).join(' ') || undefined;
  const common: Common = {
    id,
    name: field.name,
    'aria-required': field.required || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': said,
    // Without scripts, nothing else leads to the first error.
    autoFocus: form.sent?.problems[0]?.name === field.name || undefined,
  };
  // No browser takes a file back from the server: in a form that came back, the file has to be chosen again.
  const isChosenAnew = field.kind === 'file' && form.sent !== null;
  const beside = (
    <>
      {(field.hint || isChosenAnew) && (
        <span className="form-hint" id={`${id}-h`}>
          {field.hint}
          {isChosenAnew && ' Please choose the file again.'}
        </span>
      )}
      <FieldProblem id={`${id}-p`} problem={problem} />
    </>
  );
  if (isCheckbox(field.kind)) return <Tick field={field} form={form} common={common} beside={beside} />;
  const box = <Box field={field} typed={form.sent?.typed[field.name] ?? field.value ?? ''} common={common} />;
  if (SEVERAL.includes(field.kind))
    return (
      <fieldset className={`field form-set form-${field.kind}`}>
        <legend className={field.kind === 'slot' ? 'vh' : undefined}>
          <Label field={field} />
        </legend>
        {box}
        {beside}
      </fieldset>
    );
  return (
    <div className={`field form-${field.kind}`}>
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      {box}
      {beside}
    </div>
  );
}

/** Kinds that have several inputs under one legend. */
const SEVERAL: readonly FieldKind[] = ['radio', 'place', 'slot'];

function Label({ field: { label, required } }: { field: Field }) {
  return (
    <>
      {label}
      {!required && <span className="form-may"> (optional)</span>}
    </>
  );
}

interface TickProps extends Omit<FieldProps, 'problem'> {
  common: Common;
  beside: ReactNode;
}

function Tick({ field, form, common, beside }: TickProps) {
  const { sent, terms } = form;
  const isOn = sent ? sent.typed[field.name] !== undefined : field.value === 'on';
  return (
    <div className={field.kind === 'tick' ? 'form-tick form-tick--service' : 'form-tick'}>
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
      {beside}
    </div>
  );
}
