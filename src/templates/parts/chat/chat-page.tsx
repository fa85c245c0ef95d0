import type { ChatPageModel } from '../../../features/chat/model.ts';
import { BelowHome } from '../navigation/breadcrumb.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { ContactBoxes } from './contact-boxes.tsx';
import { Transcript } from './transcript.tsx';

export function ChatPage({ model }: { model: ChatPageModel }) {
  const { chat } = model;
  return (
    <div className="wrap chat-page">
      <BelowHome heading={chat.heading} />
      <h1>{chat.heading}</h1>
      <p className="chat-about">
        <LinkTo className="link" to={chat.about} icon="arrow-left" />
        {chat.opening && <span>{chat.opening}</span>}
      </p>
      <Transcript said={chat.said} />
      {chat.asks === 'contact' && <Contact model={model} />}
      {chat.asks !== 'nothing' && <Message model={model} />}
      <p>
        <LinkTo className="link" to={chat.call} icon="phone" />
      </p>
    </div>
  );
}

function Contact({ model: { action, form } }: { model: ChatPageModel }) {
  return (
    <form className="chat-contact" method="post" action={action} noValidate aria-label="Your contact details">
      <input type="hidden" name="kind" value="contact" />
      <ContactBoxes form={form} />
      <button className="btn btn--ink" type="submit">
        Send my details
      </button>
    </form>
  );
}

function Message({ model: { action, nextKey, form } }: { model: ChatPageModel }) {
  const problem = form?.problems.text;
  return (
    <form className="chat-form" method="post" action={action} noValidate>
      <input type="hidden" name="kind" value="message" />
      <input type="hidden" name="key" value={nextKey} />
      <label className="field">
        Your message
        <textarea
          className="input"
          name="text"
          rows={4}
          defaultValue={form?.text ?? ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'chat-text-p' : undefined}
        />
        {problem && (
          <span className="field-p" id="chat-text-p">
            {problem}
          </span>
        )}
      </label>
      <button className="btn btn--accent" type="submit">
        Send
      </button>
    </form>
  );
}
