import type { LogoModel } from '../../../kernel/chrome/model.ts';
import { LogoPicture } from '../../parts/shell/logo-picture.tsx';

/**
 * The dealer's name as a title, its last word on a line of its own where it is large, or their logo; links to the home
 * page.
 */
export function Wordmark({ logo, isFirst = false }: { logo: LogoModel; isFirst?: boolean }) {
  return (
    <a className="logo" href="/">
      {logo.kind === 'picture' ? (
        <LogoPicture logo={logo} priority={isFirst} onNavy={!isFirst} />
      ) : (
        <Name words={logo.name.split(' ')} />
      )}
    </a>
  );
}

function Name({ words }: { words: string[] }) {
  const rest = words.slice(0, -1).join(' ');
  return (
    <span>
      {rest && `${rest} `}
      {rest ? <i>{words.at(-1)}</i> : words.at(-1)}
    </span>
  );
}
