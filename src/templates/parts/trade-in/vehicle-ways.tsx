import { useState } from 'react';
import type { VehicleWay } from '../../../features/trade-in/model.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { describeProblem, FieldProblem } from '../forms/field-problem.tsx';
import { getFieldId } from '../forms/form-field.tsx';
import { StepForm } from './step-form.tsx';

/** The ways to identify the vehicle: by its registration, or by make and model, behind a line that unfolds. */
export function VehicleWays({ ways: [first, ...others] }: { ways: VehicleWay[] }) {
  if (!first) return null;
  return (
    <>
      <section className="finpage-box tradein-way" aria-labelledby={`${first.form.id}-h`}>
        <h2 id={`${first.form.id}-h`}>{first.form.heading}</h2>
        <StepForm key={first.form.action} model={first.form} label={first.form.heading} />
      </section>
      {others.map((way) => (
        <details
          key={way.form.action}
          className="finpage-box tradein-way"
          open={way.isAsked || first.form.sent !== null}
        >
          <summary>
            <h2>{way.form.heading}</h2>
            <Icon name="chevron-down" />
          </summary>
          <DescribedForm way={way} />
        </details>
      ))}
    </>
  );
}

/** Make and model are free text; known ones are suggested, models only of the make that was typed. */
function DescribedForm({ way: { form, suggestions } }: { way: VehicleWay }) {
  const [make, setMake] = useState(form.sent?.typed.make ?? '');
  if (!suggestions) return <StepForm model={form} label={form.heading} />;
  const words: Record<string, string[]> = {
    make: suggestions.make,
    model: modelsOf(suggestions.model, make),
  };
  return (
    <StepForm
      model={form}
      label={form.heading}
      box={({ name, label, value }, problem) =>
        words[name] && (
          <SuggestedBox
            key={name}
            form={form}
            name={name}
            label={label}
            value={value}
            problem={problem}
            words={words[name]}
            onType={name === 'make' ? setMake : undefined}
          />
        )
      }
    />
  );
}

/** The models of the make, however it is spelt; those of all makes while it is unknown. */
function modelsOf(models: Record<string, string[]>, make: string): string[] {
  const plain = make.trim().toLowerCase();
  const known = Object.entries(models).find(([name]) => name.toLowerCase() === plain);
  return known ? known[1] : Object.values(models).flat();
}

interface SuggestedBoxProps {
  form: FormModel;
  name: string;
  label: string;
  value: string | undefined;
  problem: string | null;
  words: string[];
  onType: ((text: string) => void) | undefined;
}

function SuggestedBox({ form, name, label, value, problem, words, onType }: SuggestedBoxProps) {
  const id = getFieldId(form, name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        list={`${id}-l`}
        autoComplete="off"
        defaultValue={form.sent?.typed[name] ?? value ?? ''}
        aria-required
        {...describeProblem({ id: `${id}-p`, problem })}
        onChange={onType && (({ currentTarget }) => onType(currentTarget.value))}
      />
      <datalist id={`${id}-l`}>
        {[...new Set(words)].map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      <FieldProblem id={`${id}-p`} problem={problem} />
    </div>
  );
}
