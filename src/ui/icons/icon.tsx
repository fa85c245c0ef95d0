import drawings from './icons.svg?url&no-inline';
import type { ICONS } from './icons.ts';

/** Icon names, so that a view model can carry one. */
export type IconName = keyof typeof ICONS;

/**
 * A line icon beside words with the same meaning, so it is hidden from assistive technology. The style sheet sets its
 * size (`.i`).
 */
export function Icon({ name, className = 'i' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`${className} icon-${name}`}
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
