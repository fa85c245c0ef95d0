import type { ChatFormState } from '../../../features/chat/model.ts';

interface BoxesProps {
  form: Partial<ChatFormState> | null;
}

const BOXES = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
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
              className="input"
              name={name}
              type={type}
              autoComplete={autoComplete}
              defaultValue={form?.[name] ?? ''}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `chat-${name}-p` : undefined}
            />
            {problem && (
              <span className="field-p" id={`chat-${name}-p`}>
                {problem}
              </span>
            )}
          </label>
        );
      })}
    </>
  );
}
