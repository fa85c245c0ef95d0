import type { ChatFormState } from '../../../features/chat/model.ts';
import { describeProblem, FieldProblem } from '../navigation/field-problem.tsx';

interface BoxesProps {
  form: Partial<ChatFormState> | null;
}

const BOXES = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
] as const;

export function ContactBoxes({ form }: BoxesProps) {
  return (
    <>
      {BOXES.map(({ name, label, type, autoComplete }) => {
        const problem = form?.problems?.[name];
        return (
          <label key={name} className="field">
            {label}
            <input
              className="inp"
              name={name}
              type={type}
              autoComplete={autoComplete}
              defaultValue={form?.[name] ?? ''}
              {...describeProblem({ id: `chat-${name}-p`, problem })}
            />
            <FieldProblem id={`chat-${name}-p`} problem={problem} />
          </label>
        );
      })}
    </>
  );
}
