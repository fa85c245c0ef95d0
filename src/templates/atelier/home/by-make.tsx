import type { HomeModel } from '../../../features/pages/home/model.ts';
import { SectionHead } from '../../parts/home/section-head.tsx';

/** The stock by make, in columns on hairlines. */
export function ByMake({ makes }: { makes: HomeModel['makes'] }) {
  if (makes.items.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="by-make">
      <div className="wrap">
        <SectionHead section={makes} id="by-make" />
        <ul className="makes">
          {makes.items.map(({ label, href, count }) => (
            <li key={href}>
              <a href={href}>
                {label}
                {count !== null && <span>{count.toLocaleString('en-AU')}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
