import { type ReactNode, useEffect, useRef } from 'react';
import type { ChatModel } from '../../../features/chat/model.ts';
import { type Chat, useChat } from '../../../features/chat/parts/use-chat.ts';
import type { ChatOffer } from '../../../kernel/vehicle/buttons-model.ts';
import { LinkTo } from '../navigation/link-to.tsx';
import { RequestedDialog } from '../navigation/requested-dialog.tsx';
import { ContactForm } from './contact-form.tsx';
import { MessageForm } from './message-form.tsx';
import { PendingMessages } from './pending-messages.tsx';
import { Transcript } from './transcript.tsx';

interface DialogProps {
  /** Increases each time the chat is opened. */
  asked: number;
  offer: Extract<ChatOffer, { kind: 'built_in' }>;
}

/** The conversation about the vehicle, over its page. */
export function ChatDialog({ asked, offer }: DialogProps) {
  const chat = useChat(offer.slug);
  return (
    <RequestedDialog
      asked={asked}
      hash="#message"
      className="chat"
      heading={{ id: 'chat-h', text: offer.label }}
      headClassName="chat-head on-navy"
    >
      <Body chat={chat} offer={offer} />
    </RequestedDialog>
  );
}

function Body({ chat, offer }: { chat: Chat; offer: DialogProps['offer'] }) {
  const { state } = chat;
  switch (state.kind) {
    case 'loading':
      return (
        <p className="chat-note" role="status">
          One moment …
        </p>
      );
    case 'failed':
      return (
        <div className="chat-note" role="alert">
          <p>The chat couldn’t be loaded. Check your connection and try again.</p>
          <button className="btn btn--ink btn--s" type="button" onClick={chat.load}>
            Try again
          </button>
          <a className="link" href={offer.href}>
            Open the chat page
          </a>
        </div>
      );
    case 'chat':
      return <Conversation chat={chat} model={state.chat} />;
  }
}

function Conversation({ chat, model }: { chat: Chat; model: ChatModel }) {
  return (
    <>
      <p className="chat-about">
        {model.about.label}
        {model.opening && <span>{model.opening}</span>}
      </p>
      <Scrolled count={model.said.length + chat.pending.length + (model.asks === 'contact' ? 1 : 0)}>
        <Transcript said={model.said}>
          <PendingMessages chat={chat} />
        </Transcript>
        {model.asks === 'contact' && <ContactForm send={chat.sayContact} />}
      </Scrolled>
      {model.asks === 'nothing' ? (
        <p className="chat-note">
          <LinkTo className="btn btn--ink" to={model.call} />
        </p>
      ) : (
        <MessageForm chat={chat} limit={model.messageCharacters} isFirst={model.asks === 'message'} />
      )}
    </>
  );
}

function Scrolled({ count, children }: { count: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time there is more
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <div className="chat-said" ref={box} tabIndex={0}>
      {children}
    </div>
  );
}
