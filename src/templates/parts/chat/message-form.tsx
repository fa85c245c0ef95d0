import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { cleanMessage, findMessageProblem } from '../../../domain/chat/conversation.ts';
import type { Chat } from '../../../features/chat/parts/use-chat.ts';

interface FormProps {
  chat: Chat;
  limit: number;
  /** Whether a message is expected now, so that the box is focused. */
  isFirst: boolean;
}

/** The box for a message. It is emptied once the message is sent, which then shows as pending until it is stored. */
export function MessageForm({ chat, limit, isFirst }: FormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  /** True from sending until the next message's first letter, so that a double press on Send sends once. */
  const isSent = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (isFirst) box.current?.focus();
  }, [isFirst]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!box.current) return;
    const text = cleanMessage(box.current.value);
    if (text === '' && isSent.current) return box.current.focus();
    const found = findMessageProblem(text);
    setProblem(found);
    box.current.focus();
    if (found) return;
    chat.say(text);
    box.current.value = '';
    isSent.current = true;
  };
  return (
    <form className="chat-form" onSubmit={send}>
      <label className="field">
        <span className="vh">Your message, at most {limit} characters</span>
        <textarea
          className="input"
          ref={box}
          rows={2}
          placeholder="Your message"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'chat-text-p' : undefined}
          onInput={() => {
            isSent.current = false;
          }}
          onKeyDown={sendByKey}
        />
      </label>
      <button className="btn btn--accent" type="submit">
        Send
      </button>
      {problem && (
        <p className="field-p" id="chat-text-p" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** On a physical keyboard, Enter sends and Shift+Enter breaks the line. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  if (!matchMedia('(hover: hover)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
