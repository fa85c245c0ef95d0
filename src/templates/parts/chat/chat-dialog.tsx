import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChatModel } from '../../../features/chat/model.ts';
import { type Chat, useChat } from '../../../features/chat/parts/use-chat.ts';
import type { ChatOffer } from '../../../kernel/vehicle/buttons-model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CloseOnBack } from '../navigation/close-on-back.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { ContactForm } from './contact-form.tsx';
import { MessageForm } from './message-form.tsx';
import { PendingMessages } from './pending-messages.tsx';
import { Transcript } from './transcript.tsx';

interface DialogProps {
  /** Increases each time the chat is opened. */
  asked: number;
  offer: Extract<ChatOffer, { kind: 'built_in' }>;
}

/**
 * The conversation about the vehicle, over its page. What was typed stays when it is closed; Escape and Back close it.
 */
export function ChatDialog({ asked, offer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chat = useChat(offer.slug);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens each time it is asked for
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setOpen(true);
  }, [asked]);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the button
    <dialog
      className="chat"
      ref={dialog}
      aria-labelledby="chat-h"
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="chat-in">
        <div className="chat-head on-navy">
          <h2 id="chat-h">{offer.label}</h2>
          <button className="iconbtn" type="button" aria-label="Close" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <Body chat={chat} offer={offer} />
      </div>
      {isOpen && <CloseOnBack hash="#message" dialog={dialog} onShut={() => setOpen(false)} />}
    </dialog>
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
          <p>The conversation could not be loaded. Check your connection, then try again.</p>
          <button className="btn btn--ink btn--s" type="button" onClick={chat.load}>
            Try again
          </button>
          <a className="link" href={offer.href}>
            Open it as a page
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

/** Scrolls the latest message into view. */
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
