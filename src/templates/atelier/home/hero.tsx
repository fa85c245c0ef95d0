import type { HeroModel } from '../../../features/pages/home/model.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';

/** The headline on a stage with a vehicle of the stock, and a line that says which vehicle it is. */
export function Hero({ hero: { heading, text, picture, caption } }: { hero: HeroModel }) {
  return (
    <div className={picture ? 'hero' : 'hero hero--plain'}>
      <div className="wrap hero-copy">
        <h1>
          <Title text={heading} />
        </h1>
        <p>{text}</p>
      </div>
      {picture && (
        <div className="hero-pic cover">
          <Picture picture={picture} priority sizes="(min-width: 1000px) 74vw, 100vw" />
        </div>
      )}
      {caption && (
        <div className="hero-cut">
          <p className="wrap">
            <span>
              {caption.title}, {caption.text}
            </span>
            <a className="link" href={caption.href}>
              See it
              <span className="vh">: {caption.title}</span>
              <Icon name="arrow-right" />
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

/** A title's last phrase, after its last comma or full stop, in italics: "884 cars, *chosen.*" */
function Title({ text }: { text: string }) {
  const at = Math.max(text.lastIndexOf(', '), text.lastIndexOf('. ')) + 1;
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)} <i>{text.slice(at + 1)}</i>
    </>
  );
}
