import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';
import { listenForClicks } from '../../../../ui/delegated-clicks.ts';
import type { PhoneModel } from '../model.ts';

/** Buttons with the number's beginning, links that dial it, and the part of a button that only screens need. */
const MASKED = '[data-masked]';
const CALLS = '[data-calls]';
const NUMBER = '.phone-number';

let isRevealed = false;
/** Whether the number was shown, or called, on this page. */
let isRecorded = false;

/**
 * Masked numbers show the whole one when they are pressed, all over the page, and the first reveal or call is recorded
 * (D12). A vehicle without a number is logged to the console (S8).
 */
export function startCalling(phone: PhoneModel | null): void {
  if (!phone) {
    console.warn('This vehicle has no phone number.');
    return;
  }
  listenForClicks(MASKED, (button, event) => {
    event.preventDefault();
    isRevealed = true;
    tellOfReveal(phone);
    recordOnce(phone);
    const link = showNumber(button, phone);
    showNumbers(document, phone);
    // The link replaces the button, which had the focus.
    link.focus({ preventScroll: true });
  });
  // Every such link sends event 25 (`phone-links.ts`).
  listenForClicks(CALLS, () => phone.masked !== null && recordOnce(phone));
  // A part of the page that is made anew shows what the others do.
  document.addEventListener('content-changed', ({ detail }) => isRevealed && showNumbers(detail, phone));
}

function showNumbers(within: ParentNode, phone: PhoneModel): void {
  for (const button of within.querySelectorAll<HTMLElement>(MASKED)) showNumber(button, phone);
}

/** A click on the number is event 25. */
function tellOfReveal({ reveal }: PhoneModel): void {
  sendEventLazily({
    name: 'phone_click',
    path: location.pathname + location.search,
    carId: reveal.car_id,
    data: { action: 'reveal' },
  });
}

/** Replaces a button with a link that dials, of the same icon and words. */
function showNumber(button: HTMLElement, { href, text, reveal }: PhoneModel): HTMLElement {
  const link = Object.assign(document.createElement('a'), { className: button.className, href });
  Object.assign(link.dataset, { carId: String(reveal.car_id), calls: '' });
  link.append(...button.childNodes);
  const number = link.querySelector(NUMBER);
  for (const part of link.querySelectorAll('.not-on-paper, .on-paper')) if (part !== number) part.remove();
  number?.classList.remove('not-on-paper');
  number?.removeAttribute('aria-hidden');
  if (number) number.textContent = text;
  button.replaceWith(link);
  return link;
}

/** The visitor sees the number whether or not it is recorded: a failure is only logged to the console (S8). */
function recordOnce({ reveal, recordPath }: PhoneModel): void {
  if (isRecorded) return;
  isRecorded = true;
  const failed = (reason: unknown) => console.warn('The phone reveal was not recorded', reason);
  fetch(recordPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(reveal),
    keepalive: true,
  }).then((response) => {
    if (!response.ok) failed(response.status);
  }, failed);
}
