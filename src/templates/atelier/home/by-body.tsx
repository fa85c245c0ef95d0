import { formatThousands } from '../../../domain/text/format.ts';
import type { HomeModel } from '../../../features/pages/home/model.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { HeadedSection } from '../../parts/home/section-head.tsx';

/** How many bodies fit beside the picture of the one that is pointed at. */
const MOST = 7;

/** The stock by body, as an index in large type. The picture beside it shows the body that is pointed at. */
export function ByBody({ bodies }: { bodies: HomeModel['bodies'] }) {
  const items = bodies.items.slice(0, MOST);
  const [first] = items;
  if (!first) return null;
  return (
    <HeadedSection section={bodies} id="by-body">
      <div className="body-index">
        <ul className="bodies">
          {items.map(({ label, href, count, from }) => (
            <li key={href}>
              <a href={href}>
                <span className="name">{label}</span> <span>{formatThousands(count)}</span>
                {from && <b>{from}</b>}
              </a>
            </li>
          ))}
        </ul>
        <div className="lead cover" aria-hidden="true">
          {items.map(({ href, picture }) =>
            picture ? (
              <Picture key={href} picture={picture} sizes="(min-width: 1120px) 54vw, 100vw" inFewWidths />
            ) : (
              <span key={href} />
            ),
          )}
        </div>
      </div>
    </HeadedSection>
  );
}
