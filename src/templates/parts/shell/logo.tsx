import type { LogoModel } from '../../../kernel/chrome/model.ts';
import { LogoPicture } from './logo-picture.tsx';

/** The dealer's mark, linked to the home page: their own logo, or letters crossed by the look's meridian. */
export function Logo({ logo, onNavy = false }: { logo: LogoModel; onNavy?: boolean }) {
  return (
    <a className="logo" href="/">
      {logo.kind === 'picture' ? (
        <LogoPicture logo={logo} priority={!onNavy} onNavy={onNavy} />
      ) : (
        <>
          <Mark letters={logo.letters} onNavy={onNavy} />
          <span>{logo.name}</span>
        </>
      )}
    </a>
  );
}

function Mark({ letters, onNavy }: { letters: string; onNavy: boolean }) {
  return (
    <svg className={onNavy ? 'mark mark--on-navy' : 'mark'} viewBox="0 0 36 36" aria-hidden="true">
      <rect className="mark-box" width="36" height="36" rx="3" />
      <path className="mark-line" d="M18 4v5M18 27v5" />
      <text className={`mark-letters mark-letters--${letters.length}`} x="18" y="23.5" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
}
