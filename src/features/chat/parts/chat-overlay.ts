import { createOverlayTrigger } from '../../../ui/hydration/overlay-trigger.ts';

const opening = createOverlayTrigger();

/** Opens the chat; each call counts anew, so that it opens again after it was closed. */
export const openChat = opening.open;

export const useChatOpenCount = opening.useOpenCount;
