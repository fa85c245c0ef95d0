import { createOverlayTrigger } from '../../../ui/hydration/overlay-trigger.ts';

/** Opens the chat; each call counts anew, so that it opens again after it was closed. */
export const chatOverlay = createOverlayTrigger();
