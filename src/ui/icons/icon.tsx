import drawings from './icons.svg?url&no-inline';
import type { ICONS } from './icons.ts';

/** Icon names, so that a view model can carry one. */
export type IconName = keyof typeof ICONS;

/**
 * A line icon beside words with the same meaning, so assistive technology is told to pass over it. The style sheet says
 * how it is drawn (`.i`: size, colour, lines): a page has hundreds of icons, and every attribute is there as often.
 */
export function Icon({ name, className = 'i' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} role="none">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
