import type { HomeModel } from '../../../features/pages/home/model.ts';
import { CountedLinks, HeadedSection } from '../../parts/home/section-head.tsx';

export function ByMake({ makes }: { makes: HomeModel['makes'] }) {
  if (makes.items.length === 0) return null;
  return (
    <HeadedSection section={makes} id="by-make">
      <CountedLinks className="makes" links={makes.items} />
    </HeadedSection>
  );
}
