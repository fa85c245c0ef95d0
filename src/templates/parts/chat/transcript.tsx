import type { ReactNode } from 'react';
import type { ChatMessageModel } from '../../../features/chat/model.ts';

/** The stored messages in order; `children` are those not stored yet. */
export function Transcript({ said, children }: { said: readonly ChatMessageModel[]; children?: ReactNode }) {
  return (
    <div role="log" aria-label="Conversation">
      <ol className="said">
        {said.map(({ key, sender, text }, index) => (
          <li
            key={key}
            id={index === said.length - 1 ? 'last' : undefined}
            className={sender === 'visitor' ? 'said-mine' : undefined}
          >
            <span className="vh">{sender === 'visitor' ? 'You: ' : 'Dealer: '}</span>
            {text}
          </li>
        ))}
        {children}
      </ol>
    </div>
  );
}
