import type { LogoModel } from '../../../kernel/chrome/model.ts';
import { LogoPicture } from '../../parts/shell/logo-picture.tsx';
import { splitNameIntoCards } from './name-in-cards.ts';

/** The dealer's name as a sign, linked to the home page: their logo, or words and cards. */
export function Sign({ logo, priority = false }: { logo: LogoModel; priority?: boolean }) {
  return (
    <a className="logo" href="/">
      {logo.kind === 'picture' ? (
        <LogoPicture logo={logo} priority={priority} onNavy={!priority} />
      ) : (
        <>
          <span className="vh">{logo.name}</span>
          <Name name={logo.name} letters={logo.letters} />
        </>
      )}
    </a>
  );
}

function Name({ name, letters }: { name: string; letters: string }) {
  const { words, cards, cardsFirst } = splitNameIntoCards(name, letters);
  const set = (
    <span className="sign-cards">
      {[...cards.toUpperCase()].map((letter, at) => (
        <b key={at}>{letter}</b>
      ))}
    </span>
  );
  return (
    <span className={cardsFirst ? 'sign sign--letters' : 'sign'} aria-hidden="true">
      {cardsFirst && set}
      <span className="sign-words">{words}</span>
      {!cardsFirst && set}
    </span>
  );
}
