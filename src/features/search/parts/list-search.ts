/**
 * Searching in a long list of values: those that do not match are hidden, chosen ones always stay. The box has no name,
 * so the form does not submit it.
 */
export function searchLists(root: HTMLElement): void {
  root.addEventListener('input', ({ target }) => {
    if (isListSearch(target)) filterList(target);
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && isListSearch(event.target)) event.preventDefault();
  });
}

/** Filters every list again by what stands in its box. */
export function filterLists(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('.seek input')) if (box.value) filterList(box);
}

function filterList(box: HTMLInputElement): void {
  const list = box.closest('.checks');
  const status = box.parentElement?.querySelector('[role=status]');
  if (!list || !status) return;
  const wanted = box.value.trim().toLowerCase();
  let found = 0;
  for (const label of list.querySelectorAll<HTMLElement>(':scope > label')) {
    const isFound = wordsOf(label).includes(wanted);
    if (isFound) found++;
    label.hidden = !isFound && !label.querySelector('input')?.defaultChecked;
  }
  list.classList.toggle('is-searched', wanted !== '');
  status.classList.toggle('vh', wanted === '' || found > 0);
  status.textContent = wanted === '' ? '' : found > 0 ? `${found} found` : `Nothing matches “${box.value.trim()}”.`;
}

/** The label's words, without its count. */
function wordsOf(label: HTMLElement): string {
  return [...label.childNodes]
    .map((node) => (node.nodeType === 3 ? node.nodeValue : ''))
    .join('')
    .toLowerCase();
}

function isListSearch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.closest('.seek') !== null;
}
