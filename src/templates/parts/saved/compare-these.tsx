import { linkToComparison } from '../../../features/account/compare/parse-cars.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { Gains } from './gains.tsx';

/**
 * The link that compares the listed vehicles, up to the site's limit; nothing below two, or where the site does not
 * compare (limit 0).
 */
export function CompareThese({ slugs, limit }: { slugs: string[]; limit: number }) {
  const first = slugs.slice(0, limit);
  if (first.length < 2) return null;
  return (
    <p className="saved-act">
      <a className="btn btn--line btn--s" href={linkToComparison(first)}>
        <Icon name="arrow-left-right" />
        {first.length < slugs.length ? `Compare the first ${first.length}` : 'Compare these'}
      </a>
    </p>
  );
}

interface NothingSavedProps {
  empty: { heading: string; text: string; gains?: readonly string[]; action: { label: string; href: string } };
}

export function NothingSaved({ empty: { heading, text, gains = [], action } }: NothingSavedProps) {
  return (
    <div className="none">
      <h2>{heading}</h2>
      <p>{text}</p>
      {gains.length > 0 && <Gains items={gains} />}
      <div className="none-go">
        <LinkTo className="btn btn--ink" to={action} />
      </div>
    </div>
  );
}
