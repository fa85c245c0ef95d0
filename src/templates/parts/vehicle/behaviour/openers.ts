import { chatOverlay } from '../../../../features/chat/parts/chat-overlay.ts';
import { vehicleFormOverlays } from '../../../../features/leads/enquiry/parts/vehicle-form-overlay.ts';
import type { VehicleFormId } from '../../../../kernel/vehicle/buttons-model.ts';
import { listenForClicks } from '../../../../ui/delegated-clicks.ts';
import { askForIslands } from '../../../../ui/islands/ask-for-islands.ts';
import { isPlainClick } from '../../../../ui/plain-click.ts';

const OPENERS: Readonly<Record<string, () => void>> = {
  chat: chatOverlay.open,
  enquiry: () => showForm('enquiry'),
  'test-drive': () => showForm('test-drive'),
};

/**
 * Opens a dialog, or scrolls to a form in the page; with a modifier key, and without scripts, a link leads to a page of
 * its own.
 */
export function startOpeners(): void {
  const reach = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-opens]')) loadOverlays();
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach);
  listenForClicks('[data-opens]', (opener, event) => {
    const open = OPENERS[opener.dataset.opens ?? ''];
    // Early presses of buttons are replayed as events without a mouse.
    if (!open || (opener.matches('a') && !isPlainClick(event))) return;
    event.preventDefault();
    loadOverlays();
    open();
  });
}

/** They are hydrated when the page has come to rest; pointing at what opens them, or its focus, does not wait. */
function loadOverlays(): void {
  const overlays = document.querySelector<HTMLElement>(
    '[data-island=vehicle-overlays]:is([data-when], [data-hydrated=failed])',
  );
  if (overlays) askForIslands(overlays);
}

function showForm(id: VehicleFormId): void {
  const inline = document.getElementById(id);
  if (inline) inline.scrollIntoView();
  else vehicleFormOverlays[id].open();
}
