/** The visitor's last action: a change of the field that the selector finds, or a followed link. */
type Act = { kind: 'field'; selector: string } | { kind: 'link' };

export interface ResultsInSight {
  /** The first part of new results is there. */
  onFirst(region: HTMLElement): void;
  /** All of it is there: the field that was changed may have moved only now. */
  onWhole(region: HTMLElement): void;
}

/**
 * After a new search the top of the results is scrolled into view (B15), and the focus is where it belongs: on the
 * field that was changed, even when it moved, or on the results when a link was followed. Visitors who have begun to
 * type elsewhere meanwhile keep the focus there. Back and forward restore their own position instead.
 */
export function followActs(): ResultsInSight {
  let last: Act | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (isTextBox(target)) last = null;
  });
  document.addEventListener('input', ({ target }) => {
    if (isTextBox(target)) last = null;
  });
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    const selector = `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`;
    last = name ? { kind: 'field', selector } : null;
  });
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) last = { kind: 'link' };
  };
  document.addEventListener('click', onClick, true);
  return {
    onFirst(region) {
      if (region.getBoundingClientRect().top < 0) region.scrollIntoView({ behavior: 'instant' });
      placeFocus(region, last);
      if (last?.kind === 'link') last = null;
    },
    onWhole: (region) => placeFocus(region, last),
  };
}

function placeFocus(region: HTMLElement, act: Act | null): void {
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (act?.kind !== 'link' && !isLost) return;
  const field = act?.kind === 'field' && document.querySelector<HTMLElement>(act.selector);
  (field || region).focus({ preventScroll: true });
}

function isTextBox(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && /^(text|search|tel|email|number)$/.test(target.type);
}
