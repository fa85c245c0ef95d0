import { listOpenSheets } from './sheets.ts';

/** On the document while something lies over the whole window: the page below does not scroll. */
const COVERED = 'is-covered';

/**
 * While one of the page's sheets is open, everything else is inert; after that the focus returns to what opened it
 * (B9).
 */
export function coverPageBehindSheets(root: HTMLElement): void {
  let uncover: (() => void) | undefined;
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    // Before the browser returns the focus, which fails while its target is still inert.
    if (newState !== 'closed') return;
    uncover?.();
    uncover = undefined;
  };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!isSheet(target)) return;
    if (newState === 'closed') returnFocus(root, target);
    else uncover ??= cover(target);
  };
  root.addEventListener('beforetoggle', onBeforeToggle, true);
  root.addEventListener('toggle', onToggle, true);
  // Opened before this script ran.
  for (const sheet of listOpenSheets(root)) uncover = cover(sheet);
  window.addEventListener('resize', () => {
    const sheet = root.querySelector<HTMLElement>('[popover]:popover-open');
    // On a screen that has become wide it is no longer a sheet.
    if (sheet && !closeButtonOf(sheet)?.checkVisibility()) sheet.hidePopover();
  });
}

function isSheet(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.popover !== null;
}

function closeButtonOf(sheet: HTMLElement): HTMLElement | null {
  return sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]');
}

/**
 * Makes everything inert beside the sheet and what screen readers announce; returns the undo. The rest of the page
 * becomes inert once the sheet has slid in: that styles the whole page anew, and would hold up the movement.
 */
function cover(sheet: HTMLElement): () => void {
  let covered: HTMLElement[] = [];
  const stop = onceOpened(sheet, () => {
    covered = besideOf(sheet);
    for (const element of covered) element.inert = true;
  });
  document.documentElement.classList.add(COVERED);
  const role = sheet.getAttribute('role');
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-modal', 'true');
  if (!sheet.contains(document.activeElement)) closeButtonOf(sheet)?.focus();
  return () => {
    stop();
    document.documentElement.classList.remove(COVERED);
    for (const element of covered) element.inert = false;
    sheet.removeAttribute('aria-modal');
    if (role) sheet.setAttribute('role', role);
    else sheet.removeAttribute('role');
  };
}

/** Works once the sheet's transitions have ended, unless the returned function is called before. */
function onceOpened(sheet: HTMLElement, work: () => void): () => void {
  let isOver = false;
  requestAnimationFrame(async () => {
    await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
    setTimeout(() => {
      if (!isOver) work();
    });
  });
  return () => {
    isOver = true;
  };
}

function besideOf(sheet: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let at: HTMLElement = sheet; at !== document.body && at.parentElement; at = at.parentElement)
    for (const element of at.parentElement.children)
      if (element !== at && element instanceof HTMLElement && !element.inert && !element.matches('[role=status]'))
        beside.push(element);
  return beside;
}

/** Some browsers don't focus a clicked button, and so have nowhere to return to. */
function returnFocus(root: HTMLElement, sheet: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  const opener = `[popovertarget="${CSS.escape(sheet.id)}"]:not([popovertargetaction])`;
  root.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true });
}
