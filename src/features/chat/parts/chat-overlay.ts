import { createOverlayTrigger } from '../../../ui/hydration/overlay-trigger.ts';

const opening = createOverlayTrigger();

/** Asks for the chat; each time counts anew, so that it opens again after it was shut. */
export const openChat = opening.open;

/** How often the chat was asked for on this page, followed. */
export const useChatOpenCount = opening.useOpenCount;
