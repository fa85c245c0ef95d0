import type { ReactNode, Ref } from 'react';
import { hasExternalPage } from '../../../kernel/forms/external-pages.ts';
import type { Field } from '../../../kernel/forms/fields/schema.ts';
import { HONEYPOT_FIELD } from '../../../kernel/forms/honeypot-field.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { type FormControls, useForm } from '../../../kernel/forms/parts/use-form.ts';
import { HiddenFields } from '../suggest/hidden-fields.tsx';
import { BotCheck } from './bot-check.tsx';
import { FormErrors } from './form-errors.tsx';
import { FormField } from './form-field.tsx';

/**
 * A form: one long page of boxes that is sent to its address; with scripts, one step after another, sent in the
 * background.
 */
export function EnquiryForm({ model }: { model: FormModel }) {
  const controls = useForm(model);
  const { ref, submit, isFilled, forget } = controls;
  return (
    <form
      className="form"
      method="post"
      action={model.action}
      encType={hasFiles(model) ? 'multipart/form-data' : undefined}
      data-form-to={leadsOut(model) ? 'booking' : undefined}
      noValidate
      ref={ref}
      onSubmit={submit}
      aria-label={model.heading}
    >
      <InvisibleFields model={model} />
      <FormErrors model={model} controls={controls} />
      {isFilled && (
        <p className="form-filled">
          Filled in from your last visit.{' '}
          <button className="link" type="button" onClick={forget}>
            Clear my details
          </button>
        </p>
      )}
      {model.steps.map((content, index) => (
        <Step key={index} content={content} index={index} model={model} controls={controls} />
      ))}
    </form>
  );
}

interface FormSectionProps {
  id: string;
  headingId: string;
  form: FormModel;
  vehicle?: { href: string; title: string } | null;
  ref?: Ref<HTMLElement>;
}

export function FormSection({ id, headingId, form, vehicle, ref }: FormSectionProps) {
  return (
    <section className="finpage-form" id={id} aria-labelledby={headingId} ref={ref}>
      <h2 id={headingId}>{form.heading}</h2>
      {vehicle && (
        <p className="finpage-about">
          About the <a href={vehicle.href}>{vehicle.title}</a>
        </p>
      )}
      <EnquiryForm key={form.action} model={form} />
    </section>
  );
}

const hasFiles = ({ steps }: FormModel) => steps.some(({ fields }) => fields.some(({ kind }) => kind === 'file'));

const leadsOut = ({ steps }: FormModel) => steps.some(({ fields }) => hasExternalPage(fields));

function InvisibleFields({ model: { key, hidden } }: { model: FormModel }) {
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <HiddenFields fields={hidden} />
      <label className="form-trap" aria-hidden="true">
        Leave this empty
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

interface ButtonsProps {
  index: number;
  model: FormModel;
  controls: FormControls;
}

interface StepProps extends ButtonsProps {
  content: FormModel['steps'][number];
}

function Step({ content: { heading, text, fields }, index, model, controls }: StepProps) {
  const { step, problems } = controls;
  const isAway = step !== null && step !== index;
  const isOnly = model.steps.length === 1;
  return (
    <fieldset
      className={isOnly ? 'form-step form-step--only' : 'form-step'}
      data-step={index}
      data-away={isAway ? '' : undefined}
    >
      <legend className={isOnly ? 'vh' : undefined}>
        <h3 tabIndex={-1}>
          {!isOnly && (
            <span className="form-n">
              Step {index + 1} of {model.steps.length}
            </span>
          )}
          {heading}
        </h3>
      </legend>
      {text && <p className="mute small">{text}</p>}
      <div className="form-fields">
        {groupFields(fields).map(([first, ...others]) => (
          <Group key={first.name} label={first.group}>
            {[first, ...others].map((field) => (
              <FormField
                key={field.name}
                field={field}
                form={model}
                problem={problems.find(({ name }) => name === field.name)?.text ?? null}
              />
            ))}
          </Group>
        ))}
      </div>
      <Buttons index={index} model={model} controls={controls} />
    </fieldset>
  );
}

/** Each field by itself, and those that follow each other in one group together. */
function groupFields(fields: readonly Field[]): [Field, ...Field[]][] {
  const groups: [Field, ...Field[]][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (field.group !== undefined && last?.[0].group === field.group) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  if (label === undefined) return children;
  return (
    <fieldset className="field form-set form-group">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

/** Going from step to step takes scripts; the style sheet hides those buttons without them. */
function Buttons({ index, model, controls: { step, back, isSending, check } }: ButtonsProps) {
  const { labels, notice } = model;
  const isLast = index === model.steps.length - 1;
  return (
    <>
      {isLast && <BotCheck model={model.check} check={check} />}
      {isLast && notice && <p className="small mute">{notice}</p>}
      <div className="form-buttons">
        {isLast ? (
          <button className="btn btn--accent" type="submit" disabled={isSending}>
            {isSending ? labels.sending : labels.submit}
          </button>
        ) : (
          step !== null && (
            <button className="btn btn--ink form-next" type="submit">
              {labels.next}
            </button>
          )
        )}
        {index > 0 && step !== null && (
          <button className="btn btn--line form-next" type="button" onClick={back}>
            {labels.back}
          </button>
        )}
      </div>
    </>
  );
}
