import { type SubmitEvent, useRef, useState } from 'react';
import { cleanLine, findContactProblems } from '../../../domain/chat/conversation.ts';
import type { ChatFormState } from '../../../features/chat/model.ts';
import type { Chat } from '../../../features/chat/parts/use-chat.ts';
import { ContactBoxes } from './contact-boxes.tsx';

/** Asks for the visitor's contact details within the conversation. What was typed stays when it is rejected. */
export function ContactForm({ send }: { send: Chat['sayContact'] }) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<ChatFormState['problems']>({});
  const [failed, setFailed] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current || isSending) return;
    const fields = new FormData(form.current);
    const typed = (name: string) => cleanLine(String(fields.get(name) ?? ''));
    const contact = { name: typed('name'), phone: typed('phone'), email: typed('email') };
    if (tell(findContactProblems(contact))) return;
    setSending(true);
    const result = await send(contact);
    setSending(false);
    if (!result.ok && !tell(result.problems)) setFailed(result.reason);
  };
  /** Shows the errors and focuses the first; returns whether there were any. */
  const tell = (found: ChatFormState['problems']): boolean => {
    setProblems(found);
    setFailed(null);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };
  return (
    <form className="chat-contact" ref={form} noValidate onSubmit={submit} aria-label="Your contact details">
      <ContactBoxes form={{ problems }} />
      {failed && (
        <p className="field-p" role="alert">
          {failed}
        </p>
      )}
      <button className="btn btn--ink btn--block" type="submit" disabled={isSending}>
        {isSending ? 'Sending …' : 'Send my details'}
      </button>
    </form>
  );
}
