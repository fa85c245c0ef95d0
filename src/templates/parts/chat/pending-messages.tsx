import type { Chat } from '../../../features/chat/parts/use-chat.ts';

/** Messages that are being sent, or failed: those say why, and can be sent again, all together. */
export function PendingMessages({ chat }: { chat: Chat }) {
  return chat.pending.map(({ key, text, failed }) => (
    <li key={key} className={failed ? 'said-mine said-failed' : 'said-mine said-sending'}>
      <span className="vh">You: </span>
      {text}
      {failed ? (
        <div className="said-why">
          <p role="alert">{failed}</p>
          <button className="link" type="button" onClick={chat.sayAgain}>
            Try again
          </button>
        </div>
      ) : (
        <small>Sending …</small>
      )}
    </li>
  ));
}
