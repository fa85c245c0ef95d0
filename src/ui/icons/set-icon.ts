import type { IconName } from './icon.tsx';

/** Gives the icon inside an element another drawing. */
export function setIcon(within: Element, name: IconName): void {
  const drawing = within.querySelector('use');
  drawing?.setAttribute('href', `${drawing.getAttribute('href')?.split('#', 1)[0]}#${name}`);
}
