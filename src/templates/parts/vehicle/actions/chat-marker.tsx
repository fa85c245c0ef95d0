import type { ChatOffer } from '../../../../kernel/vehicle/buttons-model.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { SheetHere } from '../../sheet-here.tsx';

/** The bubble that opens the chat: an icon at first, with text once the page was scrolled (S9). */
export function ChatMarker({ chat }: { chat: ChatOffer }) {
  return (
    <>
      <SheetHere part="chat-marker" />
      <button className="bubble with-js" type="button" aria-label={chat.label} data-opens="chat">
        <Icon name="message" />
        <span>{chat.label}</span>
      </button>
    </>
  );
}
