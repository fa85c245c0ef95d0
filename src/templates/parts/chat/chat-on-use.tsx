import { type ComponentType, useEffect, useState } from 'react';
import { chatOverlay } from '../../../features/chat/parts/chat-overlay.ts';
import type { ChatOffer } from '../../../kernel/vehicle/buttons-model.ts';
import { useOpenCount } from '../../../ui/hydration/use-open-count.ts';
import { withSheet } from '../sheet-on-use.ts';

type Loaded = { Chat: ComponentType<{ asked: number }> };

/** The chat, whose code is loaded on first use. Where that fails, the built-in chat page remains. */
export function ChatOnUse({ offer }: { offer: ChatOffer }) {
  const openCount = useOpenCount(chatOverlay);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again after a failure, it is fetched again
  useEffect(() => {
    if (openCount === 0 || loaded) return;
    loadChat(offer).then(setLoaded, (error: unknown) => {
      console.warn('The chat could not be loaded', error);
      if (offer.kind === 'built_in') location.assign(offer.href);
    });
  }, [openCount]);
  return loaded && <loaded.Chat asked={openCount} />;
}

async function loadChat(offer: ChatOffer): Promise<Loaded> {
  if (offer.kind === 'embed') {
    const { ChatEmbed } = await import('./chat-embed.tsx');
    return { Chat: ({ asked: openCount }) => <ChatEmbed asked={openCount} offer={offer} /> };
  }
  const { ChatDialog } = await withSheet('chat', import('./chat-dialog.tsx'));
  return { Chat: ({ asked: openCount }) => <ChatDialog asked={openCount} offer={offer} /> };
}
