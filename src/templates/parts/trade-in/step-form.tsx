import type { ReactNode } from 'react';
import { useStepForm } from '../../../features/trade-in/parts/use-step-form.ts';
import type { Field } from '../../../kernel/forms/fields/schema.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormField } from '../forms/form-field.tsx';

interface StepFormProps {
  model: FormModel;
  label: string;
  /** Replaces the standard box of a field; null keeps the standard one. */
  box?: (field: Field, problem: string | null) => ReactNode;
}

export function StepForm({ model, label, box = () => null }: StepFormProps) {
  const controls = useStepForm(model);
  const { ref, submit, problems, isSending } = controls;
  return (
    <form
      className="form"
      method="post"
      action={model.action}
      noValidate
      ref={ref}
      onSubmit={submit}
      aria-label={label}
    >
      <FormErrors model={model} controls={controls} />
      <div className="form-fields">
        {model.steps
          .flatMap(({ fields }) => fields)
          .map((field) => {
            const problem = problems.find(({ name }) => name === field.name)?.text ?? null;
            return box(field, problem) ?? <FormField key={field.name} field={field} form={model} problem={problem} />;
          })}
      </div>
      <div className="form-buttons">
        <button className="btn btn--accent" type="submit" disabled={isSending}>
          {isSending ? 'One moment …' : model.labels.submit}
        </button>
      </div>
    </form>
  );
}
