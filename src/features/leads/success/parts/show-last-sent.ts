import { enquired } from '../../../../kernel/forms/parts/stores.ts';

/**
 * Says what this browser sent last (S4), after the words of a line (`data-label`) that is hidden until then: its
 * category, and the vehicle it was about.
 */
export function showLastSent(line: HTMLElement): void {
  const [last] = enquired.items();
  if (!last) return;
  const category = document.createElement('b');
  category.textContent = last.category;
  line.replaceChildren(`${line.dataset.label}: `, category);
  if (last.car) {
    const { href, name } = last.car;
    line.append(' about the ', Object.assign(document.createElement('a'), { href, textContent: name }));
  }
  line.hidden = false;
}
